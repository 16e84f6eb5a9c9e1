import { isDeepStrictEqual } from 'node:util'
import { lastCoveredDay, lastDay, type Parameter, type Version } from '#domain/core/dated'
import { countries } from '#domain/law/index'
import type { loadAllParameters } from '#server/commands/law-parameters'
import { underLaw } from '../domain/law/changed-law.ts'
import { findCitedIds } from '../domain/law/cited-ids.ts'
import { type Answer, type DatedCase, datedCases } from './dated-cases.ts'

type FiledParameter = Awaited<ReturnType<typeof loadAllParameters>>[number]

/** A version of a parameter, with the file that has it. */
export interface FiledVersion {
  readonly parameter: Parameter<unknown>
  readonly version: Version<unknown>
  readonly country: string
  readonly file: string
}

/** The statutory versions that begin on a day or later and in the days for which their country answers. */
export const listStatutorySince = (filed: readonly FiledParameter[], day: string): FiledVersion[] => {
  const lastCovered = new Map(
    Object.entries(countries).map(([code, { coverage }]) => [code.toLowerCase(), lastCoveredDay(coverage.checkedOn)]),
  )
  return filed.flatMap(({ parameter, country, file }) =>
    parameter.versions
      .filter(
        ({ from, certainty }) => certainty === 'statutory' && day <= from && from <= (lastCovered.get(country) ?? ''),
      )
      .map(version => ({ parameter, version, country, file })),
  )
}

const isIn = ({ parameter, version }: FiledVersion, day: string): boolean =>
  version.from <= day && day <= (lastDay(parameter, version) ?? day)

/**
 * Whether an answer cites a version: by its law where the parameter stands there, whose row may be older than the version
 * of the table; a relief that was not granted has a basis without law, and is of the days of the case.
 */
const isCited = (filed: FiledVersion, { days }: DatedCase, { data, law }: Answer): boolean => {
  const { parameter, version } = filed
  const reference = law.find(({ id }) => id === parameter.id)
  if (reference) return reference.from === version.from
  return days.some(day => isIn(filed, day)) && findCitedIds(data).includes(parameter.id)
}

/** The versions of a parameter, one of them with the value that held before it was another one; none where it never was. */
const restoreValueBefore = ({ parameter, version }: FiledVersion): Version<unknown>[] | undefined => {
  const earlier = parameter.versions.filter(({ from }) => from < version.from)
  const other = earlier.findLast(({ value }) => !isDeepStrictEqual(value, version.value))
  return other && parameter.versions.map(one => (one === version ? { ...one, value: other.value } : { ...one }))
}

/** Whether a case of the days of a version is answered otherwise under the value that held before. */
const isDecided = (filed: FiledVersion, cases: readonly DatedCase[]): boolean => {
  const versions = restoreValueBefore(filed)
  if (!versions) return false
  return cases
    .filter(({ days }) => days.some(day => isIn(filed, day)))
    .some(({ ask }) => {
      const [now, before] = [ask()?.data, underLaw([[filed.parameter, { versions }]], () => ask()?.data)]
      return !isDeepStrictEqual(now, before)
    })
}

/**
 * Gives the versions that no case reaches. A case reaches a version when its day lies in it and its answer cites the
 * parameter, or, where a version ends a measure that no line cites any more, when it is answered otherwise without it.
 */
export const findUnreached = (versions: readonly FiledVersion[], cases = datedCases): FiledVersion[] => {
  const answers = cases.flatMap(one => {
    const answer = one.ask()
    return answer ? [{ one, answer }] : []
  })
  return versions.filter(filed => {
    const own = answers.filter(({ one }) => one.country === filed.country)
    return (
      !own.some(({ one, answer }) => isCited(filed, one, answer)) &&
      !isDecided(
        filed,
        own.map(({ one }) => one),
      )
    )
  })
}

/** Files of cases of Luxembourg, whose purchases and sales have requests of their own. */
const filesOfCases: Readonly<Record<string, string>> = {
  lu: 'tests/domain/law/lu/acquisition-cases.ts (a purchase) or capital-gain-cases.ts (a sale)',
}

/** Says which version lacks a case, and where to add one. */
export const describeMissingCase = ({ parameter, version, country, file }: FiledVersion): string => {
  const until = lastDay(parameter, version)
  const days = until === null ? `from ${version.from} on` : `from ${version.from} to ${until}`
  const where = filesOfCases[country] ?? `tests/domain/law/${country}/cases.ts`
  return `${parameter.id} from ${version.from} (server/domain/law/${file}) has no case: add one with its source to ${where}, of a day ${days}, whose answer cites ${parameter.id} or would be another without this version.`
}
