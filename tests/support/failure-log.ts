import type { TestContext } from 'vitest'

/** Most lines that are kept: what one test writes before it fails. */
const linesMax = 100

const lines: (() => string)[] = []
let written = 0

/** Keeps a line of an app or a process, to be formatted and printed where the running test fails. */
export const keepLine = (line: () => string): void => {
  written += 1
  lines.push(line)
  if (lines.length > linesMax) lines.shift()
}

/** Prints what apps and processes wrote during a test where it fails; called at the start of each. */
export const printLinesOnFailure = ({ onTestFailed }: TestContext): void => {
  const before = written
  onTestFailed(() => {
    const added = lines.slice(Math.max(0, lines.length - (written - before)))
    if (added.length > 0)
      console.error(`During this test the service wrote:\n  ${added.map(line => line()).join('\n  ')}`)
  })
}
