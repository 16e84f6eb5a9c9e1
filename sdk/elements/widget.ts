import type { Estimate, EstimationInput } from '../src/derived/types.ts'
import type { ValoremError } from '../src/errors.ts'
import type { ContextDetail } from './widget/context-values.ts'
import type { ValoremEstimate } from './widget/element.ts'
import { pageDefaults } from './widget/host.ts'
import { importWidgetTexts } from './widget/imported-texts.ts'
import type { LeadDetail } from './widget/lead-sending.ts'

export type { ContextDetail } from './widget/context-values.ts'
export { defineValoremEstimate, ValoremEstimate } from './widget/element.ts'
export type { Consent, ContactField } from './widget/lead-fields.ts'
export type { LeadDetail } from './widget/lead-sending.ts'

// The only side effect of this entry; the script for pages without a bundler fetches its texts.
pageDefaults.texts = importWidgetTexts

/** The `detail` of the event `valorem-estimate`. */
export interface EstimateDetail {
  input: EstimationInput
  estimate: Estimate
  requestId: string | undefined
}

/** The `detail` of the event `valorem-error`. */
export type ErrorDetail = Pick<ValoremError, 'code' | 'status' | 'requestId' | 'message'>

/** Events of the element by name; all bubble and leave shadow roots. */
export interface ValoremEstimateEvents {
  'valorem-ready': CustomEvent<Record<string, never>>
  'valorem-estimate': CustomEvent<EstimateDetail>
  'valorem-error': CustomEvent<ErrorDetail>
  /** Dispatched after an estimate, for other elements of the page. */
  'valorem-context': CustomEvent<ContextDetail>
  /** Cancelable: a listener that handles it prevents its default. */
  'valorem-lead': CustomEvent<LeadDetail>
}

/** The attributes of the element. */
export interface ValoremEstimateAttributes {
  'api-key'?: string | undefined
  'base-url'?: string | undefined
  lang?: string | undefined
  commune?: string | undefined
  quartier?: string | undefined
  surface?: string | number | undefined
  fields?: string | undefined
  theme?: 'light' | 'dark' | undefined
  /** Receiver of contacts: the organisation of the key, a listener of the page, or `lead-action`. */
  lead?: 'service' | 'event' | 'result' | undefined
  'lead-action'?: string | undefined
  'lead-email'?: string | undefined
  'lead-phone'?: string | undefined
  'lead-fields'?: string | undefined
  'lead-required'?: string | undefined
  agency?: string | undefined
  'privacy-url'?: string | undefined
  reference?: string | undefined
  /** Shows also the logo of the key's organisation, or nothing of its brand. */
  brand?: 'logo' | 'none' | undefined
  /** Elements of one group share values; those without one form a group. */
  group?: string | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'valorem-estimate': ValoremEstimate
  }
  interface HTMLElementEventMap extends ValoremEstimateEvents {}
}
