import type { Fact } from '../fact.ts'
import { findStatedFigures } from '../references/stated-figures.ts'
import { currencyOf, priceCurrencyOf } from '../references/units.ts'
import { nothingSaid, type Period, periodByRole, type Said, toSaid } from './meanings.ts'
import { readBeside, readMentions } from './words-beside.ts'

const isTransparent = (unit: string): boolean => unit === 'calendar year' || unit === 'day'

/** The words of a line before a figure in it and those behind it, up to its neighbours. */
const labelsInWords = (words: string, { value, unit }: Fact): { before: string; behind: string } | undefined => {
  const figures = findStatedFigures(words)
  const at = figures.findIndex(figure => figure.value === value && figure.unit === unit)
  const own = figures[at]
  if (!own) return undefined
  const last = figures.slice(0, at).findLast(figure => !isTransparent(figure.unit))
  return { before: words.slice(last?.end ?? 0, own.start), behind: words.slice(own.end, figures[at + 1]?.start) }
}

const byPath = (path: string, label = ''): Said => {
  const last = path.slice(path.lastIndexOf('.') + 1)
  const own = toSaid(readMentions(last, 'any'))
  const wider = toSaid(readMentions(`${path.replaceAll(/[[\]\d.]+/g, ' ')} ${label}`, 'any'))
  const hasOwn = own.roles.size > 0
  return { ...(hasOwn ? own : wider), isReference: wider.isReference, period: own.period ?? wider.period }
}

/** The label of a line is all in front of its figure; where it names nothing, the words behind say what it is. */
const inWords = (words: string, fact: Fact): Said => {
  const labels = labelsInWords(words, fact)
  if (!labels) return nothingSaid
  const clause = labels.before.split(/[.;,\n](?=\s|$)/).at(-1) ?? ''
  const { period, ...beside } = readBeside({ before: '', after: labels.behind }, 'any')
  const ahead = toSaid(readMentions(clause, 'any'))
  const said = ahead.roles.size > 0 ? ahead : beside
  return { ...said, period: period ?? ahead.period }
}

const readFact = (fact: Fact): Said => {
  const { source, unit } = fact
  if (source.kind === 'law') return nothingSaid
  const said = source.path === undefined ? inWords(source.words ?? '', fact) : byPath(source.path, fact.label)
  const isMoney = currencyOf(unit) !== undefined || priceCurrencyOf(unit) !== undefined
  const period: Period | undefined = said.period ?? (isMoney ? periodByRole(said) : undefined)
  return { ...said, period: isMoney ? period : undefined }
}

/** Most meanings that are kept for facts of equal meaning. */
const sharedMax = 2000
const shared = new Map<string, Said>()

/** The same object for equal meanings, so that what is worked out of one is worked out once. */
const shareMeaning = (said: Said): Said => {
  const key = JSON.stringify({ ...said, roles: [...said.roles].sort() })
  const known = shared.get(key)
  if (known) return known
  if (shared.size >= sharedMax) shared.clear()
  shared.set(key, said)
  return said
}

const remembered = new WeakMap<Fact, Said>()

/** What the words around a fact say of it: the line of its text, or its path and the names next to it in JSON. */
export const getFactMeaning = (fact: Fact): Said => {
  const known = remembered.get(fact) ?? shareMeaning(readFact(fact))
  remembered.set(fact, known)
  return known
}
