import type { CountryReading, LawChange, LawChanges, LawChangesQuery } from '#contract/law-changes'
import { lawChangesRules } from '#contract/rules/law-changes'
import type { CountryCode } from '#contract/shared/country'
import { ruleIssues } from '../core/broken-rule.ts'
import { adjustmentYear, lastDay, type Parameter, type Version } from '../core/dated.ts'
import { isoDay, lastDayOf, plusDays, yearOf } from '../core/days.ts'
import { Refusal } from '../core/refusal.ts'
import { countries } from './index.ts'
import { parametersOf } from './parameter-list.ts'

/** Name of the method of the calendar. */
export const lawChangesMethod = 'law_changes'

const isFigure = (value: unknown): value is number => typeof value === 'number'

const describeSource = ({ source: { title, article, url } }: Pick<Version<unknown>, 'source'>) => ({
  title,
  article,
  ...(url !== undefined && { url }),
})

/** What is the same in each change of a parameter. */
const describeParameter = (country: CountryCode, { id, unit }: Parameter<unknown>) => ({ country, parameter: id, unit })

/** The begin of a version, and its end where nothing follows it on the next day. */
const versionChanges = (country: CountryCode, parameter: Parameter<unknown>): LawChange[] =>
  parameter.versions.flatMap((version, index): LawChange[] => {
    const [earlier, next] = [parameter.versions[index - 1], parameter.versions[index + 1]]
    const end = lastDay(parameter, version)
    const day = end === null ? null : plusDays(end, 1)
    const same = { ...describeParameter(country, parameter), certainty: version.certainty, ...describeSource(version) }
    const says = version.description ?? parameter.description
    const before = isFigure(earlier?.value) && { before: earlier.value }
    const begins: LawChange = {
      day: version.from,
      kind: parameter.kind === 'announcement' ? 'announced' : 'begins',
      says,
      ...same,
      ...before,
      ...(isFigure(version.value) && { after: version.value }),
    }
    const isEnd = day !== null && next?.from !== day
    return isEnd
      ? [begins, { day, kind: 'ends', says, ...same, ...(isFigure(version.value) && { before: version.value }) }]
      : [begins]
  })

/** First year of an adjustment by the law that was neither read nor begins as a version. */
const nextAdjustment = ({ adjusted, checkedOn, versions }: Parameter<unknown>): number | undefined => {
  const last = versions.at(-1)
  if (adjusted === undefined || !last) return undefined
  const known = Math.max(yearOf(checkedOn), yearOf(last.from))
  // Figures are adjusted every year or every fourth: one of the next four years has an adjustment.
  return [1, 2, 2 + 1, 2 + 2]
    .map(years => known + years)
    .find(year => adjustmentYear(adjusted, yearOf(last.from), year) === year)
}

/** The next adjustment of a figure, whose value is not known. */
const adjustmentChanges = (country: CountryCode, parameter: Parameter<unknown>): LawChange[] => {
  const [year, last] = [nextAdjustment(parameter), parameter.versions.at(-1)]
  if (year === undefined || !last) return []
  return [
    {
      day: isoDay(year, 1, 1),
      kind: 'adjusted',
      says: last.description ?? parameter.description,
      ...describeParameter(country, parameter),
      ...(isFigure(last.value) && { before: last.value }),
      ...describeSource(last),
    },
  ]
}

const countryChanges = (country: CountryCode): LawChange[] => [
  ...parametersOf(country.toLowerCase()).flatMap(parameter => [
    ...versionChanges(country, parameter),
    ...adjustmentChanges(country, parameter),
  ]),
  ...countries[country].reading.changes.map(
    ({ day, status, says, source: { title, article, url } }): LawChange => ({
      day,
      country,
      kind: status,
      says,
      title,
      article,
      ...(url !== undefined && { url }),
    }),
  ),
]

const countryReading = (country: CountryCode): CountryReading => {
  const days = parametersOf(country.toLowerCase())
    .map(({ checkedOn }) => checkedOn)
    .sort()
  const { coverage, reading } = countries[country]
  const { checkedOn } = coverage
  return {
    country,
    checkedOn,
    readFrom: days[0] ?? checkedOn,
    readUntil: days.at(-1) ?? checkedOn,
    lookedFor: reading.lookedFor,
  }
}

const sortKey = ({ day, country, parameter = '', kind, says }: LawChange): string =>
  [day, country, parameter, kind, says].join(' ')

const compareText = (one: string, other: string): number => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/**
 * Changes of the law between two days, of one country or of all, and the last reading of each.
 * @throws Refusal `invalid_request` where the last day is before the first.
 */
export const listLawChanges = (query: LawChangesQuery, today: string): LawChanges => {
  const from = query.from ?? today
  const to = query.to ?? lastDayOf(yearOf(from) + 1)
  const issues = ruleIssues(
    lawChangesRules,
    'to_before_from',
    to < from,
    { received: to, allowed: [`at least ${from}`] },
    { from },
  )
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
  // Keys of the registry are codes of countries.
  const codes = (Object.keys(countries) as CountryCode[])
    .filter(code => [undefined, code].includes(query.country))
    .sort()
  const changes = codes.flatMap(countryChanges).filter(({ day }) => from <= day && day <= to)
  return {
    from,
    to,
    changes: changes.sort((one, other) => compareText(sortKey(one), sortKey(other))),
    readings: codes.map(countryReading),
  }
}
