import type { Refusal } from '#domain/core/refusal'
import type { CellFault } from './fault.ts'

/** The fault of a name of which a refusal says that no municipality has it, with the names that are near. */
export const toMunicipalityFault = (value: string, { details: { suggestions = [] } }: Refusal): CellFault =>
  suggestions.length > 0
    ? { key: 'row.municipality_near', values: { value, names: suggestions.join(', ') } }
    : { key: 'row.municipality_not_found', values: { value } }
