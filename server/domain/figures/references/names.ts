import type { Fact } from '../fact.ts'
import { type UnitOfField, unitsOfLeaves } from './field-units.ts'
import { formatLeafPath, type JsonLeaf, jsonIn } from './json-leaves.ts'
import { findStatedFigures, type StatedFigure } from './stated-figures.ts'

/** Most names for figures of a caller: more would cost more to read than they are worth. */
export const namesMax = 300
/** Most names of one request: those of results come last and are what an answer is about. */
const allNamesMax = 900
/** Most facts; figures after them have neither a name nor a source. */
const factsMax = 2000

/** Braces of a caller that look like names of ours. */
const forged = /[{｛][\s{｛]{0,9}((?:[~(]\s?)*[DLC]\s?\d[^{}｛｝\n]{0,200})[}｝](?:\s?[}｝]){0,9}/giu

/** A text whose braces contain no name: lookalikes are put in brackets. */
export const withoutNames = (text: string): string => text.replaceAll(forged, '($1)')

/** A figure with its position in its source. */
interface Found extends StatedFigure {
  source: Fact['source']
  label?: string
  /** It is known, but no value that a text would state: the day of an act, the number of a tariff. */
  isNameless?: boolean
}

const wordsBefore = 60
const wordsBehind = 30

/** The words around a figure, on its line. */
const wordsAround = (text: string, { start, end }: StatedFigure): string => {
  const before =
    text
      .slice(Math.max(0, start - wordsBefore), start)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(end, end + wordsBehind).split('\n')[0] ?? ''
  const first = start > wordsBefore && before.length === wordsBefore ? before.replace(/^\S*\s/, '') : before
  const last = behind.length === wordsBehind ? behind.replace(/\s\S*$/, '') : behind
  return `${first}${text.slice(start, end).slice(0, 60)}${last}`.trim()
}

const inProse = (text: string, start: number, end: number): Found[] => {
  const part = text.slice(start, end)
  return findStatedFigures(part).map(figure => ({
    ...figure,
    start: start + figure.start,
    end: start + figure.end,
    source: { kind: 'input', words: wordsAround(part, figure) },
  }))
}

/** Most characters of a text inside JSON that is read for figures. */
const leafTextMax = 2000

/** Keys of JSON whose texts say where something comes from; their numbers are no figures of the matter. */
const origins: ReadonlySet<string> = new Set(['source', 'sourceUrl', 'url', 'tables', 'method', 'basis'])

const inLeaf = (text: string, leaf: JsonLeaf, kind: Fact['source']['kind'], prefix: string): Found[] => {
  const path = `${prefix}${formatLeafPath(leaf.path)}`.slice(0, 300)
  const written = text.slice(leaf.start, leaf.end)
  if (leaf.end - leaf.start > leafTextMax || written.includes('\\u') || origins.has(leaf.path.at(-1) ?? '')) return []
  return findStatedFigures(written).map(figure => ({
    ...figure,
    start: leaf.start + figure.start,
    end: leaf.start + figure.end,
    source: { kind, path },
    // The whole text is the value of its field; of a sentence, an act or a result's days a part is none.
    isNameless: figure.end - figure.start < written.length || (kind !== 'input' && typeof figure.value === 'string'),
  }))
}

/** Keys whose texts say what the numbers next to them are. */
const labelKeys: ReadonlySet<string> = new Set(['key', 'label', 'labelKey', 'localLabel', 'name'])
/** Keys whose numbers are what such a text says. */
const labelledKeys: ReadonlySet<string> = new Set(['amount', 'pct', 'rate', 'value', 'share', 'points', 'total'])
const labelMax = 120

/** The texts that say what the numbers of each object of some JSON are. */
const labelsOfObjects = (leaves: readonly JsonLeaf[]): ReadonlyMap<string, string> => {
  const labels = new Map<string, string>()
  for (const { path, value } of leaves) {
    if (typeof value !== 'string' || !labelKeys.has(path.at(-1) ?? '')) continue
    const object = formatLeafPath(path.slice(0, -1))
    labels.set(object, `${labels.get(object) ?? ''} ${value}`.slice(0, labelMax))
  }
  return labels
}

/** The figures of JSON: numbers with the unit of their field, days, periods and what its texts state. */
const inJson = (text: string, leaves: readonly JsonLeaf[], unitOf: UnitOfField, from: ResultSource): Found[] => {
  const unit = unitsOfLeaves(leaves, unitOf)
  const { kind, path = '' } = from
  const labels = labelsOfObjects(leaves)
  return leaves.flatMap(leaf => {
    const { value, start, end } = leaf
    if (typeof value === 'string') return inLeaf(text, leaf, kind, path)
    const isLabelled = labelledKeys.has(leaf.path.at(-1) ?? '')
    const label = isLabelled ? labels.get(formatLeafPath(leaf.path.slice(0, -1))) : undefined
    return [
      {
        ...{ start, end, value, unit: unit(leaf) },
        source: { kind, path: `${path}${formatLeafPath(leaf.path)}`.slice(0, 300) },
        ...(label === undefined ? {} : { label }),
      },
    ]
  })
}

/** Where JSON comes from. */
interface ResultSource {
  kind: Fact['source']['kind']
  /** Prefix of each path, as `calculations[0].`. */
  path?: string
  /** Units of its fields, where more precise than the table of the whole contract. */
  unitOf?: UnitOfField
}

/** Names for the figures of one request, in one numbering. */
export interface Naming {
  /** A text of the caller with a name behind each of its figures, as `1024200 EUR {D4}`. */
  text(text: string): string
  /** A text of the caller whose figures are known and have no names, since later texts need them. */
  remember(text: string): string
  /** How many figures of a text of the caller would have a name. */
  count(text: string): number
  /** JSON of this service with a name behind each of its figures. */
  json(value: object, from: ResultSource): string
  /** An earlier turn of the assistant: figures that are facts are their names again, `{D4}`. */
  earlier(text: string): string
  /** Adds facts that have names of their own, as those of law. */
  add(facts: readonly Fact[]): void
  /** All facts so far, those without a name too. */
  facts(): readonly Fact[]
}

const factKey = ({ value, unit }: Pick<Fact, 'value' | 'unit'>): string => `${unit} ${value}`

/** The facts of one request, and the first name of each value. */
const createFactRegister = () => {
  const facts: Fact[] = []
  const byValue = new Map<string, string>()
  let count = 0
  const put = (fact: Fact): void => {
    facts.push(fact)
    if (fact.name !== undefined && !byValue.has(factKey(fact))) byValue.set(factKey(fact), fact.name)
  }
  /** A text with names behind the figures that were found in it, as long as there are names. */
  const named = (text: string, found: readonly Found[], max: number): string => {
    const pieces: string[] = []
    let read = 0
    for (const { end, value, unit, source, label, isNameless } of found.slice(
      0,
      Math.max(0, factsMax - facts.length),
    )) {
      const name = count < max && isNameless !== true ? `D${count + 1}` : undefined
      put({ name, value, unit, source, ...(label === undefined ? {} : { label }) })
      if (name === undefined) continue
      count += 1
      pieces.push(text.slice(read, end), ` {${name}}`)
      read = end
    }
    return `${pieces.join('')}${text.slice(read)}`
  }
  return { facts, byValue, put, named }
}

/** The figures of a text of the caller, in prose and in JSON. */
const callerFigures = (text: string, unitOf: UnitOfField): Found[] => {
  let read = 0
  const found: Found[] = []
  for (const { start, end, leaves } of jsonIn(text)) {
    for (const figure of inProse(text, read, start)) found.push(figure)
    for (const figure of inJson(text, leaves, unitOf, { kind: 'input' })) found.push(figure)
    read = end
  }
  return [...found, ...inProse(text, read, text.length)]
}

/** @param unitOf unit of each field of the contract. */
export const naming = (unitOf: UnitOfField): Naming => {
  const { facts, byValue, put, named } = createFactRegister()
  return {
    text: text => {
      const safe = withoutNames(text)
      return named(safe, callerFigures(safe, unitOf), namesMax)
    },
    remember: text => {
      const safe = withoutNames(text)
      return named(safe, callerFigures(safe, unitOf), 0)
    },
    count: text => callerFigures(text, unitOf).filter(({ isNameless }) => isNameless !== true).length,
    json: (value, from) => {
      const text = JSON.stringify(value)
      const found = jsonIn(text).flatMap(({ leaves }) => inJson(text, leaves, from.unitOf ?? unitOf, from))
      return named(text, found, allNamesMax)
    },
    earlier: text => {
      const safe = withoutNames(text)
      return findStatedFigures(safe).reduceRight((turn, figure) => {
        const name = byValue.get(factKey(figure))
        return name === undefined ? turn : `${turn.slice(0, figure.start)}{${name}}${turn.slice(figure.end)}`
      }, safe)
    },
    add: added => {
      for (const fact of added) put(fact)
    },
    facts: () => facts,
  }
}
