import { Certainty } from '#contract/shared/law'
import {
  adjustmentYear,
  coveredUntil,
  inForce,
  isCarriedForward,
  type Parameter,
  type VersionInForce,
} from '#domain/core/dated'
import { lastDayOf, plusDays, yearOf } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { countries } from '#domain/law/index'
import { everyParameter, type FiledParameter } from './law-parameters.ts'

/** Days ahead within which an end is reported. */
const aheadDays = 90

/** Longest value that is printed in full. */
const valueCharactersMax = 60

type Filed = Pick<FiledParameter, 'country' | 'parameter'>

/** Every parameter by the day of its last check, the longest unchecked first, and those that end soon after a day. */
export const lawAge = (parameters: readonly Parameter<unknown>[], today: string): string[] => {
  const byAge = [...parameters].sort((a, b) => (`${a.checkedOn} ${a.id}` < `${b.checkedOn} ${b.id}` ? -1 : 1))
  const soon = plusDays(today, aheadDays)
  const endOf = ({ checkedOn, versions }: Parameter<unknown>): string =>
    versions.at(-1)?.until ?? coveredUntil(checkedOn)
  const ending = byAge.filter(parameter => endOf(parameter) <= soon)
  return [
    'Checked on  Covered until  Parameter',
    ...byAge.map(parameter => `${parameter.checkedOn}  ${endOf(parameter)}     ${parameter.id}`),
    '',
    ending.length === 0 ? `No last version ends by ${soon}.` : `The last version of these ends by ${soon}:`,
    ...ending.map(parameter => `${endOf(parameter)}  ${parameter.id}`),
  ]
}

const columns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(9) : String(cell).padStart(12))).join('')

/** How many versions that law sets have each certainty, and how many versions no law sets. */
interface Counts {
  readonly byLaw: Readonly<Record<Certainty, number>>
  readonly ofLaw: number
  readonly ofNoLaw: number
}

/** The versions of some parameters, counted. */
export const versionCounts = (filed: readonly Filed[]): Counts => {
  const ofKind = (isSetByLaw: boolean) =>
    filed
      .filter(({ parameter }) => (parameter.kind === undefined) === isSetByLaw)
      .flatMap(({ parameter }) => parameter.versions)
  const law = ofKind(true)
  const byCertainty = Certainty.options.map(
    certainty => [certainty, law.filter(version => version.certainty === certainty).length] as const,
  )
  return {
    byLaw: Object.fromEntries(byCertainty) as Record<Certainty, number>,
    ofLaw: law.length,
    ofNoLaw: ofKind(false).length,
  }
}

const percent = (count: number, all: number): string => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`

/**
 * How sure the versions that law sets are, by country and of all, with the shares among those; what the market, a
 * convention or an announcement sets is counted apart.
 */
export const certaintyCounts = (filed: readonly Filed[]): string[] => {
  const row = (name: string, of: readonly Filed[]): string => {
    const { byLaw, ofLaw, ofNoLaw } = versionCounts(of)
    const counts = Certainty.options.map(certainty => byLaw[certainty])
    return columns([name, ...counts, ofLaw, percent(byLaw.statutory, ofLaw), ofNoLaw])
  }
  const { byLaw, ofLaw, ofNoLaw } = versionCounts(filed)
  return [
    columns(['Country', ...Certainty.options, 'set by law', 'statutory', 'by no law']),
    ...[...new Set(filed.map(({ country }) => country))].map(country =>
      row(
        country,
        filed.filter(one => one.country === country),
      ),
    ),
    row('all', filed),
    columns([
      'share',
      ...Certainty.options.map(certainty => percent(byLaw[certainty], ofLaw)),
      '100.0 %',
      '',
      percent(ofNoLaw, ofLaw + ofNoLaw),
    ]).trimEnd(),
  ]
}

/** A value in one cell: whole when it is short, else how many rows it has. */
const cell = (value: unknown): string => {
  const whole = JSON.stringify(value)
  if (whole.length <= valueCharactersMax) return whole
  return `${Object.keys(value as object).length} rows`
}

/** What a calculation on the first day of a year does with a parameter: its version, or none where it is refused. */
const versionOn = (parameter: Parameter<unknown>, day: string, checkedOn: string): VersionInForce<unknown> | null => {
  try {
    return inForce(parameter, { day, field: 'deedDate', checkedOn })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What a caller sees of the version in force on the first day of a year. */
const seen = (parameter: Parameter<unknown>, version: VersionInForce<unknown>, checkedOn: string): string => {
  const year = yearOf(version.day)
  if (yearOf(version.from) === year) return 'that of the year'
  const notices = [
    ...(yearOf(checkedOn) < year ? ['law_not_checked_since'] : []),
    ...(isCarriedForward(parameter, version) ? ['indexed_yearly'] : []),
  ]
  const shown = notices.length === 0 ? 'without a notice' : `with the notice ${notices.join(' and ')}`
  return `that of ${version.from}, carried forward, ${shown}`
}

/** Whether the law adjusts a value in a year, counted from the last version that began before it. */
const isAdjustedIn = ({ adjusted, versions }: Parameter<unknown>, year: number): boolean => {
  const last = versions.findLast(({ from }) => yearOf(from) < year)
  return adjusted !== undefined && last !== undefined && adjustmentYear(adjusted, yearOf(last.from), year) === year
}

/** Whether a value is known to change with or in a year: adjusted in it, or a version begins, or has just ended. */
export const changesIn = (parameter: Parameter<unknown>, year: number): boolean =>
  isAdjustedIn(parameter, year) ||
  parameter.versions.some(
    ({ from, until }) =>
      yearOf(from) === year || (until !== undefined && lastDayOf(year - 1) <= until && until <= lastDayOf(year)),
  )

/**
 * Every parameter whose value is known to change in the year after a day, and what a deed of the first day
 * of that year gets for it by the files of today; `checkedOn` gives the last check of a country by its folder.
 */
export const lawOfNextYear = (
  filed: readonly Filed[],
  today: string,
  checkedOn: (country: string) => string,
): string[] => {
  const year = yearOf(today) + 1
  const day = `${year}-01-01`
  const changing = filed.filter(({ parameter }) => changesIn(parameter, year))
  return [
    `${changing.length} parameters change in ${year}; a deed of ${day} gets:`,
    ...changing.map(({ country, parameter }) => {
      const checked = checkedOn(country)
      const version = versionOn(parameter, day, checked)
      return version === null
        ? `${parameter.id}: refused with law_not_covered`
        : `${parameter.id}: ${cell(version.value)}, ${seen(parameter, version, checked)}`
    }),
  ]
}

const checkOf = (folder: string): string => {
  const [, country] = Object.entries(countries).find(([code]) => code.toLowerCase() === folder) ?? []
  if (!country) throw new Error(`No country has its parameters in ${folder}.`)
  return country.coverage.checkedOn
}

if (import.meta.main) {
  const filed = await everyParameter()
  const today = utcDay(new Date())
  const parameters = filed.map(({ parameter }) => parameter)
  const lines = process.argv.includes('--next-year')
    ? lawOfNextYear(filed, today, checkOf)
    : [...lawAge(parameters, today), '', ...certaintyCounts(filed)]
  process.stdout.write(`${lines.join('\n')}\n`)
}
