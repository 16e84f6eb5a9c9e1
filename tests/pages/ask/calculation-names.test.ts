import { expect, test } from 'vitest'
import * as z from 'zod'
import { calculationSchemas } from '#contract/ai/calculation'
import { texts } from '#languages/derived/ask'
import { words as fieldWords } from '#languages/en/field-words'
import { words as valueWords } from '#languages/en/value-words'
import { createAskTexts } from '#server/pages/ask/ask-texts'
import { formatShownValue, nameField } from '#server/pages/ask/calculation'
import { getCalculationNames } from '#server/pages/ask/calculation-names'

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

test('a field inside others is named by all of them, and positions count from one', () => {
  const voice = createAskTexts('fr', texts.fr, getCalculationNames('fr'))
  expect(nameField('input.buyers[1].share', voice)).toBe('Acheteurs 2: part')
  expect(nameField('result.totals.cashNeeded', voice)).toBe('Totaux: apport nécessaire')
  expect(nameField('registrationDuty', voice)).toBe('Droit d’enregistrement')
  expect(nameField('constructor', voice)).toBe('Constructor')
})

test('a value of a closed list is a word, days and figures are those of the language', () => {
  const voice = createAskTexts('de', texts.de, getCalculationNames('de'))
  expect(formatShownValue('mainResidence', voice)).toBe('Hauptwohnung')
  expect(formatShownValue(['rental', 2], voice)).toBe('zum Vermieten · 2')
  expect(formatShownValue('2026-11-21', voice)).toBe('21. November 2026')
})
