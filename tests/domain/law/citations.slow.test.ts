import { describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import type { CostLine, LawReference } from '#contract/shared/law'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { luxembourgGainLines as gainLines } from '#domain/law/lu/gain/lines'
import { rentCap } from '#domain/law/lu/rent/rent-cap'
import { loadAllParameters } from '#server/commands/law-parameters'
import { casesByCountry, decidesOnlyOfCountries } from './cases.ts'
import { findCitedIds } from './cited-ids.ts'
import { acquisitionCases } from './lu/acquisition-cases.ts'
import { answerTo, home } from './lu/asked.ts'
import { cases as gainCases } from './lu/capital-gain-cases.ts'
import { rentCapCases } from './lu/rent-cap-cases.ts'

interface Answer {
  description: string
  /** The day of the deed or of the sale, and that of the contract where it was sent. */
  days: readonly string[]
  data: { lines: readonly CostLine[]; possibleReliefs: unknown; resaleRefunds?: unknown }
  law: readonly LawReference[]
}

const daysOf = (input: { deedDate: string; agreementDate?: string | undefined }): string[] => [
  input.deedDate,
  ...(input.agreementDate === undefined ? [] : [input.agreementDate]),
]

const purchases = (code: CountryCode): Answer[] =>
  casesByCountry[code].map(({ description, input }) => {
    const purchase = FeesInput.parse({ country: code, ...input })
    return { description, days: daysOf(input), ...acquisitionFees(purchase, input.deedDate) }
  })

/** A household that has or may have each of the aids of Luxembourg on a day. */
const aided = (deedDate: string) => ({
  description: `a household with aids on ${deedDate}`,
  days: [deedDate],
  ...answerTo(
    home({
      deedDate,
      includeAids: true,
      operation: 'offPlan',
      landValue: 240_000,
      price: 800_000,
      loanAmount: 500_000,
      household: {
        annualSavingsGrowth: [3000],
        accessionPremium: 5000,
        dwellingKind: 'coOwnedFlat',
        netIncome: 40_000,
      },
    }),
  ),
})

const gains: Answer[] = gainCases.map(({ description, input }) => ({
  description,
  days: [input.saleDate],
  ...capitalGains(input, input.saleDate),
}))

const answersOf: Record<string, Answer[]> = Object.fromEntries(
  (Object.keys(casesByCountry) as CountryCode[]).map(code => [code, purchases(code)]), // keys forgets its record
)
answersOf.LU?.push(
  ...acquisitionCases.map(({ id, body }) => ({ description: id, days: [body.deedDate], ...answerTo(body) })),
  // The compensatory premium of the law of 7 August 2023, art. 16(3), is for deeds to 31 December 2024.
  aided('2024-12-31'),
  aided('2026-05-04'),
)

/** What a resale gives back is named by terms that have no basis of their own. */
const refunds = ['resaleRefundTwoYears', 'resaleRefundFourYears', 'resaleRefundMonths'].map(
  name => `lu.acquisition.${name}`,
)

describe.each([...Object.entries(answersOf), ['the gain', gains] as const])(
  'the answers of %s',
  (_country, answers) => {
    test.each(answers)('$description: the law behind it is what its figures cite, each once', ({ data, law }) => {
      // A relief that was not granted applies nothing: its basis says what would.
      const { possibleReliefs: _, ...applied } = data
      const cited = new Set([...findCitedIds(applied), ...(data.resaleRefunds ? refunds : [])])
      expect(law.map(({ id }) => id).sort()).toEqual([...cited].sort())
    })

    test.each(answers)('$description: the law behind it contains the day asked', ({ law, days }) => {
      const isOf = ({ from, until }: LawReference) => days.some(day => from <= day && day <= (until ?? day))
      expect(law.filter(reference => !isOf(reference)).map(({ id }) => id)).toEqual([])
    })
  },
)

/** The latest first day and the earliest last day of what a line rests on; where none is common, its principal's. */
const commonDays = (law: readonly LawReference[], [principal, ...others]: readonly string[]) => {
  const cited = law.filter(({ id }) => id === principal || others.includes(id))
  const from =
    cited
      .map(one => one.from)
      .toSorted()
      .at(-1) ?? ''
  const until = cited.flatMap(one => one.until ?? []).toSorted()[0] ?? null
  const own = law.find(({ id }) => id === principal)
  return until !== null && until < from ? [own?.from, own?.until] : [from, until]
}

describe.each([...Object.entries(answersOf), ['the gain', gains] as const])('the lines of %s', (_country, answers) => {
  test.each(answers)('$description: have the days that all their law has in common', ({ data, law, days }) => {
    for (const { key, basis, inForceFrom: from, inForceUntil: until } of data.lines) {
      expect([key, from, until]).toEqual([key, ...commonDays(law, basis)])
      expect([key, days.some(day => from <= day && day <= (until ?? day))]).toEqual([key, true])
    }
  })
})

/** Lines whose amounts are out of the order of the contract would be out of order in every document made of them. */
describe.each([
  ...Object.entries(feesCountries).map(([code, { lines }]) => [code, lines as readonly string[]] as const),
  ['the gain', Object.keys(gainLines)] as const,
])('the lines of %s', (code, keys) => {
  const answers = answersOf[code] ?? gains

  test('follow the order of the contract', () => {
    for (const { description, data } of answers) {
      const positions = data.lines.map(({ key }) => keys.indexOf(key))
      expect([description, positions]).toEqual([description, positions.toSorted((a, b) => a - b)])
    }
  })

  test('each appear in some case', () => {
    const shown = new Set(answers.flatMap(({ data }) => data.lines.map(({ key }) => key)))
    expect(keys.filter(key => !shown.has(key))).toEqual([])
  })
})

/** Parameters on which no figure of an answer rests, and what they decide. */
const decidesOnly: Readonly<Record<string, string>> = {
  ...decidesOnlyOfCountries,
  'lu.acquisition.announcedHousingCreditCeiling': 'the notice reform_announced',
  'lu.capitalGain.reinvestmentDeferral': 'the notice reinvestment_deferral_not_computed',
  'lu.capitalGain.reinvestmentYear': 'the tax year that the notice reinvestment_deferral_not_computed names',
  'lu.capitalGain.nonResidentRateMinByFraction': 'the notice contested_rule',
  'lu.capitalGain.residentRateShare': 'who may ask for the rate of a resident, in the notice surcharge_possible',
  'lu.capitalGain.residentRateOtherIncome': 'who may ask for the rate of a resident, in the notice surcharge_possible',
  'lu.notary.loanTariffOf1971': 'the sum that the assumption on lu.notary.loanTariff names',
  'lu.notary.saleTariffOf1971': 'the sum that the assumption on lu.notary.saleTariff names',
  'lu.notary.leastFee': 'the fee of a partition or gift so small that no case has it',
  'uk.sdlt.rounding': 'the whole pounds of the total duty',
  'uk.lbtt.rounding': 'the pence of the tax',
  'uk.ltt.rounding': 'the pence of the tax',
  'be.duty.rounding': 'the cents of the duty',
  'nl.transferTax.rounding': 'the cents of the tax',
  'es.itp.rounding': 'the cents of the tax',
  'pt.imt.rounding': 'the cents of the taxes',
  'us.deedTax.connecticutFurther': 'the notice surcharge_possible, of what some municipalities may add',
  'lu.incomeTax.announcedSingleClass': 'the notice reform_announced',
  'lu.incomeTax.incomeStep': 'tariff.adjustedIncome, the income by which the scale is read',
}

/** Parameters that the answers on the highest rent of a dwelling cite. */
const citedByRents = rentCapCases.flatMap(({ request }) =>
  rentCap(request, request.referenceDate).law.map(({ id }) => id),
)

test('every parameter is cited by the answer of some case of its country', async () => {
  const cited = new Set([...Object.values(answersOf).flat(), ...gains].flatMap(({ data }) => findCitedIds(data)))
  for (const id of [...refunds, ...citedByRents]) cited.add(id)
  const ids = (await loadAllParameters()).map(({ parameter }) => parameter.id)
  expect(ids.filter(id => !cited.has(id) && !(id in decidesOnly))).toEqual([])
  expect(Object.keys(decidesOnly).filter(id => cited.has(id) || !ids.includes(id))).toEqual([])
})
