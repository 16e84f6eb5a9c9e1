import type { ValoremError } from '../../src/errors.ts'
import { fill } from './dom.ts'
import type { Drawing } from './drawing.ts'
import type { State } from './failure.ts'
import { onceOnline, ticking } from './message.ts'

/** Wait in ms after which the visitor reads that the answer takes long. */
const slowMs = 5000

/** What a visitor, or the end of a wait, may set off. */
export interface StandingActs {
  /** Repeats the request that failed: that for the list of places, or the estimate. */
  repeat(isOfPlaces: boolean): void
  /** Asks with a municipality that was suggested. */
  retry(commune: string): void
}

/** How far a card has come: its state, what led to it, and what ticks or waits meanwhile. */
export class Standing {
  state: State = 'loading'
  /** What led to the state, and whether it is about the list of places. */
  error: ValoremError | undefined
  isOfPlaces = false
  /** When a visitor who has to wait may ask again, by the page's own clock, ms. */
  #waitsUntil = 0
  #stop: () => void = () => {}
  readonly #acts: StandingActs

  constructor(acts: StandingActs) {
    this.#acts = acts
  }

  /** Ends what ticks, or waits for the connection to come back. */
  stop(): void {
    this.#stop()
  }

  /** Takes a failure; one of the list of places does not replace an estimate under way, or its failure. */
  fail(state: State, error: ValoremError, isOfPlaces: boolean, drawing: Drawing | undefined): void {
    if (isOfPlaces && !this.isOfPlaces && state !== 'refused' && !/loading|idle/.test(this.state)) return
    this.#waitsUntil = performance.now() + (error.retryAfterMs ?? 0)
    this.enter(state, drawing, error, isOfPlaces)
  }

  /** Shows a state; `error` is what led to it. Both are kept, since drawing anew shows them again. */
  enter(state: State, drawing: Drawing | undefined, error?: ValoremError, isOfPlaces = false): void {
    this.#stop()
    this.state = state
    this.error = error
    this.isOfPlaces = isOfPlaces
    // A request that failed without a connection is repeated once it is back.
    if (state === 'offline') this.#stop = onceOnline(() => this.#acts.repeat(isOfPlaces))
    drawing?.enter(state, error, this.#acts.retry)
    if (drawing && state === 'busy') {
      const { status, scene } = drawing
      const timer = setTimeout(() => fill(status, scene.say('slow')), slowMs)
      this.#stop = () => clearTimeout(timer)
    }
    if (drawing && state === 'waiting') this.#stop = ticking(drawing.scene, drawing.status, this.#waitsUntil)
  }
}
