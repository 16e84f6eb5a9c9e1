import { requestHeaders } from '#contract/shared/headers'

const wellFormed = new RegExp(requestHeaders['X-Request-Id']?.pattern ?? '')

/** The id of a request: the caller's `X-Request-Id` where it is well-formed, else a new one. */
export const requestId = (sent: string | string[] | undefined, newId: () => string): string =>
  typeof sent === 'string' && wellFormed.test(sent) ? sent : `req_${newId()}`
