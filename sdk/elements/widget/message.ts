import type { ValoremError } from '../../src/errors.ts'
import { fill, make } from './dom.ts'
import type { State } from './failure.ts'
import type { Scene } from './scene.ts'

/** What a state says. `choose` takes a suggestion. */
export const messageOf = (
  { say }: Scene,
  state: State,
  error: ValoremError | undefined,
  choose: (commune: string) => void,
): (Node | string)[] => {
  if (state === 'busy' || state === 'offline' || state === 'failed' || state === 'usedUp') return [say(state)]
  if (state === 'refused') {
    const owner = say('owner', { code: error?.code ?? '', origin: self.origin })
    return [say('refused'), make('small', {}, owner)]
  }
  if (state === 'invalid' && error)
    return [say('invalid'), ...error.issues.map(({ path, message }) => make('small', {}, `${path}: ${message}`))]
  if (state !== 'notFound' || !error) return []
  const suggestions = error.suggestions.map(name =>
    make('button', { type: 'button', part: 'suggestion', class: 'q', click: () => choose(name) }, name),
  )
  return [
    say('notFound', { name: nameIn(error) }),
    ...(suggestions.length > 0 ? [make('small', {}, say('didYouMean')), ...suggestions] : []),
  ]
}

/** The name that the service did not find, which its sentence repeats as JSON. */
const nameIn = ({ message }: ValoremError): string => {
  const [quoted] = /"(?:[^"\\]|\\.)*"/.exec(message) ?? []
  return quoted === undefined ? '' : `${JSON.parse(quoted)}`
}

/**
 * Acts as soon as there is a connection again.
 * @returns what ends the wait for it.
 */
export const onceOnline = (act: () => void): (() => void) => {
  window.addEventListener('online', act, { once: true })
  return () => window.removeEventListener('online', act)
}

/**
 * Counts down the seconds until a moment of the page's own clock, then says that the wait is over. A screen reader
 * announces the beginning and the end only.
 * @returns what ends it.
 */
export const ticking = ({ say }: Scene, status: HTMLElement, until: number): (() => void) => {
  const left = (): number => Math.ceil((until - performance.now()) / 1000)
  const shown = make('span', { 'aria-hidden': 'true' })
  fill(status, shown, make('span', { class: 'u' }, say('waiting', { n: left() })))
  const tick = (): void => {
    if (left() > 0) shown.textContent = say('waiting', { n: left() })
    else {
      clearInterval(timer)
      fill(status, say('ready'))
    }
  }
  const timer = setInterval(tick, 1000)
  tick()
  return () => clearInterval(timer)
}
