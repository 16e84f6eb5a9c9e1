import type { LocalFetch, LocalFetchOptions } from '@valorem/sdk/local'
import { HttpResponse } from 'msw'
import type { OperationId } from './documented.ts'
import { routeOf, type Sent } from './mocked.ts'

/** What of an answer is sent on. */
interface Answered {
  readonly status: number
  readonly headers: Headers
  text(): Promise<string>
}

/** The address of the service in this process: whatever address is mocked, its paths begin at the root. */
const localAddress = 'https://valorem.local'

const localAnswer = async (local: LocalFetch, operation: OperationId, request: Request): Promise<Answered> => {
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  const address = `${localAddress}${routeOf[operation].path}${new URL(request.url).search}`
  return local(address, { method, headers, signal, ...(body && body.byteLength > 0 && { body }) })
}

/** Whether the operation needs more than a process: only that 503 says that repeating is useless. */
const needsMore = ({ status, headers }: Answered): boolean =>
  status === 503 && headers.get('X-Should-Retry') === 'false'

/**
 * Makes a function that calculates the answer to a mocked request in this process; its result is undefined where the
 * operation needs more than a process. The service is loaded with the first request.
 */
export const calculated = (
  options: LocalFetchOptions,
): ((operation: OperationId, request: Request) => Promise<Sent | undefined>) => {
  let local: Promise<LocalFetch> | undefined
  return async (operation, request) => {
    local ??= import('@valorem/sdk/local').then(({ localFetch }) => localFetch(options))
    const answer = await localAnswer(await local, operation, request)
    if (needsMore(answer)) return undefined
    const text = await answer.text()
    return new HttpResponse(text === '' ? null : text, { status: answer.status, headers: answer.headers })
  }
}
