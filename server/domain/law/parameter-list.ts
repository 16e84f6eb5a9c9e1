import type { LawParameter, LawParametersQuery } from '#contract/law'
import type { CountryCode } from '#contract/shared/country'
import { lastCoveredDay, lastDay, type Parameter, type Version } from '../core/dated.ts'
import { wholeValue } from '../core/law-value.ts'
import { countries } from './index.ts'
import { parameterFiles } from './parameter-files.ts'

/** Name of the method of the list. */
export const lawParametersMethod = 'law_parameters'

/** Whether an export of a file of the law is a parameter. */
export const isParameterExport = (value: unknown): value is Parameter<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && 'versions' in value

/** Parameters of a country by the name of its folder, in the order of its files, within a file by id. */
export const parametersOf = (folder: string): Parameter<unknown>[] =>
  (parameterFiles[folder] ?? []).flatMap(file =>
    Object.values(file)
      .filter(isParameterExport)
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  )

const parameterVersionEntry = (
  parameter: Parameter<unknown>,
  version: Version<unknown>,
): LawParameter['versions'][number] => {
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

const parameterEntry = (country: CountryCode, parameter: Parameter<unknown>): LawParameter => ({
  id: parameter.id,
  says: parameter.description,
  unit: parameter.unit,
  kind: parameter.kind ?? 'law',
  country,
  checkedOn: parameter.checkedOn,
  versions: parameter.versions.map(version => parameterVersionEntry(parameter, version)),
})

/** Parameters of all countries, sorted by id, with all their versions as the API answers them. */
export const everyLawParameter = (): LawParameter[] =>
  Object.keys(parameterFiles)
    // A folder of the law is named after its country; the list is built from the folders.
    .flatMap(folder =>
      parametersOf(folder).map(parameter => parameterEntry(folder.toUpperCase() as CountryCode, parameter)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))

/** Whether an id equals a prefix or starts with it and a dot. */
const matchesIdPrefix = (id: string, prefix: string): boolean =>
  id === prefix || id.startsWith(prefix.endsWith('.') ? prefix : `${prefix}.`)

/**
 * A parameter with the version in force on a day; undefined where it has no such version, or the day is not covered.
 */
const onDay = (parameter: LawParameter, day: string): LawParameter | undefined => {
  if (day > lastCoveredDay(countries[parameter.country].coverage.checkedOn)) return undefined
  const version = parameter.versions.find(({ from, until }) => from <= day && (until === null || day <= until))
  return version && { ...parameter, versions: [version] }
}

/** Parameters of a list that match a query, each with the matching versions. */
export const matchingParameters = (
  list: readonly LawParameter[],
  { country, day, id }: LawParametersQuery,
): LawParameter[] =>
  list
    .filter(
      parameter =>
        (country === undefined || parameter.country === country) &&
        (id === undefined || matchesIdPrefix(parameter.id, id)),
    )
    .flatMap(parameter => (day === undefined ? [parameter] : (onDay(parameter, day) ?? [])))
