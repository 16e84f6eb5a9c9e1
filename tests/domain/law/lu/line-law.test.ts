import { expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { luxembourgLineLaw } from '#domain/law/lu/line-law'
import { parametersOf } from '#domain/law/parameter-list'
import { texts } from '#languages/derived/law/lu-parameters'
import { words as english } from '#languages/en/law/lu-parameters'
import { casesByCountry } from '../cases.ts'
import { acquisitionCases } from './acquisition-cases.ts'
import { answerTo } from './asked.ts'
import { cases as gainCases } from './capital-gain-cases.ts'

const parameters = parametersOf('lu')

interface Line {
  readonly key: string
  readonly basis: readonly string[]
}

const purchases: readonly Line[][] = casesByCountry.LU.map(
  ({ input }) => acquisitionFees(FeesInput.parse({ country: 'LU', ...input }), input.deedDate).data.lines,
)

const sales: readonly Line[][] = gainCases.map(({ input }) => capitalGains(input, input.saleDate).data.lines)

/** Lines of every case of Luxembourg. */
const lines: readonly Line[] = [
  ...acquisitionCases.map(({ body }): readonly Line[] => answerTo(body).data.lines),
  ...purchases,
  ...sales,
].flat()

test('each parameter that a line of an answer cites is listed with the line', () => {
  const listed = new Map(luxembourgLineLaw.map(({ key, parameters: ids }) => [key, ids]))
  const missing = lines.flatMap(({ key, basis }) =>
    basis.filter(id => !listed.get(key)?.includes(id)).map(id => `${key} ${id}`),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('each parameter that is listed exists, and each line has one', () => {
  const ids = new Set(parameters.map(({ id }) => id))
  for (const { key, parameters: own } of luxembourgLineLaw) {
    expect([key, own.length > 0]).toEqual([key, true])
    expect(own.filter(id => !ids.has(id))).toEqual([])
  }
})

test('each parameter has its sentence in every language, in English that of the parameter', () => {
  const sentences: Readonly<Record<string, string>> = english
  expect(
    parameters.filter(({ id, description }) => sentences[id.slice('lu.'.length)] !== description).map(({ id }) => id),
  ).toEqual([])
  const known = parameters.map(({ id }) => id.slice('lu.'.length)).sort()
  for (const table of Object.values(texts)) expect(Object.keys(table).sort()).toEqual(known)
})
