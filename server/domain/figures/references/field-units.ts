import type { Currency, Unit } from '../fact.ts'
import type { JsonLeaf } from './json-leaves.ts'
import { isCurrency, unitBy } from './units.ts'

/** Unit of a field of the contract, by its full path with `[]` for list indexes; undefined for unknown paths. */
export type UnitOfField = (path: string) => string | undefined

/** The keys of a path, places in lists without their numbers. */
const pathKeys = (path: readonly string[]): string[] => path.map(part => part.replaceAll(/\[\d+\]/g, '[]'))

const joinPathKeys = (keys: readonly string[]): string =>
  keys.reduce((text, key) => (key === '[]' || text === '' ? text + key : `${text}.${key}`), '')

/** Unit of a path, or of its longest suffix that is a path of the contract: an answer may be nested. */
const unitOfPath = (path: readonly string[], unitOf: UnitOfField): string | undefined => {
  const keys = pathKeys(path)
  for (let from = 0; from < keys.length; from += 1) {
    if (keys[from] === '[]') continue
    const found = unitOf(joinPathKeys(keys.slice(from)))
    if (found !== undefined) return found
  }
  return undefined
}

const parentOf = (path: readonly string[]): string => path.slice(0, -1).join('.')

/** The currencies that JSON names, by the object that they stand in; `acquisitionCurrency` is that of what begins so. */
const currenciesOf = (leaves: readonly JsonLeaf[]) => {
  const named = leaves.flatMap(({ path, value }) => {
    const [, beginning] = /^(.*?)currency$/i.exec(path.at(-1) ?? '') ?? []
    return beginning !== undefined && isCurrency(value) ? [{ object: parentOf(path), beginning, value }] : []
  })
  const byObject = new Map(named.map(({ object, beginning, value }) => [`${object} ${beginning}`, value]))
  const whole = new Set(named.flatMap(({ beginning, value }) => (beginning === '' ? [value] : [])))
  const beginnings = [...new Set(named.map(({ beginning }) => beginning))].filter(beginning => beginning !== '')
  return (path: readonly string[]): Currency | undefined => {
    const object = parentOf(path)
    const own = beginnings.find(beginning => path.at(-1)?.startsWith(beginning))
    const found = (own && byObject.get(`${object} ${own}`)) ?? byObject.get(`${object} `)
    if (found) return found
    // One currency in the whole answer is that of every sum; without any they are euros.
    const [first = 'EUR', second] = whole
    return second === undefined ? first : undefined
  }
}

/** The units of the numbers of some JSON, by the table of the fields of the contract. */
export const unitsOfLeaves = (leaves: readonly JsonLeaf[], unitOf: UnitOfField): ((leaf: JsonLeaf) => Unit) => {
  const currency = currenciesOf(leaves)
  return ({ path }) => {
    const place = /^\[(\d+)\]$/.exec(path.at(-1) ?? '')?.[1]
    return unitBy(unitOfPath(path, unitOf), currency(path), place === undefined ? undefined : Number(place))
  }
}
