import type * as z from 'zod'
import { type DocumentData, type ExtractionOf, type ExtractionWarning, requiredFields } from '#contract/ai/extraction'
import { CapitalGainsInput } from '#contract/fiscal'
import { Refusal } from '#domain/core/refusal'
import type { Bounds } from '#domain/documents/bounds'
import { estimationRequest } from '#domain/documents/dpe'
import { capitalGainsRequest } from '#domain/documents/plus-values'
import { warning } from '#domain/documents/warning'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'

/** What is needed to try the requests that a document gives. */
export interface MappingNeeds extends Bounds {
  /** The official name of a municipality. @throws Refusal for a name that leads to none. */
  officialCommune(name: string): string
}

/** The requests that can be made of a document, and why some would be refused. */
export interface Mapped<Mappings> {
  mappings: Mappings
  warnings: ExtractionWarning[]
}

const messageMax = 400

const wouldRefuse = (field: string, message: string): ExtractionWarning =>
  warning('request_refused', field, message.slice(0, messageMax))

/** The refusals of an attempt as warnings about the fields that it was made of. */
const refusalsOf = (attempt: () => unknown, field: string): ExtractionWarning[] => {
  try {
    attempt()
    return []
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    const { issues = [], message = 'The request would be refused.' } = refusal.details
    const named = issues.filter(({ path }) => path !== '')
    if (named.length === 0) return [wouldRefuse(field, message)]
    return named.map(issue => wouldRefuse(issue.path, issue.message))
  }
}

/** The fields of a request that its operation takes, each by itself; the others stay out and are warned of. */
const acceptedFields = <Request extends object>(request: Request, shape: Readonly<Record<string, z.ZodType>>) => {
  const warnings: ExtractionWarning[] = []
  const accepted = Object.entries(request).filter(([name, value]) => {
    const read = shape[name]?.safeParse(value)
    if (read?.success) return true
    const reason = read?.error.issues[0]?.message ?? 'it is no field of the operation'
    warnings.push(wouldRefuse(name, `The operation would refuse ${JSON.stringify(value).slice(0, 80)}: ${reason}.`))
    return false
  })
  // Some of the fields of a request, none of which is required.
  return { request: Object.fromEntries(accepted) as Request, warnings }
}

const missingOf = <const Names extends readonly string[]>(names: Names, request: object): Names[number][] =>
  names.filter(name => !(name in request))

/** A request of the tax on a sale, tried where it is complete. */
export const saleMappings = (
  data: DocumentData<'plus_values'>,
  { today }: MappingNeeds,
): Mapped<ExtractionOf<'plus_values'>['mappings']> => {
  const { request, warnings } = acceptedFields(capitalGainsRequest(data), CapitalGainsInput.shape)
  const missing = missingOf(requiredFields.capitalGains, request)
  const whole = CapitalGainsInput.safeParse(request)
  const tried = whole.success
    ? refusalsOf(() => capitalGains(whole.data, whole.data.saleDate ?? today), 'saleDate')
    : []
  return { mappings: { capitalGains: { request, missing } }, warnings: [...warnings, ...tried] }
}

/** A request of an estimate; a municipality that is none stays out. */
export const estimateMappings = (
  data: DocumentData<'dpe'>,
  { officialCommune }: MappingNeeds,
): Mapped<ExtractionOf<'dpe'>['mappings']> => {
  const { commune, ...others } = estimationRequest(data)
  const warnings = commune === undefined ? [] : refusalsOf(() => officialCommune(commune), 'commune')
  const request = commune !== undefined && warnings.length === 0 ? { commune, ...others } : others
  return { mappings: { estimate: { request, missing: missingOf(requiredFields.estimate, request) } }, warnings }
}
