import { expect, test } from 'vitest'
import { lastCoveredDay } from '#domain/core/dated'
import { countries } from '#domain/law/index'
import { loadAllParameters } from '#server/commands/law-parameters'
import { underLaw } from '../domain/law/changed-law.ts'
import { describeMissingCase, type FiledVersion, findUnreached, listStatutorySince } from './reached-versions.ts'

const filed = await loadAllParameters()

/** First day of the versions that need a case; what is older was read with the whole law of its country. */
const since = '2025-01-01'

/** Versions that decide nothing by themselves, and the parameter whose version of the same day ends the measure. */
const decidedBy: Readonly<Record<string, string>> = {
  'be.wallonia.allowanceWithdrawn 2025-01-01': 'be.wallonia.allowance',
  'be.wallonia.landAllowanceWithdrawn 2025-01-01': 'be.wallonia.allowance',
  'lu.acquisition.contractDeadline 2025-10-01': 'lu.acquisition.taxableBaseShare',
  'lu.acquisition.contractFirstDay 2025-10-01': 'lu.acquisition.taxableBaseShare',
  'lu.acquisition.rentalContractFirstDay 2025-10-01': 'lu.acquisition.rentalCreditCeiling',
  'lu.capitalGain.reinvestmentDeferral 2025-10-01': 'lu.capitalGain.reinvestmentYear',
}

const versions = listStatutorySince(filed, since)
const without = findUnreached(versions)

const isOf = (id: string, day: string) => (one: FiledVersion) => one.parameter.id === id && one.version.from === day

test(`each statutory version that begins since ${since} has a case`, () => {
  const missing = without.filter(({ parameter, version }) => !(`${parameter.id} ${version.from}` in decidedBy))
  expect(missing.map(describeMissingCase)).toEqual([])
})

test.each(Object.entries(decidedBy))('%s decides nothing, and %s of that day has a case', (key, decisive) => {
  const [id = '', day = ''] = key.split(' ')
  expect(without.some(isOf(id, day))).toBe(true)
  expect(versions.some(isOf(decisive, day))).toBe(true)
  expect(without.some(isOf(decisive, day))).toBe(false)
})

test('a version without a case is named, with its days and the file for the case', () => {
  const [parameter] = filed.flatMap(one => (one.parameter.id === 'nl.transferTax.rates' ? [one.parameter] : []))
  const [last] = parameter?.versions.slice(-1) ?? []
  if (!parameter || !last) throw new Error('The Dutch rates are no parameter.')
  // The last day that is answered, of which there is no case, whatever is added for a new year.
  const from = lastCoveredDay(countries.NL.coverage.checkedOn)
  const added = { ...last, from, certainty: 'statutory' } as const
  const messages = underLaw([[parameter, { versions: [...parameter.versions, added] }]], () =>
    findUnreached(listStatutorySince(filed, from).filter(one => one.country === 'nl')).map(describeMissingCase),
  )
  expect(messages).toEqual([
    `nl.transferTax.rates from ${from} (server/domain/law/nl/parameters/transfer-tax.ts) has no case: add one with its source to tests/domain/law/nl/cases.ts, of a day from ${from} on, whose answer cites nl.transferTax.rates or would be another without this version.`,
  ])
})
