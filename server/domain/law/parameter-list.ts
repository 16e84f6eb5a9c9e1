import type { LawParameter, LawParametersQuery } from '#contract/law'
import type { CountryCode } from '#contract/shared/country'
import { coveredUntil, lastDay, type Parameter, type Version } from '../core/dated.ts'
import { wholeValue } from '../core/law-value.ts'
import { countries } from './index.ts'
import { parameterFiles } from './parameter-files.ts'

/** Name of the method behind the list. */
export const lawParametersMethod = 'law_parameters'

/** Whether what a file of the law exports is a parameter. */
export const isParameter = (value: unknown): value is Parameter<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && 'versions' in value

/** Every parameter of a country by the name of its folder, in the order of its files, within a file by id. */
export const parametersOf = (folder: string): Parameter<unknown>[] =>
  (parameterFiles[folder] ?? []).flatMap(file =>
    Object.values(file)
      .filter(isParameter)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  )

const printedVersion = (parameter: Parameter<unknown>, version: Version<unknown>): LawParameter['versions'][number] => {
  const { title, article, url, textOf } = version.source
  return {
    from: version.from,
    until: lastDay(parameter, version),
    value: wholeValue(version.value, parameter),
    certainty: version.certainty,
    ...(version.note !== undefined && { note: version.note }),
    source: { title, article, ...(url !== undefined && { url }), ...(textOf !== undefined && { textOf }) },
  }
}

const printed = (country: CountryCode, parameter: Parameter<unknown>): LawParameter => ({
  id: parameter.id,
  says: parameter.description,
  unit: parameter.unit,
  kind: parameter.kind ?? 'law',
  country,
  checkedOn: parameter.checkedOn,
  versions: parameter.versions.map(version => printedVersion(parameter, version)),
})

/** Every parameter of every country, sorted by id, with all its versions as they are answered. */
export const everyLawParameter = (): LawParameter[] =>
  Object.keys(parameterFiles)
    // A folder of the law is named after its country; the list is made from the folders.
    .flatMap(folder => parametersOf(folder).map(parameter => printed(folder.toUpperCase() as CountryCode, parameter)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/** Whether an id equals a prefix, or lies below it. */
const fits = (id: string, prefix: string): boolean =>
  id === prefix || id.startsWith(prefix.endsWith('.') ? prefix : `${prefix}.`)

/** A parameter with the one version in force on a day; undefined where there is none, or the law of the day is not covered. */
const onDay = (parameter: LawParameter, day: string): LawParameter | undefined => {
  if (day > coveredUntil(countries[parameter.country].coverage.checkedOn)) return undefined
  const version = parameter.versions.find(({ from, until }) => from <= day && (until === null || day <= until))
  return version && { ...parameter, versions: [version] }
}

/** The parameters of a list that match a query, each with the versions that match it. */
export const matchingParameters = (
  list: readonly LawParameter[],
  { country, day, id }: LawParametersQuery,
): LawParameter[] =>
  list
    .filter(
      parameter =>
        (country === undefined || parameter.country === country) && (id === undefined || fits(parameter.id, id)),
    )
    .flatMap(parameter => (day === undefined ? [parameter] : (onDay(parameter, day) ?? [])))
