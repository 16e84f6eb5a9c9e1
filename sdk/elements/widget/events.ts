import type { KeyPlaces } from './brand.ts'
import { dispatchElementEvent, shareValues } from './context.ts'
import type { ElementOptions } from './host.ts'
import type { EstimateAnswer } from './requests.ts'
import type { ServiceError } from './service-error.ts'
import { tellAct } from './told-act.ts'

/**
 * Dispatches that the form can be used to the page, and tells the service that it was opened, and of an estimate that was there
 * before the places, which say whether it counts any.
 */
export const dispatchReady = (
  host: HTMLElement,
  wishes: ElementOptions,
  places: KeyPlaces,
  isEstimated: boolean,
): void => {
  tellAct(host, wishes, places, 'forms')
  if (isEstimated) tellAct(host, wishes, places, 'estimates')
  dispatchElementEvent(host, 'valorem-ready', {})
}

/** Dispatches an estimate to the page, shares its values with the other elements, and tells the service of it. */
export const dispatchEstimate = (
  host: HTMLElement,
  { input, estimate, requestId }: EstimateAnswer,
  wishes: ElementOptions,
  places: KeyPlaces | undefined,
): void => {
  tellAct(host, wishes, places, 'estimates')
  dispatchElementEvent(host, 'valorem-estimate', { input, estimate, requestId })
  const { reference, estimationCentrale: price } = estimate
  const { surface, estNeuf } = input
  shareValues(host, 'valorem-estimate', {
    ...{ commune: reference.commune, surface, price },
    ...(estNeuf !== undefined && { newBuild: estNeuf }),
  })
}

/** Dispatches a failure to the page. */
export const dispatchFault = (host: HTMLElement, { code, status, requestId, message }: ServiceError): boolean =>
  dispatchElementEvent(host, 'valorem-error', { code, status, requestId, message })
