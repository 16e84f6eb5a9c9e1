import { describe, expect, test } from 'vitest'
import { feesCountries } from '#contract/propcalc/fees/countries'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import { lastCoveredDay, lastDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { countries } from '#domain/law/index'
import { loadAllParameters } from '#server/commands/law-parameters'

const filed = await loadAllParameters()

/** The first day of each version of a country's law and the day before, its last day and the day after. */
const daysOf = (code: CountryCode): string[] => {
  const { coveredFrom, checkedOn } = countries[code].coverage
  const days = filed
    .filter(({ country }) => country === code.toLowerCase())
    .flatMap(({ parameter }) =>
      parameter.versions.flatMap(version => {
        const last = lastDay(parameter, version)
        return [plusDays(version.from, -1), version.from, ...(last === null ? [] : [last, plusDays(last, 1)])]
      }),
    )
  return [...new Set(days)].filter(day => coveredFrom <= day && day <= lastCoveredDay(checkedOn)).sort()
}

/** The documented purchase with a loan, to live in and to let, of an existing home and of a new one. */
const purchasesOf = (code: CountryCode): object[] => {
  const { priceIncludesVat: _, ...body }: Readonly<Record<string, unknown>> = feesCountries[code].example.body
  return (['mainResidence', 'rental'] as const).flatMap(use =>
    [false, true].map(newBuild => ({ ...body, loanAmount: 100_000, use, newBuild })),
  )
}

/** Whether a parameter has ended by a day and nothing follows it: a purchase that needs it is refused from then on. */
const hasEnded = (code: CountryCode, day: string): boolean =>
  filed.some(
    ({ country, parameter }) => country === code.toLowerCase() && (parameter.versions.at(-1)?.until ?? day) < day,
  )

/** An answer; undefined where the law that it needs has ended. */
const answerOn = (body: object, deedDate: string) => {
  const input = FeesInput.parse({ ...body, deedDate })
  try {
    return acquisitionFees(input, deedDate)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'law_not_covered' && hasEnded(input.country, deedDate)) return
    throw error
  }
}

/** The lines and the law of an answer whose days do not contain that of the deed. */
const outOfForce = (body: object, deedDate: string): string[] => {
  const { data, law } = answerOn(body, deedDate) ?? { data: { lines: [] }, law: [] }
  const isOut = (from: string, until: string | null): boolean => deedDate < from || (until ?? deedDate) < deedDate
  return [
    ...data.lines.flatMap(({ key, inForceFrom, inForceUntil }) => (isOut(inForceFrom, inForceUntil) ? [key] : [])),
    ...law.flatMap(({ id, from, until }) => (isOut(from, until) ? [id] : [])),
  ]
}

describe.each(Object.keys(feesCountries) as CountryCode[])('a purchase in %s', code => {
  test.each(daysOf(code))('on %s is answered by law that is in force', deedDate => {
    expect(purchasesOf(code).flatMap(body => outOfForce(body, deedDate))).toEqual([])
  })
})
