import ReactiveCore

let numbers = PassthroughSubject<Int, Never>()
let cancellable = numbers.map { $0 * 2 }.filter { $0 > 2 }.sink { print($0) }
numbers.send(1)
numbers.send(2)
cancellable.cancel()
