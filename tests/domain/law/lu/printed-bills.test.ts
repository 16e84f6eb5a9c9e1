import { describe, expect, test } from 'vitest'
import { answerTo } from './asked.ts'
import { billCases } from './bill-cases.ts'
import { printedCases } from './printed-cases.ts'

/** The printed bills, and the one of the tests that has copies and a loan. */
const bills = [...printedCases, ...billCases.filter(({ totals }) => totals)]

const inCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)

describe.each(bills.map(bill => [bill.id, bill] as const))('the bill «%s»', (_id, { body, lines, totals }) => {
  const { data, law } = answerTo(body)

  test('is whole: the case has every line that is not 0, and they add up to what the buyer pays', () => {
    const charged = data.lines.filter(({ amount }) => amount !== 0)
    expect(Object.fromEntries(charged.map(({ key, amount }) => [key, amount]))).toEqual(lines)
    expect(totals?.buyer).toBeDefined()
    expect(inCents(Object.values(lines ?? {}))).toBe(inCents([totals?.buyer ?? 0]))
  })

  test('says what no act that was found settles: the tables of the tariff, the two tenths, searches', () => {
    const tables = ['lu.notary.saleTariff', ...(body.loanAmount === undefined ? [] : ['lu.notary.loanTariff'])]
    const told = data.assumptions.filter(({ parameter }) => parameter && tables.includes(parameter))
    expect(told.map(({ parameter }) => parameter)).toEqual(tables)
    for (const { certainty, note } of told) {
      expect(certainty).toBe('published')
      expect(note).toMatch(/the regulation that brought these was not found.*24 juillet 1971.* would be [\d.]+ EUR/)
    }
    const fees = data.lines.filter(({ key }) => key === 'notaryFeeNet' || key === 'mortgageNotaryFeeNet')
    expect(fees.map(({ certainty }) => certainty)).toEqual(tables.map(() => 'published'))
    const rate = body.resaleClause ? 'resaleRegistrationRate' : 'registrationRate'
    expect(law.find(({ id }) => id === `lu.acquisition.${rate}`)?.note).toMatch(/two tenths.*whose act was not read/)
    expect(data.notices.map(({ code }) => code)).toContain('disbursements_not_included')
  })
})

test('twelve bills are whole', () => {
  expect(bills).toHaveLength(12)
})
