import { once } from 'node:events'
import type { Server } from 'node:http'
import { initContract } from '@ts-rest/core'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { calculation } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { mountContractRoutes } from '#server/http/pipeline/contract-routes'
import { parseExpressQuery } from '#server/http/pipeline/query'
import { beginContext } from '#server/http/request/context'
import type { Operations } from '#server/operations/operations'

let read = 0
/** Counts how often a body is read with it. */
const Counted = z.strictObject({ size: z.number().min(1) }).transform(body => {
  read += 1
  return body
})
const responses = { 200: z.unknown() }
const said = { responses, metadata: calculation }

const contract = initContract().router(
  {
    homes: {
      list: { method: 'GET', path: '/homes', query: z.strictObject({ near: z.string().max(3).optional() }), ...said },
      add: { method: 'POST', path: '/homes', body: Counted, ...said },
      home: { method: 'GET', path: '/homes/:id', pathParams: z.strictObject({ id: z.string().max(3) }), ...said },
      price: {
        method: 'PUT',
        path: '/homes/:id/price',
        pathParams: z.strictObject({ id: z.string().max(3) }),
        query: z.strictObject({ near: z.string().max(3).optional() }),
        body: Counted,
        ...said,
      },
      text: { method: 'POST', path: '/text', body: Counted, responses, metadata: { ...calculation, ownKeys: true } },
    },
  },
  { pathPrefix: '/api/v1' },
)

/** Repeats what it was asked, so that the parts of the request can be seen. */
const repeating = {
  runRead: async (id, input) => ({ status: 200, headers: {}, body: { id, ...input } }),
} as Pick<Operations, 'runRead'> as Operations

const app = express().disable('etag').set('query parser', parseExpressQuery)
/** Names of the operations whose steps were run. */
const steps: string[] = []
const noted = (id: string): RequestHandler =>
  function note(_req, _res, next) {
    steps.push(id)
    next()
  }
app.use(express.json(), (_req, res, next) => {
  beginContext(res, { requestId: 'req_1', headers: undefined, startedAt: 0, day: '2026-11-21' })
  next()
})
app.use(
  mountContractRoutes(contract, repeating, ({ id }) => ({
    middleware: noted(id),
    callContext: () => ({ requestId: 'req_1', day: '2026-11-21' }),
  })),
)
const refused: ErrorRequestHandler = (error, _req, res, _next) => {
  const issues = error instanceof Refusal ? error.details.issues?.map(({ path, message }) => `${path}: ${message}`) : []
  res.status(400).json({ code: error instanceof Refusal ? error.code : String(error), issues })
}
app.use(refused)
let server: Server
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

const ask = async (method: string, path: string, body?: unknown) => {
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/v1${path}`
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const answer = await fetch(url, { method, ...(body !== undefined && json) })
  const text = await answer.text()
  return { status: answer.status, ...(text.startsWith('{') && { body: JSON.parse(text) }) }
}

describe('a route of the contract', () => {
  test.each([
    ['GET', '/homes', 'list'],
    ['GET', '/homes?near=a', 'list'],
    ['HEAD', '/homes', 'list'],
    ['GET', '/homes/7', 'home'],
  ])('%s %s reaches its operation, behind the steps of it', async (method, path, id) => {
    steps.length = 0
    const { status, body } = await ask(method, path)
    expect({ status, steps }).toEqual({ status: 200, steps: [id] })
    if (method !== 'HEAD') expect(body.id).toBe(id)
  })

  test.each([
    ['PUT', '/homes'],
    ['GET', '/homes/'],
    ['GET', '/Homes'],
    ['GET', '/h%6Fmes'],
    ['GET', '//homes'],
    ['GET', '/homes/7/8'],
    ['DELETE', '/homes/7'],
    ['GET', '/__proto__'],
  ])('has one spelling: %s %s goes on to what comes behind', async (method, path) => {
    steps.length = 0
    expect({ status: (await ask(method, path)).status, steps }).toEqual({ status: 404, steps: [] })
  })

  test('gives its operation what its schemas have read', async () => {
    expect((await ask('GET', '/homes?near=a')).body).toEqual({ id: 'list', params: {}, query: { near: 'a' } })
    expect((await ask('PUT', '/homes/7/price?near=b', { size: 2 })).body).toEqual({
      id: 'price',
      params: { id: '7' },
      query: { near: 'b' },
      body: { size: 2 },
    })
  })

  test.each([
    ['POST', '/homes', 1],
    ['PUT', '/homes/7/price', 1],
    // Its body was read in a step before, perhaps in another thread.
    ['POST', '/text', 0],
  ])('%s %s reads its body %d times', async (method, path, times) => {
    read = 0
    expect((await ask(method, path, { size: 2 })).body).toMatchObject({ body: { size: 2 } })
    expect(read).toBe(times)
  })
})

describe('what a schema refuses', () => {
  test.each([
    ['POST', '/homes', { size: 0 }, 'size: Must be at least 1.'],
    ['POST', '/homes', { size: 1, more: 2 }, 'more: Is not a field of this request.'],
    ['GET', '/homes?near=long', undefined, 'near: Must be at most 3 characters.'],
    ['GET', '/homes?near=a&near=b', undefined, 'near: Must be text.'],
    ['GET', '/homes/long', undefined, 'id: Must be at most 3 characters.'],
  ])('%s %s is refused by its field', async (method, path, sent, issue) => {
    expect(await ask(method, path, sent)).toEqual({ status: 400, body: { code: 'invalid_request', issues: [issue] } })
  })

  test('of several parts names the body, then the path, then the query', async () => {
    const issuesOf = async (path: string, size: number) => (await ask('PUT', path, { size })).body.issues
    expect(await issuesOf('/homes/long/price?near=long', 0)).toEqual(['size: Must be at least 1.'])
    expect(await issuesOf('/homes/long/price?near=long', 1)).toEqual(['id: Must be at most 3 characters.'])
    expect(await issuesOf('/homes/7/price?near=long', 1)).toEqual(['near: Must be at most 3 characters.'])
  })
})
