import { make, setChildren } from './dom.ts'
import type { State } from './failure.ts'
import { MissingAddressError } from './missing-address.ts'
import type { Scene } from './scene.ts'
import type { ServiceError } from './service-error.ts'

/** Renders the message of a state. `choose` takes a suggestion. */
export const renderMessage = (
  { say }: Scene,
  state: State,
  error: ServiceError | undefined,
  choose: (commune: string) => void,
): (Node | string)[] => {
  if (state === 'busy' || state === 'offline' || state === 'failed' || state === 'usedUp') return [say(state)]
  if (state === 'refused') {
    const owner =
      error instanceof MissingAddressError
        ? say('noAddress')
        : say('owner', { code: error?.code ?? '', origin: self.origin })
    return [say('refused'), make('small', {}, owner)]
  }
  if (state === 'invalid' && error)
    return [say('invalid'), ...error.issues.map(({ path, message }) => make('small', {}, `${path}: ${message}`))]
  if (state !== 'notFound' || !error) return []
  const suggestions = error.suggestions.map(name =>
    make('button', { type: 'button', part: 'suggestion', class: 'q', click: () => choose(name) }, name),
  )
  return [
    say('notFound', { name: readUnknownName(error) }),
    ...(suggestions.length > 0 ? [make('small', {}, say('didYouMean')), ...suggestions] : []),
  ]
}

/** Reads the unknown name, which the service's message quotes as JSON. */
const readUnknownName = ({ message }: ServiceError): string => {
  const [quoted] = /"(?:[^"\\]|\\.)*"/.exec(message) ?? []
  return quoted === undefined ? '' : `${JSON.parse(quoted)}`
}

/**
 * Calls `act` as soon as the connection is back.
 * @returns a function that stops waiting.
 */
export const waitForConnection = (act: () => void): (() => void) => {
  window.addEventListener('online', act, { once: true })
  return () => window.removeEventListener('online', act)
}

/**
 * Counts down the seconds to a monotonic time, then announces the end of the wait. Screen readers announce only the
 * beginning and the end.
 * @returns a function that stops it.
 */
export const startCountdown = ({ say }: Scene, status: HTMLElement, until: number): (() => void) => {
  const left = (): number => Math.ceil((until - performance.now()) / 1000)
  const shown = make('span', { 'aria-hidden': 'true' })
  setChildren(status, shown, make('span', { class: 'u' }, say('waiting', { n: left() })))
  const tick = (): void => {
    if (left() > 0) shown.textContent = say('waiting', { n: left() })
    else {
      clearInterval(timer)
      setChildren(status, say('ready'))
    }
  }
  const timer = setInterval(tick, 1000)
  tick()
  return () => clearInterval(timer)
}
