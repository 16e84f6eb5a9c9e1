import type { Estimate, EstimationInput } from '../../src/derived/types.ts'
import type { KeyPlaces } from './brand.ts'
import { type State, selectFailureState } from './failure.ts'
import { createEstimateService, type Service } from './service.ts'
import { ServiceError } from './service-error.ts'

/** An estimate with its input. */
export interface EstimateAnswer {
  input: EstimationInput
  estimate: Estimate
  requestId: string | undefined
}

/** Events of the requests for the card. */
export interface Listener {
  places(places: KeyPlaces): void
  /** A request failed: the state to show, and whether it was for the list of places. */
  failed(state: State, error: ServiceError, isOfPlaces: boolean): void
  /** A required browser API is missing or broken. */
  broke(cause: unknown): void
}

/** Pause between two attempts to load the places, in ms, and the most attempts. */
const [placesAgainMs, placesAttemptsMax] = [5000, 10]

/** Requests of one element while it is in a page; leaving it aborts them. */
export interface Requests {
  estimate(input: EstimationInput): Promise<EstimateAnswer | undefined>
  /** Forwards a contact; rejects as the call does. */
  lead(lead: object): Promise<unknown>
  /** Loads the places if they are missing. */
  places(): void
  end(): void
}

/** Narrows a failure to one of the service; anything else is a defect and rethrown. */
const expectServiceError = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error
  throw error
}

/** Creates the requests, and loads the list of places; failures go to the listener, nothing is thrown. */
export const createRequests = (apiKey: string, baseUrl: string, listener: Listener): Requests => {
  const ended = new AbortController()
  const { signal } = ended
  let [attempts, isRequesting, hasPlaces] = [0, false, false]
  let service: Service | undefined
  const fail = (cause: unknown, isOfPlaces: boolean): State | undefined => {
    const error = expectServiceError(cause)
    const state = signal.aborted ? undefined : selectFailureState(error, navigator.onLine)
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
        const timer = setTimeout(run, placesAgainMs)
        signal.addEventListener('abort', () => clearTimeout(timer))
      }
    } finally {
      isRequesting = false
    }
  }
  const run = (): void => void places().catch(listener.broke)
  try {
    service = createEstimateService(apiKey, baseUrl)
  } catch (cause) {
    // Deferred until the card is drawn, since the listener changes it.
    Promise.resolve()
      .then(() => fail(cause, true))
      .catch(listener.broke)
  }
  run()
  return {
    places: run,
    lead: async lead => service?.lead(lead, signal),
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
