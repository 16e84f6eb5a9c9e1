import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A comment of a pull request. */
interface Comment {
  id: number
  body: string
}

/** Longest body of a comment, in characters; a longer one is 422 (`body is too long (maximum is 65536 characters)`). */
const bodyMax = 65_536

/** What GitHub refuses of a request before it looks at its path. */
const findFault = ({ headers }: IncomingMessage, token: string): [status: number, message: string] | undefined => {
  if (!headers['user-agent'])
    return [403, 'Request forbidden by administrative rules. Please make sure your request has a User-Agent header']
  if (headers.authorization !== `Bearer ${token}`) return [401, 'Bad credentials']
  const version = headers['x-github-api-version']
  if (version !== undefined && version !== '2022-11-28') return [400, 'Unsupported API version']
  return undefined
}

/**
 * A stand-in for the comments of issues of GitHub: docs.github.com/en/rest/issues/comments, API version 2022-11-28, with
 * docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api (User-Agent) and pagination of at most 100,
 * as they were known on 2026-12-01.
 */
export const openGitHub = async (repository: string, number: number, token: string) => {
  const comments: Comment[] = []
  const calls: string[] = []
  let isReadOnly = false
  const send = (res: ServerResponse, status: number, body: unknown): void =>
    void res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
  const list = (query: URLSearchParams) => {
    const size = Math.min(Number(query.get('per_page') ?? 30), 100)
    const first = (Number(query.get('page') ?? 1) - 1) * size
    return comments.slice(first, first + size)
  }
  const write = async (req: IncomingMessage, res: ServerResponse, id: number | undefined): Promise<void> => {
    if (isReadOnly) return send(res, 403, { message: 'Resource not accessible by integration' })
    const { body } = (await json(req)) as { body?: unknown } // whatever was sent
    if (typeof body !== 'string' || body === '' || body.length > bodyMax)
      return send(res, 422, { message: 'Validation Failed' })
    const known = comments.find(one => one.id === id)
    if (id !== undefined && !known) return send(res, 404, { message: 'Not Found' })
    const comment = known ?? { id: 1000 + comments.length, body }
    comment.body = body
    if (!known) comments.push(comment)
    return send(res, known ? 200 : 201, comment)
  }
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://github.test')
    calls.push(`${req.method} ${pathname}`)
    const [status, message] = findFault(req, token) ?? []
    if (status !== undefined) return send(res, status, { message })
    const ofIssue = `/repos/${repository}/issues/${number}/comments`
    const id = new RegExp(`^/repos/${repository}/issues/comments/(\\d+)$`).exec(pathname)?.[1]
    if (req.method === 'GET' && pathname === ofIssue) return send(res, 200, list(searchParams))
    if (req.method === 'POST' && pathname === ofIssue) return write(req, res, undefined)
    if (req.method === 'PATCH' && id !== undefined) return write(req, res, Number(id))
    return send(res, 404, { message: 'Not Found' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    ...{ comments, calls, url: `http://127.0.0.1:${port}` },
    setReadOnly: (value: boolean) => {
      isReadOnly = value
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
