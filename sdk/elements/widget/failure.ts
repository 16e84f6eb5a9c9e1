/** What the element shows, from nothing asked to whatever became of it. */
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

/** What is read of an error of the SDK. */
export interface Failure {
  code: string
  status?: number | undefined
}

/** The state in which a failed call leaves the element; undefined for one that the element itself ended. */
export const stateOf = ({ code, status }: Failure, isOnline: boolean): State | undefined => {
  if (code === 'aborted') return undefined
  if (status === 401 || status === 403 || code === 'invalid_configuration' || code === 'missing_credential')
    return 'refused'
  if (code === 'municipality_not_found') return 'notFound'
  if (status === 429) return code === 'rate_limited' ? 'waiting' : 'usedUp'
  if (status === 400) return 'invalid'
  return status === undefined && !isOnline ? 'offline' : 'failed'
}
