import { setChildren } from './dom.ts'
import type { Drawing } from './drawing.ts'
import type { State } from './failure.ts'
import { startCountdown, waitForConnection } from './message.ts'
import type { ServiceError } from './service-error.ts'

/** Wait after which the visitor reads that the answer is slow, ms. */
const slowMs = 5000

/** Actions that a visitor, or the end of a wait, may trigger. */
export interface CardStatusActions {
  /** Repeats the failed request: that for the list of places, or the estimate. */
  repeat(isOfPlaces: boolean): void
  /** Requests an estimate with a suggested municipality. */
  retry(commune: string): void
}

/** Status of a card: its state, the cause, and the pending timer or wait. */
export class CardStatus {
  state: State = 'loading'
  /** Cause of the state, and whether it concerns the list of places. */
  error: ServiceError | undefined
  isOfPlaces = false
  /** Monotonic time at which a visitor who has to wait may try again, ms. */
  #waitsUntil = 0
  #stop: () => void = () => {}
  readonly #acts: CardStatusActions

  constructor(acts: CardStatusActions) {
    this.#acts = acts
  }

  /** Stops the timer, or the wait for the connection. */
  stop(): void {
    this.#stop()
  }

  /** Handles a failure; one of the list of places does not replace a pending estimate, or its failure. */
  fail(state: State, error: ServiceError, isOfPlaces: boolean, drawing: Drawing | undefined): void {
    if (isOfPlaces && !this.isOfPlaces && state !== 'refused' && !/loading|idle/.test(this.state)) return
    this.#waitsUntil = performance.now() + (error.retryAfterMs ?? 0)
    this.enter(state, drawing, error, isOfPlaces)
  }

  /** Shows a state; `error` is its cause. Both are kept for redraws. */
  enter(state: State, drawing: Drawing | undefined, error?: ServiceError, isOfPlaces = false): void {
    this.#stop()
    this.state = state
    this.error = error
    this.isOfPlaces = isOfPlaces
    // A request that failed offline is repeated once the connection is back.
    if (state === 'offline') this.#stop = waitForConnection(() => this.#acts.repeat(isOfPlaces))
    drawing?.enter(state, error, this.#acts.retry)
    if (drawing && state === 'busy') {
      const { status, scene } = drawing
      const timer = setTimeout(() => setChildren(status, scene.say('slow')), slowMs)
      this.#stop = () => clearTimeout(timer)
    }
    if (drawing && state === 'waiting') this.#stop = startCountdown(drawing.scene, drawing.status, this.#waitsUntil)
  }
}
