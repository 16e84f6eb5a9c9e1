/** State of the element. */
export type State =
  | 'loading'
  | 'idle'
  | 'busy'
  | 'result'
  | 'invalid'
  | 'waiting'
  | 'offline'
  | 'failed'
  | 'notFound'
  | 'usedUp'
  | 'refused'

/** Parts of an SDK error that are read. */
export interface Failure {
  code: string
  status?: number | undefined
}

/** Selects the state after a failed call; undefined for a call that the element itself aborted. */
export const selectFailureState = ({ code, status }: Failure, isOnline: boolean): State | undefined => {
  if (code === 'aborted') return undefined
  if (status === 401 || status === 403 || code === 'invalid_configuration' || code === 'missing_credential')
    return 'refused'
  if (code === 'municipality_not_found') return 'notFound'
  if (status === 429) return code === 'rate_limited' ? 'waiting' : 'usedUp'
  if (status === 400) return 'invalid'
  return status === undefined && !isOnline ? 'offline' : 'failed'
}
