import { Certainty } from '#contract/shared/law'
import {
  adjustmentYear,
  inForce,
  isCarriedForward,
  lastCoveredDay,
  type Parameter,
  type VersionInForce,
} from '#domain/core/dated'
import { lastDayOf, plusDays, yearOf } from '#domain/core/days'
import { Refusal } from '#domain/core/refusal'
import type { FiledParameter } from './law-parameters.ts'

/** Days ahead within which the end of a version is reported. */
const aheadDays = 90

/** Maximum length of a value that is printed in full. */
const valueCharactersMax = 60

type Filed = Pick<FiledParameter, 'country' | 'parameter'>

/** Lists every parameter by the date of its last check, oldest first, and those that end soon. */
export const formatLawAge = (parameters: readonly Parameter<unknown>[], today: string): string[] => {
  const byAge = [...parameters].sort((a, b) => (`${a.checkedOn} ${a.id}` < `${b.checkedOn} ${b.id}` ? -1 : 1))
  const soon = plusDays(today, aheadDays)
  const endOf = ({ checkedOn, versions }: Parameter<unknown>): string =>
    versions.at(-1)?.until ?? lastCoveredDay(checkedOn)
  const ending = byAge.filter(parameter => endOf(parameter) <= soon)
  return [
    'Checked on  Covered until  Parameter',
    ...byAge.map(parameter => `${parameter.checkedOn}  ${endOf(parameter)}     ${parameter.id}`),
    '',
    ending.length === 0 ? `No last version ends by ${soon}.` : `The last version of these ends by ${soon}:`,
    ...ending.map(parameter => `${endOf(parameter)}  ${parameter.id}`),
  ]
}

const formatColumns = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(9) : String(cell).padStart(12))).join('')

/** Number of versions set by law, by certainty, and of others. */
interface Counts {
  readonly byLaw: Readonly<Record<Certainty, number>>
  readonly ofLaw: number
  readonly ofNoLaw: number
}

/** Counts the versions of parameters. */
export const countLawVersions = (filed: readonly Filed[]): Counts => {
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

const formatCertaintyPercent = (count: number, all: number): string =>
  `${((100 * count) / Math.max(1, all)).toFixed(1)} %`

/**
 * Certainty of versions set by law, by country and in total, with shares; versions set by the market, a convention or
 * an announcement are counted separately.
 */
export const formatCertaintyCounts = (filed: readonly Filed[]): string[] => {
  const row = (name: string, of: readonly Filed[]): string => {
    const { byLaw, ofLaw, ofNoLaw } = countLawVersions(of)
    const counts = Certainty.options.map(certainty => byLaw[certainty])
    return formatColumns([name, ...counts, ofLaw, formatCertaintyPercent(byLaw.statutory, ofLaw), ofNoLaw])
  }
  const { byLaw, ofLaw, ofNoLaw } = countLawVersions(filed)
  return [
    formatColumns(['Country', ...Certainty.options, 'set by law', 'statutory', 'by no law']),
    ...[...new Set(filed.map(({ country }) => country))].map(country =>
      row(
        country,
        filed.filter(one => one.country === country),
      ),
    ),
    row('all', filed),
    formatColumns([
      'share',
      ...Certainty.options.map(certainty => formatCertaintyPercent(byLaw[certainty], ofLaw)),
      '100.0 %',
      '',
      formatCertaintyPercent(ofNoLaw, ofLaw + ofNoLaw),
    ]).trimEnd(),
  ]
}

/** Value in one cell: in full if short, else its number of rows. */
const formatValueCell = (value: unknown): string => {
  const whole = JSON.stringify(value)
  if (whole.length <= valueCharactersMax) return whole
  return `${Object.keys(value as object).length} rows`
}

/** Version of a parameter in a calculation on a given day, or null where it is refused. */
const findVersionOn = (
  parameter: Parameter<unknown>,
  day: string,
  checkedOn: string,
): VersionInForce<unknown> | null => {
  try {
    return inForce(parameter, { day, field: 'deedDate', checkedOn })
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Describes how the version in force on the first day of a year is presented to callers. */
const describeVersion = (
  parameter: Parameter<unknown>,
  version: VersionInForce<unknown>,
  checkedOn: string,
): string => {
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

/** Whether a value is known to change with or in a year: it is adjusted, or a version begins, or has just ended. */
export const isChangingIn = (parameter: Parameter<unknown>, year: number): boolean =>
  isAdjustedIn(parameter, year) ||
  parameter.versions.some(
    ({ from, until }) =>
      yearOf(from) === year || (until !== undefined && lastDayOf(year - 1) <= until && until <= lastDayOf(year)),
  )

/**
 * Lists every parameter whose value is known to change in the following year, and its value for a deed on the first day
 * of that year by today's files; `checkedOn` returns a country's last check by its folder.
 */
export const formatLawOfNextYear = (
  filed: readonly Filed[],
  today: string,
  checkedOn: (country: string) => string,
): string[] => {
  const year = yearOf(today) + 1
  const day = `${year}-01-01`
  const changing = filed.filter(({ parameter }) => isChangingIn(parameter, year))
  return [
    `${changing.length} parameters change in ${year}; a deed of ${day} gets:`,
    ...changing.map(({ country, parameter }) => {
      const checked = checkedOn(country)
      const version = findVersionOn(parameter, day, checked)
      return version === null
        ? `${parameter.id}: refused with law_not_covered`
        : `${parameter.id}: ${formatValueCell(version.value)}, ${describeVersion(parameter, version, checked)}`
    }),
  ]
}
