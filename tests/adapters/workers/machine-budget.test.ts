import { describe, expect, test } from 'vitest'
import { calculateAdvisedMiB, calculateBudget, readMachine } from '#server/adapters/workers/machine-budget'

const MiB = 1024 * 1024

describe('threads by memory and cores', () => {
  // (memory − 200) ÷ 128 MiB, at most the cores and four.
  test.each([
    [256, 16, 1],
    [327, 16, 1],
    [456, 16, 2],
    [512, 1, 1],
    [512, 4, 2],
    [640, 4, 3],
    [1024, 2, 2],
    [1024, 16, 4],
    [65_536, 64, 4],
  ])('%i MiB and %i cores have %i', (memoryMiB, cores, threads) => {
    expect(calculateBudget({ cores, memoryBytes: memoryMiB * MiB })).toMatchObject({ threads })
  })

  test('a setting replaces the number, on any machine', () => {
    expect(calculateBudget({ cores: 1, memoryBytes: 256 * MiB }, 3)).toMatchObject({ threads: 3 })
  })
})

test('bodies that wait take an eighth of the memory, 128 MiB at most; small containers have small threads', () => {
  expect(calculateBudget({ cores: 2, memoryBytes: 256 * MiB })).toMatchObject({
    limits: { bytes: 32 * MiB },
    threadMiB: 96,
  })
  expect(calculateBudget({ cores: 2, memoryBytes: 1024 * MiB })).toMatchObject({
    limits: { bytes: 128 * MiB, calls: 128 },
    threadMiB: 256,
  })
  expect(calculateBudget({ cores: 2, memoryBytes: 64_000 * MiB })).toMatchObject({ limits: { bytes: 128 * MiB } })
})

test.each([
  // 200 for the process, 128 a thread, 250 for one picture.
  [1, 578],
  [2, 706],
  [4, 962],
])('%i threads are advised %i MiB', (threads, advised) => {
  expect(calculateAdvisedMiB(threads)).toBe(advised)
})

test('this machine has cores and a finite memory, whether it is limited or not', () => {
  const { cores, memoryBytes } = readMachine()
  expect(cores).toBeGreaterThan(0)
  expect(Number.isFinite(memoryBytes)).toBe(true)
  expect(memoryBytes).toBeGreaterThan(64 * MiB)
})
