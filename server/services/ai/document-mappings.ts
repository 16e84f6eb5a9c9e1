import type * as z from 'zod'
import { type DocumentData, type ExtractionOf, type ExtractionWarning, requiredFields } from '#contract/ai/extraction'
import { CapitalGainsInput } from '#contract/fiscal'
import { Refusal } from '#domain/core/refusal'
import type { Bounds } from '#domain/documents/bounds'
import { estimationRequest } from '#domain/documents/dpe'
import { capitalGainsRequest } from '#domain/documents/plus-values'
import { warning } from '#domain/documents/warning'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'

/** Dependencies of requests made from a document. */
export interface MappingNeeds extends Bounds {
  /** Official name of a municipality. @throws Refusal for an unknown name. */
  officialCommune(name: string): string
}

/** Requests made from a document, and warnings for those that would be refused. */
export interface Mapped<Mappings> {
  mappings: Mappings
  warnings: ExtractionWarning[]
}

const messageMax = 400

const createRefusalWarning = (field: string, message: string): ExtractionWarning =>
  warning('request_refused', field, message.slice(0, messageMax))

/** Runs an attempt, and converts its refusal to warnings about the fields of the request. */
const listRefusalWarnings = (attempt: () => unknown, field: string): ExtractionWarning[] => {
  try {
    attempt()
    return []
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    const { issues = [], message = 'The request would be refused.' } = refusal.details
    const named = issues.filter(({ path }) => path !== '')
    if (named.length === 0) return [createRefusalWarning(field, message)]
    return named.map(issue => createRefusalWarning(issue.path, issue.message))
  }
}

/** Fields of a request that its operation accepts; the others are left out with a warning. */
const selectAcceptedFields = <Request extends object>(request: Request, shape: Readonly<Record<string, z.ZodType>>) => {
  const warnings: ExtractionWarning[] = []
  const accepted = Object.entries(request).filter(([name, value]) => {
    const read = shape[name]?.safeParse(value)
    if (read?.success) return true
    const reason = read?.error.issues[0]?.message ?? 'it is no field of the operation'
    warnings.push(
      createRefusalWarning(name, `The operation would refuse ${JSON.stringify(value).slice(0, 80)}: ${reason}.`),
    )
    return false
  })
  // A subset of the request's fields, none of which is required.
  return { request: Object.fromEntries(accepted) as Request, warnings }
}

const listMissingFields = <const Names extends readonly string[]>(names: Names, request: object): Names[number][] =>
  names.filter(name => !(name in request))

/** Request for the tax on a sale, tried where it is complete. */
export const mapSaleRequest = (
  data: DocumentData<'plus_values'>,
  { today }: MappingNeeds,
): Mapped<ExtractionOf<'plus_values'>['mappings']> => {
  const { request, warnings } = selectAcceptedFields(capitalGainsRequest(data), CapitalGainsInput.shape)
  const missing = listMissingFields(requiredFields.capitalGains, request)
  const whole = CapitalGainsInput.safeParse(request)
  const tried = whole.success
    ? listRefusalWarnings(() => capitalGains(whole.data, whole.data.saleDate ?? today), 'saleDate')
    : []
  return { mappings: { capitalGains: { request, missing } }, warnings: [...warnings, ...tried] }
}

/** Request for an estimate; an unknown municipality is left out. */
export const mapEstimateRequest = (
  data: DocumentData<'dpe'>,
  { officialCommune }: MappingNeeds,
): Mapped<ExtractionOf<'dpe'>['mappings']> => {
  const { commune, ...others } = estimationRequest(data)
  const warnings = commune === undefined ? [] : listRefusalWarnings(() => officialCommune(commune), 'commune')
  const request = commune !== undefined && warnings.length === 0 ? { commune, ...others } : others
  return { mappings: { estimate: { request, missing: listMissingFields(requiredFields.estimate, request) } }, warnings }
}
