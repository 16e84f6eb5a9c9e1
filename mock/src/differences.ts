import { isChanging } from './cassette.ts'

/** Value of an answer that has moved. */
export interface Moved {
  /** Its path, as `data.lines[0].amount`; empty for the whole answer. */
  path: string
  before: unknown
  after: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const join = (path: string, key: string, isList: boolean): string =>
  isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`

/** Lists the values that differ between two answers, deepest paths, without those that change with each call. */
export const listMoved = (before: unknown, after: unknown, changing: readonly string[], path = ''): Moved[] => {
  if (isChanging(path, changing) || Object.is(before, after)) return []
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap(key => listMoved(before[key], after[key], changing, join(path, key, Array.isArray(before))))
}

/** Parameter of the law that an answer rests on, as in `meta.law`. */
interface CitedLaw {
  id: string
  value: unknown
  from: string
  article: string
}

/** What may move an answer: law, price tables, day, contract. */
interface Grounds {
  law: ReadonlyMap<string, CitedLaw>
  tables: unknown
  day: unknown
  contract: string
}

const readGrounds = (answer: unknown, contract: string): Grounds => {
  const { data, meta } = Object(answer) as { data?: unknown; meta?: { law?: CitedLaw[] } }
  const { reference, valuationDate } = Object(data) as { reference?: { tables?: unknown }; valuationDate?: unknown }
  const law = new Map((meta?.law ?? []).map(entry => [entry.id, entry]))
  return { law, tables: reference?.tables, day: valuationDate, contract }
}

/** Longest value of a parameter that is printed, in characters; tables are longer. */
const shownMax = 60

const formatVersion = ({ value, from, article }: CitedLaw): string => {
  const shown = JSON.stringify(value)
  return `${shown.length > shownMax ? 'a table' : shown} from ${from} (${article})`
}

/** Names the versions of parameters that two answers do not share. */
const explainLaw = (before: Grounds['law'], after: Grounds['law']): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap(id => {
    const [earlier, later] = [before.get(id), after.get(id)]
    if (!earlier) return later ? [`law ${id} applies now: ${formatVersion(later)}`] : []
    if (!later) return [`law ${id} applies no more`]
    const isSame = earlier.from === later.from && JSON.stringify(earlier.value) === JSON.stringify(later.value)
    return isSame ? [] : [`law ${id}: ${formatVersion(earlier)} is now ${formatVersion(later)}`]
  })

/** Explains why an answer moved: parameters of law, price tables, the day of the valuation, the contract; empty where none did. */
export const explainMove = (
  before: { answer?: unknown; contract: string },
  after: { answer?: unknown; contract: string },
): string[] => {
  const [earlier, later] = [readGrounds(before.answer, before.contract), readGrounds(after.answer, after.contract)]
  const change = (name: string, from: unknown, to: unknown): string[] =>
    Object.is(from, to) ? [] : [`${name} ${JSON.stringify(from ?? null)} is now ${JSON.stringify(to ?? null)}`]
  return [
    ...explainLaw(earlier.law, later.law),
    ...change('tables', earlier.tables, later.tables),
    ...change('valuation day', earlier.day, later.day),
    ...change('contract', earlier.contract, later.contract),
  ]
}
