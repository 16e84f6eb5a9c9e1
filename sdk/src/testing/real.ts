import type { LocalFetch, LocalFetchOptions } from '@valorem/sdk/local'
import { HttpResponse } from 'msw'
import type { OperationId } from './documented.ts'
import { type MockResponse, routesByOperation } from './mocked.ts'

/** Parts of an answer that are forwarded. */
interface ForwardedAnswer {
  readonly status: number
  readonly headers: Headers
  text(): Promise<string>
}

/** Address of the service in this process: for any mocked address, its paths begin at the root. */
const localAddress = 'https://valorem.local'

/** Path and query of a request without the path of a mocked base address, which may have one of its own. */
const readPathAndQuery = (operation: OperationId, request: Request): string => {
  const { pathname, search } = new URL(request.url)
  const count = routesByOperation[operation].path.split('/').length - 1
  return `/${pathname.split('/').slice(-count).join('/')}${search}`
}

const callLocalService = async (
  local: LocalFetch,
  operation: OperationId,
  request: Request,
): Promise<ForwardedAnswer> => {
  const { method, headers, signal } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  const address = `${localAddress}${readPathAndQuery(operation, request)}`
  return local(address, { method, headers, signal, ...(body && body.byteLength > 0 && { body }) })
}

/** Tests for operations that need more than a process: only their 503 declares retries useless. */
const needsMore = ({ status, headers }: ForwardedAnswer): boolean =>
  status === 503 && headers.get('X-Should-Retry') === 'false'

/**
 * Creates a function that calculates the answer to a mocked request in this process; its result is undefined where the
 * operation needs more than a process. The service is loaded with the first request.
 */
export const createLocalResponder = (
  options: LocalFetchOptions,
): ((operation: OperationId, request: Request) => Promise<MockResponse | undefined>) => {
  let local: Promise<LocalFetch> | undefined
  return async (operation, request) => {
    local ??= import('@valorem/sdk/local').then(({ localFetch }) => localFetch(options))
    const answer = await callLocalService(await local, operation, request)
    if (needsMore(answer)) return undefined
    const text = await answer.text()
    return new HttpResponse(text === '' ? null : text, { status: answer.status, headers: answer.headers })
  }
}
