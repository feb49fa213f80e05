import IssueCases

// All cases in a program that links no test framework.

for place in Place.allCases {
  for issueCase in IssueCase.reporting + IssueCase.quiet { await place.run(issueCase) }
}
print("carried on")
