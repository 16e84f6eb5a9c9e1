import { texts } from '#languages/derived/figure-words'
import { languages } from '#languages/registry'
import type { Currency, Unit } from '../fact.ts'
import { blank, currencyBySign, formsPattern } from './adjacent-words.ts'

/** The unit after a number, its factor and its end. */
export interface UnitBehind {
  unit: Unit
  factor: number
  length: number
}

type Key = keyof (typeof texts)['en']

/** The forms of a key in all languages: the language of the caller is unknown. */
const everyForm = (key: Key): string =>
  formsPattern([...new Set(languages.flatMap(code => texts[code][key].split(' ')))].join(' '))

const gap = `${blank}{0,3}`
const end = '(?![\\p{L}\\d])'
const signs = '€|EUR|£|GBP|\\$|USD|CHF|LUF'
const area = 'm²|m2|qm|sqm'
const thousands = `(?<thousands>k|T|Tsd\\.?|${everyForm('thousands')})`
const millions = `(?<millions>M|mn|mln|${everyForm('millions')})`
const billions = `(?<billions>bn|${everyForm('billions')})`
const currency = `(?:d['’]|de${blank})?(?<currency>${signs}|${everyForm('euros')})${end}`

const sticky = (pattern: string): RegExp => new RegExp(`${gap}-?${pattern}`, 'iuy')

const money = sticky(
  `(?:(?:${billions}|${millions}|${thousands})${gap})?${currency}(?<area>${gap}(?:/${gap}(?:${area})|(?:${everyForm('perSquareMetre')}))${end})?`,
)
const scale = sticky(
  `(?:(?<billions>${everyForm('billions')})|(?<millions>${everyForm('millions')})|(?<thousands>${everyForm('thousands')}))${end}`,
)

const others: readonly (readonly [Unit, number, RegExp])[] = [
  ['fraction', 0.01, sticky(`(?:%|(?:${everyForm('percent')})${end})`)],
  ['percentage points', 1, sticky(`(?:${everyForm('percentagePoints')})${end}`)],
  ['m²', 1, sticky(`(?:${area}|${everyForm('squareMetres')})${end}`)],
  // French "an" is Luxembourgish for "and": one year alone is written so.
  ['years', 1, sticky(`(?!${gap}an${end})(?:${everyForm('years')})${end}`)],
  ['months', 1, sticky(`(?:${everyForm('months')})${end}`)],
  ['days', 1, sticky(`(?:${everyForm('days')})${end}`)],
  ['hours', 1, sticky(`(?:${everyForm('hours')})${end}`)],
]

const oneYear = sticky(`an${end}`)

const matchUnitAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const scaleFactor = ({
  billions: b,
  millions: m,
  thousands: t,
}: Readonly<Record<string, string | undefined>>): number => {
  if (b !== undefined) return 1e9
  if (m !== undefined) return 1e6
  return t === undefined ? 1 : 1e3
}

const byCurrency = (code: Currency, isByArea: boolean): Unit => (isByArea ? `${code}/m²` : code)

/** The unit after a number that ends at a position, in any language of the service; undefined without one. */
export const unitBehind = (text: string, at: number, value: number): UnitBehind | undefined => {
  const sum = matchUnitAt(money, text, at)
  if (sum?.groups) {
    const code = currencyBySign(sum.groups.currency ?? '') ?? 'EUR'
    return {
      unit: byCurrency(code, sum.groups.area !== undefined),
      factor: scaleFactor(sum.groups),
      length: sum[0].length,
    }
  }
  for (const [unit, factor, pattern] of others) {
    const match = matchUnitAt(pattern, text, at)
    if (match) return { unit, factor, length: match[0].length }
  }
  const year = value === 1 ? matchUnitAt(oneYear, text, at) : null
  if (year) return { unit: 'years', factor: 1, length: year[0].length }
  const many = matchUnitAt(scale, text, at)
  return many?.groups ? { unit: 'number', factor: scaleFactor(many.groups), length: many[0].length } : undefined
}

const currencyBefore = new RegExp(`(?<![\\p{L}\\d])(${signs})${gap}[:=]?${gap}$`, 'iu')
const perAreaBefore = new RegExp(
  `(?:${everyForm('perSquareMetre')}|(?:${signs})/(?:${area}))(?![\\p{L}])[^\\d]{0,30}$`,
  'iu',
)
const label = new RegExp(`(?:^|[\\s([])(?:(?<share>%)|(?<area>${area}))[)\\]]?${gap}[:=]?${gap}$`, 'iu')

/** The unit of a label before a number, as `Prix (EUR) : ` and `Surface m² `; undefined without one. */
export const unitBefore = (before: string): { unit: Unit; factor: number } | undefined => {
  const code = currencyBySign(currencyBefore.exec(before.replace(/[)\]]/g, ' '))?.[1] ?? '')
  if (perAreaBefore.test(before)) return { unit: byCurrency(code ?? 'EUR', true), factor: 1 }
  if (code) return { unit: code, factor: 1 }
  const { share, area: size } = label.exec(before)?.groups ?? {}
  if (share !== undefined) return { unit: 'fraction', factor: 0.01 }
  return size === undefined ? undefined : { unit: 'm²', factor: 1 }
}
