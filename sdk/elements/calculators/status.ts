import { make } from '../widget/dom.ts'
import type { State } from '../widget/failure.ts'
import { MissingAddressError } from '../widget/missing-address.ts'
import type { ServiceError } from '../widget/service-error.ts'
import type { Scene } from './scene.ts'

/** Wait after which the visitor reads that the answer is slow, ms. */
export const slowMs = 5000

/** Renders the message of a state; the countdown of a wait is rendered separately. */
export const renderStatus = ({ say }: Scene, state: State, error: ServiceError | undefined): (Node | string)[] => {
  if (state === 'busy' || state === 'offline' || state === 'failed' || state === 'usedUp') return [say(state)]
  if (state === 'refused') {
    const owner =
      error instanceof MissingAddressError
        ? say('noAddress')
        : say('owner', { code: error?.code ?? '', origin: location.origin })
    return [say('refused'), make('small', {}, owner)]
  }
  if (state === 'notFound') return [say('failed')]
  if (state === 'invalid' && error)
    return [say('invalid'), ...error.issues.map(({ path, message }) => make('small', {}, `${path}: ${message}`))]
  return []
}
