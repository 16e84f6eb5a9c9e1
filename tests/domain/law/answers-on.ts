import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import type { CostLine, LawReference, Notice, PossibleRelief } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { casesByCountry } from './cases.ts'
import { answerTo, home } from './lu/asked.ts'
import { cases as gainCases } from './lu/capital-gain-cases.ts'

/** What every answer about law has. */
export interface Answer {
  readonly data: {
    readonly lines: readonly CostLine[]
    readonly notices: readonly Notice[]
    readonly possibleReliefs: readonly PossibleRelief[]
  }
  readonly law: readonly LawReference[]
}

/** The answer, or none where it is refused on the day. */
const answered = (answer: () => Answer): Answer[] => {
  try {
    return [answer()]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The answer to a purchase, were it of a day; none where it is refused on it. */
export const purchaseOn = (purchase: unknown, deedDate: string): Answer[] =>
  answered(() => acquisitionFees(FeesInput.parse({ ...(purchase as object), deedDate }), deedDate))

/** A household that asks for the aids of Luxembourg. */
const aidedOn = (deedDate: string): Answer[] =>
  answered(() =>
    answerTo(
      home({
        deedDate,
        includeAids: true,
        loanAmount: 900_000,
        household: { annualSavingsGrowth: [3000], netIncome: 40_000 },
      }),
    ),
  )

/** The answers to every case of a country, were it of another day; those to sales too for Luxembourg. */
export const answersOn = (code: CountryCode, day: string): Answer[] => [
  ...casesByCountry[code].flatMap(({ input }) => purchaseOn({ country: code, ...input }, day)),
  ...(code === 'LU'
    ? [
        ...aidedOn(day),
        ...gainCases.flatMap(({ input }) => answered(() => capitalGains({ ...input, saleDate: day }, day))),
      ]
    : []),
]
