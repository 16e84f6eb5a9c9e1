import { expect, test } from 'vitest'
import * as z from 'zod'
import { type Calculation, calculationSchemas } from '#contract/ai/calculation'
import { noAssessment } from '#domain/core/law-notices'
import { countries } from '#domain/law/index'
import { soleBuyer } from '#domain/law/lu/purchase/purchase'
import { texts } from '#languages/derived/ask'
import { words as costWords } from '#languages/en/costs'
import { words as fieldWords } from '#languages/en/field-words'
import { words as lineWords } from '#languages/en/line-words'
import { words as valueWords } from '#languages/en/value-words'
import { createAskTexts } from '#server/pages/ask/ask-texts'
import {
  formatAssumed,
  formatFieldValue,
  formatShownValue,
  getCurrency,
  nameField,
} from '#server/pages/ask/calculation'
import { getCalculationNames } from '#server/pages/ask/calculation-names'
import { shareFields } from '#server/pages/ask/share-fields'
import { amountFields, areaFields, areaPriceFields } from '#server/pages/ask/unit-fields'
import { yearFields } from '#server/pages/ask/year-fields'

/** Names of all members in a JSON schema. */
const listNames = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : []
  return [...own, ...Object.values(schema).flatMap(listNames)]
}

/** Values of all closed lists in a JSON schema. */
const listValues = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const listed = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : []
  const own = [...listed, ...('const' in schema ? [schema.const] : [])].filter(one => typeof one === 'string')
  return [...own, ...Object.values(schema).flatMap(listValues)]
}

const schemas = Object.values(calculationSchemas).flatMap(({ input, result }) => [
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' }),
])

/** Values that are read as they are: classes, currencies, units and keys of published series. */
const isReadAsItIs = (value: string): boolean => /^(?:[A-G1-2]|1a|[A-Z]{3}|fraction|index|count|.+\..+)$/.test(value)

test('each field of a calculation has a word, and there is no word without a field', () => {
  expect(Object.keys(fieldWords).sort()).toEqual([...new Set(schemas.flatMap(listNames))].sort())
})

test('each value of a closed list has a word, and there is no word without a value', () => {
  const values = [...new Set(schemas.flatMap(listValues))].filter(value => !isReadAsItIs(value))
  expect(Object.keys(valueWords).sort()).toEqual(values.sort())
})

test('each line of a purchase in the ten countries has a word, and there is no word without a line', () => {
  const keys = new Set(Object.values(countries).flatMap(({ lines }) => Object.keys(lines)))
  const ofLuxembourg = Object.keys(costWords.lines)
  expect(Object.keys(lineWords).sort()).toEqual([...keys].filter(key => !ofLuxembourg.includes(key)).sort())
  const voice = createAskTexts('lb', texts.lb, getCalculationNames('lb'))
  expect(nameField('transferTax', voice)).toBe('Iwwerdrogungssteier')
})

test('a field inside others is named by all of them, and positions count from one', () => {
  const voice = createAskTexts('fr', texts.fr, getCalculationNames('fr'))
  expect(nameField('input.buyers[1].share', voice)).toBe('Acheteurs 2\u00a0: part')
  expect(nameField('result.totals.cashNeeded', voice)).toBe('Totaux\u00a0: apport nécessaire')
  expect(nameField('registrationDuty', voice)).toBe('Droit d’enregistrement')
  expect(nameField('constructor', voice)).toBe('Constructor')
})

test('a value of a closed list is a word, days and figures are those of the language', () => {
  const voice = createAskTexts('de', texts.de, getCalculationNames('de'))
  expect(formatShownValue('mainResidence', voice)).toBe('Hauptwohnsitz')
  expect(formatShownValue(['rental', 2], voice)).toBe('zum Vermieten · 2')
  expect(formatShownValue('2026-11-21', voice)).toBe('21. November 2026')
})

/** Units of the numbers of a member. */
const unitsOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'x-unit' in schema ? [String(schema['x-unit'])] : []
  return [
    ...own,
    ...['anyOf', 'oneOf', 'allOf'].flatMap(key => Object.values(Object(schema)[key] ?? {}).flatMap(unitsOf)),
    ...('items' in schema ? unitsOf(schema.items) : []),
  ]
}

/** Names of members with the units of their numbers. */
const listUnits = (schema: unknown): (readonly [name: string, unit: string])[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const members = 'properties' in schema ? Object.entries(Object(schema.properties)) : []
  const own = members.flatMap(([name, member]) => unitsOf(member).map(unit => [name, unit] as const))
  return [...own, ...Object.values(schema).flatMap(listUnits)]
}

test('fractions are read as per cent, all of them and nothing else', () => {
  const units = schemas.flatMap(listUnits)
  const isFraction = ([, unit]: readonly [string, string]): boolean => unit.startsWith('fraction')
  const fractions = new Set(units.filter(isFraction).map(([name]) => name))
  const others = new Set(units.filter(one => !isFraction(one)).map(([name]) => name))
  // The value of a rate with a status is a fraction, other values are amounts.
  expect([...fractions].filter(name => others.has(name))).toEqual(['value'])
  const shares = [...fractions].filter(name => name !== 'value')
  expect([...shareFields].sort()).toEqual([...shares, 'internalRateOfReturn'].sort())
  const voice = createAskTexts('en', texts.en, getCalculationNames('en'))
  expect(formatFieldValue(0.05, 'input.vacancyRate', { voice, currency: 'EUR' })).toBe('5%')
  expect(formatFieldValue(0.0712, 'result.internalRateOfReturn.value', { voice, currency: 'EUR' })).toBe('7.12%')
  expect(formatFieldValue(0.05, 'result.factor', { voice, currency: 'EUR' })).toBe('0.05')
})

test('amounts have their currency, areas and prices of areas their unit, all of them', () => {
  const units = schemas.flatMap(listUnits)
  const of = (...wanted: string[]): string[] =>
    [...new Set(units.filter(([, unit]) => wanted.includes(unit)).map(([name]) => name))].sort()
  // The value of a rate with a status is a fraction or that of an indicator, not an amount. Lines are rows of their own.
  expect([...amountFields]).toEqual(of('EUR', 'currency').filter(name => name !== 'value' && name !== 'lines'))
  expect([...areaPriceFields]).toEqual(of('EUR/m²'))
  expect([...areaFields]).toEqual(of('m²'))
  const others = new Set(units.filter(([, unit]) => !['EUR', 'currency'].includes(unit)).map(([name]) => name))
  expect([...amountFields].filter(name => others.has(name))).toEqual([])
})

test.each([
  ['en', 'EUR', '€812,500', '€812,500.50', '€6,200/m²', '80 m²'],
  ['en', 'GBP', '£812,500', '£812,500.50', '€6,200/m²', '80 m²'],
  ['de', 'USD', '812.500 $', '812.500,50 $', '6.200 €/m²', '80 m²'],
  ['fr', 'EUR', '812 500 €', '812 500,50 €', '6 200 €/m²', '80 m²'],
] as const)('figures in %s and %s have their unit', (language, currency, whole, cents, perArea, area) => {
  const voice = createAskTexts(language, texts[language], getCalculationNames(language))
  const format = (value: number, path: string): string =>
    formatFieldValue(value, path, { voice, currency }).replace(/\s/g, ' ')
  expect(format(812_500, 'input.price')).toBe(whole)
  expect(format(812_500.5, 'result.totals.buyer')).toBe(cents)
  expect(format(6200, 'result.priceM2')).toBe(perArea)
  expect(format(80, 'input.surface')).toBe(area)
})

test('the currency of a calculation is the one of its result, else of its country', () => {
  const currencyOf = (input: object, result: object) =>
    // Only members of some operations are read.
    getCurrency({ input, result } as Pick<Calculation, 'input' | 'result'>)
  expect(currencyOf({ country: 'US' }, { currency: 'USD' })).toBe('USD')
  expect(currencyOf({ country: 'UK' }, { totalCapital: 1 })).toBe('GBP')
  expect(currencyOf({ country: 'BE' }, {})).toBe('EUR')
  expect(currencyOf({ price: 1 }, {})).toBe('EUR')
})

test('calendar years have no separator, all of them', () => {
  const units = schemas.flatMap(listUnits)
  const years = new Set(units.filter(([, unit]) => unit === 'calendar year').map(([name]) => name))
  expect([...yearFields].sort()).toEqual([...years].sort())
  const voice = createAskTexts('de', texts.de, getCalculationNames('de'))
  expect(formatFieldValue(2005, 'input.constructionYear', { voice, currency: 'EUR' })).toBe('2005')
  expect(formatFieldValue(2012, 'input.purchase.year', { voice, currency: 'EUR' })).toBe('2012')
})

test.each([
  ['fr', 'un seul acheteur, pour le tout', '20 % du capital'],
  ['de', 'ein Käufer für das Ganze', '20 % des Kapitals'],
] as const)('what was assumed is said in words (%s)', (language, buyer, land) => {
  const voice = createAskTexts(language, texts[language], getCalculationNames(language))
  expect(formatAssumed({ field: 'buyers', value: soleBuyer }, { voice, currency: 'EUR' })).toBe(buyer)
  expect(formatAssumed({ field: 'landPrice', value: 0.2 }, { voice, currency: 'EUR' }).replace(/\s/g, ' ')).toBe(land)
  expect(formatAssumed({ field: 'landPrice', value: 50_000 }, { voice, currency: 'EUR' }).replace(/\s/g, ' ')).toMatch(
    /^50[ .]000 €$/,
  )
  expect(nameField('overrides.notaryDisbursements', voice)).toBe(nameField('notaryDisbursements', voice))
  expect(formatShownValue(noAssessment.message, voice)).toBe(texts[language].noAssessment)
})
