import type { ValoremError } from '../../src/errors.ts'
import { shareValues } from './context.ts'
import type { EstimateAnswer } from './requests.ts'

/** Dispatches an event of the element, which leaves shadow roots. */
export const dispatchElementEvent = (host: HTMLElement, name: string, detail: object): void =>
  void host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))

/** Dispatches an estimate to the page, and shares its values with the other elements. */
export const dispatchEstimate = (host: HTMLElement, { input, estimate, requestId }: EstimateAnswer): void => {
  dispatchElementEvent(host, 'valorem-estimate', { input, estimate, requestId })
  const { reference, estimationCentrale: price } = estimate
  const { surface, estNeuf } = input
  shareValues(host, 'valorem-estimate', {
    ...{ commune: reference.commune, surface, price },
    ...(estNeuf !== undefined && { newBuild: estNeuf }),
  })
}

/** Dispatches a failure to the page. */
export const dispatchFault = (host: HTMLElement, { code, status, requestId, message }: ValoremError): void =>
  dispatchElementEvent(host, 'valorem-error', { code, status, requestId, message })
