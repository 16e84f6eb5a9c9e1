import { describe, expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { casesByCountry } from './cases.ts'

/** Name of an act by which a line and a parameter can be compared: its day in French, its number in Italian, else its first words. */
const nameAct = (title: string): string =>
  title.match(/\d{1,2}(?:er)? \p{L}+ \d{4}/u)?.[0] ?? title.match(/\b\d+\/\d{4}\b/)?.[0] ?? title.split(',')[0] ?? title

/** Lines whose principal parameter is cited by another act than the one that was read. */
const listStrayCitations = (country: 'LU' | 'IT' | 'FR'): string[] =>
  casesByCountry[country].flatMap(({ input }) => {
    const { data, law } = acquisitionFees(FeesInput.parse({ country, ...input }), input.deedDate)
    return data.lines.flatMap(({ key, basis, legalReference, nature }) => {
      const principal = law.find(({ id }) => id === basis[0])
      const isRead = principal?.certainty === 'statutory' && nature === 'tax'
      return isRead && !legalReference.includes(nameAct(principal.title))
        ? [`${key}: ${legalReference} / ${principal.title}`]
        : []
    })
  })

describe('a line cites the act in which its parameter was read', () => {
  test('in Luxembourg', () => {
    expect([...new Set(listStrayCitations('LU'))]).toEqual([])
  })

  test('in Italy, but for the credit of a former home, which another law gives', () => {
    expect(listStrayCitations('IT').filter(line => !line.startsWith('previousHomeCredit'))).toEqual([])
  })

  test('in France a duty of the department read in the table of the administration names it', () => {
    const cited = casesByCountry.FR.flatMap(({ input }) => {
      const { data, law } = acquisitionFees(FeesInput.parse({ country: 'FR', ...input }), input.deedDate)
      const { basis = [], legalReference = '' } = data.lines.find(({ key }) => key === 'departmentalTransferTax') ?? {}
      const { title = '' } = law.find(({ id }) => id === basis[0]) ?? {}
      return title.startsWith('Direction générale') ? [legalReference] : []
    })
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(one => !one.includes('Direction générale des finances publiques'))).toEqual([])
  })
})
