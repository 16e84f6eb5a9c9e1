import { expect, test } from 'vitest'
import { type Run, suiteVerdict } from './once-more.ts'
import type { FileResult, RunResult } from './reporter.ts'

const good = (file: string, passed = 1): FileResult => ({ file, passed, failed: 0, skipped: 0 })
const bad = (file: string, failure = 'late'): FileResult => ({ file, passed: 2, failed: 1, skipped: 0, failure })
const result = (...files: FileResult[]): RunResult => ({ files, globalErrors: [], written: 1, rows: 1 })

/** Judges one configuration by what its run finds and by what each file finds by itself. */
const verdictOf = (first: RunResult, alone: Record<string, FileResult> = {}) => {
  const said: string[] = []
  const rerun: string[] = []
  const run: Run = (_config, file) => {
    if (file === undefined) return first
    rerun.push(file)
    return result(alone[file] ?? good(file))
  }
  return { ...suiteVerdict(['one'], run, line => void said.push(line)), said, rerun }
}

test('what passes is run once, and all of it is counted', () => {
  const { said, rerun, ...verdict } = verdictOf(result(good('a', 3), { ...good('b', 2), skipped: 1 }))
  expect(verdict).toEqual({ passed: 5, failed: 0, skipped: 1, flickered: [], isGood: true })
  expect([said, rerun]).toEqual([[], []])
})

test('a file that fails beside others and passes by itself has flickered, with its first failure, and counts as passed', () => {
  const { said, rerun, ...verdict } = verdictOf(result(good('a'), bad('b', 'too late')), { b: good('b', 3) })
  expect(verdict).toEqual({ passed: 4, failed: 0, skipped: 0, flickered: ['b'], isGood: true })
  expect([said, rerun]).toEqual([['flickered: b\ntoo late'], ['b']])
})

test('a file that fails by itself too fails the run, and nothing else is run again', () => {
  const { said, rerun, ...verdict } = verdictOf(result(bad('a', 'wrong'), bad('b')), { a: bad('a') })
  expect(verdict).toEqual({ passed: 4, failed: 2, skipped: 0, flickered: [], isGood: false })
  expect(said).toEqual(['failed by itself too: a\nwrong', 'not run again: b\nlate'])
  expect(rerun).toEqual(['a'])
})

test('two files may flicker; with a third the run fails, and the third counts as it was', () => {
  expect(verdictOf(result(bad('a'), bad('b')))).toMatchObject({ failed: 0, flickered: ['a', 'b'], isGood: true })
  const { said, rerun, ...verdict } = verdictOf(result(bad('a'), bad('b'), bad('c'), bad('d')))
  expect(verdict).toMatchObject({ failed: 2, flickered: ['a', 'b', 'c'], isGood: false })
  expect(said.at(-1)).toBe('not run again: d\nlate')
  expect(rerun).toEqual(['a', 'b', 'c'])
})

test('the files of all configurations flicker together', () => {
  const run: Run = (config, file) =>
    file === undefined ? result(bad(`${config}/a`), bad(`${config}/b`)) : result(good(file))
  const verdict = suiteVerdict(['one', 'two'], run, () => {})
  expect(verdict).toMatchObject({ failed: 2, flickered: ['one/a', 'one/b', 'two/a'], isGood: false })
})

test('an error of no file fails the run, and the next configuration is not run', () => {
  const said: string[] = []
  const run: Run = config => ({ ...result(good(config)), globalErrors: config === 'one' ? ['out of nowhere'] : [] })
  const verdict = suiteVerdict(['one', 'two'], run, line => void said.push(line))
  expect(verdict).toEqual({ passed: 1, failed: 1, skipped: 0, flickered: [], isGood: false })
  expect(said).toEqual(['an error of no file:\nout of nowhere', 'not run: two'])
})
