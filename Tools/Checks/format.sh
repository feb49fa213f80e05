#!/usr/bin/env bash
# swift format lint --strict --recursive
# reads: *.swift .swift-format
# place: 10
exec swift format lint --strict --recursive --parallel Package.swift Packages Examples Tools
