import { readFileSync } from 'node:fs'
import { goldenOperations } from '#contract/openapi/golden-index'

/** How far figures of a case may be off where the source prints them rounded. */
interface GoldenTolerance {
  amount?: number
  rate?: number
  multiple?: number
}

/** A row of `lines` that a case expects. */
interface GoldenLine {
  key: string
  amount?: number
  range?: { low: number; high: number }
}

/** A request with the answer that others worked out, as `examples/golden/schema.json` describes it. */
export interface GoldenCase {
  id: string
  says: string
  request: Readonly<Record<string, unknown>>
  status: 200 | 400 | 404
  expected: Readonly<Record<string, unknown>> & { lines?: readonly GoldenLine[] }
  sums?: readonly { keys: readonly string[]; amount: number }[]
  tolerance?: GoldenTolerance
  source: { kind: 'published' | 'law' | 'identity'; title: string; url?: string; place?: string; working?: string }
  certainty: string
  checkedOn: string
  note?: string
}

/** All cases of one operation. */
export interface GoldenFile {
  version: string
  operation: string
  method: 'POST'
  path: string
  cases: readonly GoldenCase[]
}

type GoldenOperation = (typeof goldenOperations)[number]

/** Where the files lie. */
export const goldenFolder = new URL('../../examples/golden/', import.meta.url)

/** A file of the folder, parsed. */
export const readGolden = (name: string): unknown => JSON.parse(readFileSync(new URL(name, goldenFolder), 'utf8'))

/** The files of cases, by operation. */
export const goldenFiles = Object.fromEntries(
  // Files of the repository; a test validates each against the schema.
  goldenOperations.map(operation => [operation, readGolden(`${operation}.json`) as GoldenFile]),
) as Readonly<Record<GoldenOperation, GoldenFile>>

/** The cases of an operation that are answered with 200. */
export const goldenAnswers = (operation: GoldenOperation): readonly GoldenCase[] =>
  goldenFiles[operation].cases.filter(({ status }) => status === 200)

/** Who printed the figures of a case, in one line for the title of a test. */
export const sourceOf = ({ source: { title, place, url } }: GoldenCase): string =>
  [title, place ?? url].filter(part => part !== undefined).join(', ')

/**
 * Pairs each case with what a table checks of it beside its published figures, by its id; an Error names an id that no
 * case has, so that no check is lost when a case is renamed.
 */
export const withMore = <More>(
  cases: readonly GoldenCase[],
  more: Readonly<Record<string, More>>,
): readonly (readonly [golden: GoldenCase, more: More | undefined])[] => {
  const ids = new Set(cases.map(({ id }) => id))
  const unknown = Object.keys(more).filter(id => !ids.has(id))
  if (unknown.length > 0) throw new Error(`No golden case is called ${unknown.join(', ')}.`)
  return cases.map(golden => [golden, more[golden.id]])
}

/** Amounts of the lines that a case expects, by key; sums of one key are among them. */
export const amountsOf = ({ expected: { lines = [] }, sums = [] }: GoldenCase): Record<string, number> =>
  Object.fromEntries([
    ...lines.flatMap(({ key, amount }) => (amount === undefined ? [] : [[key, amount]])),
    ...sums.flatMap(({ keys: [key, ...others], amount }) => (others.length === 0 ? [[key, amount]] : [])),
  ])
