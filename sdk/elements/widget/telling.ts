import type { ValoremError } from '../../src/errors.ts'
import { tell } from './context.ts'
import type { Answered } from './requests.ts'

/** Fires an event of the element, which leaves shadow roots. */
export const dispatch = (host: HTMLElement, name: string, detail: object): void =>
  void host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))

/** Tells the page of an estimate, and the other elements what they may calculate on with. */
export const tellAnswer = (host: HTMLElement, { input, estimate, requestId }: Answered): void => {
  dispatch(host, 'valorem-estimate', { input, estimate, requestId })
  const { reference, estimationCentrale: price } = estimate
  const { surface, estNeuf } = input
  tell(host, 'valorem-estimate', {
    ...{ commune: reference.commune, surface, price },
    ...(estNeuf !== undefined && { newBuild: estNeuf }),
  })
}

/** Tells the page of a failure. */
export const tellFault = (host: HTMLElement, { code, status, requestId, message }: ValoremError): void =>
  dispatch(host, 'valorem-error', { code, status, requestId, message })
