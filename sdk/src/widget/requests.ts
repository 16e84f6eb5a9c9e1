import type { Estimate, EstimationInput, Places } from '../derived/types.ts'
import { isValoremError, type ValoremError } from '../errors.ts'
import { type State, stateOf } from './failure.ts'
import { type Service, serviceOf } from './service.ts'

/** An estimate with what it was asked with. */
export interface Answered {
  input: EstimationInput
  estimate: Estimate
  requestId: string | undefined
}

/** What the card hears of its questions. */
export interface Listener {
  places(places: Places): void
  /** Something failed: what to show, and whether it was the list of places. */
  failed(state: State, error: ValoremError, isOfPlaces: boolean): void
}

/** Between two attempts to get the places, ms, and how many there are. */
const [placesAgainMs, placesAttemptsMax] = [5000, 12]

/** The questions of one element while it stands in a page; nothing outlives its end. */
export interface Requests {
  estimate(input: EstimationInput): Promise<Answered | undefined>
  /** Asks for the places if they are missing. */
  places(): void
  end(): void
}

/** A failure as an error of the SDK; anything else is a defect and is thrown on. */
const errorOf = (error: unknown): ValoremError => {
  if (isValoremError(error)) return error
  throw error
}

/** Begins with the list of places; what fails is told to the listener, nothing is thrown. */
export const requests = (apiKey: string, baseUrl: string, listener: Listener): Requests => {
  const ended = new AbortController()
  const { signal } = ended
  let [attempts, isRequesting, hasPlaces] = [0, false, false]
  let service: Service | undefined
  const fail = (cause: unknown, isOfPlaces: boolean): State | undefined => {
    const error = errorOf(cause)
    const state = signal.aborted ? undefined : stateOf(error, navigator.onLine)
    if (state) listener.failed(state, error, isOfPlaces)
    return state
  }
  const places = async (): Promise<void> => {
    if (!service || isRequesting || hasPlaces || signal.aborted) return
    isRequesting = true
    attempts += 1
    try {
      const { data } = await service.places(signal)
      hasPlaces = true
      if (!signal.aborted) listener.places(data)
    } catch (cause) {
      const state = fail(cause, true)
      if (state && state !== 'refused' && attempts < placesAttemptsMax) {
        const timer = setTimeout(() => void places(), placesAgainMs)
        signal.addEventListener('abort', () => clearTimeout(timer))
      }
    } finally {
      isRequesting = false
    }
  }
  try {
    service = serviceOf(apiKey, baseUrl)
  } catch (cause) {
    // The card hears of it once it is drawn.
    queueMicrotask(() => void fail(cause, true))
  }
  void places()
  return {
    places: () => void places(),
    end: () => ended.abort(),
    estimate: async input => {
      try {
        const answer = await service?.estimate(input, signal)
        return answer && !signal.aborted ? { input, estimate: answer.data, requestId: answer.requestId } : undefined
      } catch (cause) {
        fail(cause, false)
        return undefined
      }
    },
  }
}
