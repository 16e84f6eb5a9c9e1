import { once } from 'node:events'
import express, { type RequestHandler } from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isLiteral, routeTable } from '#server/http/route-table'
import { inTurn, type Step } from '#server/http/steps'

const answered = async (use: (app: express.Express) => void, path = '/', init?: RequestInit) => {
  const app = express().enable('case sensitive routing').enable('strict routing')
  use(app)
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`
  const answer = await fetch(url, init)
  return { status: answer.status, text: await answer.text() }
}

const silent: express.ErrorRequestHandler = (error, _req, res, _next) => {
  res.status(500).send(`outside: ${error.message}`)
}
const fails = (how: string): RequestHandler =>
  ({
    throws: () => {
      throw new Error('broken')
    },
    rejects: async () => {
      throw new Error('broken')
    },
    'hands on': (_req: unknown, _res: unknown, next: express.NextFunction) => next(new Error('broken')),
  })[how] as RequestHandler
const never: RequestHandler = () => {
  throw new Error('must not run')
}

describe('steps in turn', () => {
  test('run in their order, those for errors only after an error, and then Express goes on', async () => {
    const order: string[] = []
    const note =
      (name: string): RequestHandler =>
      async (_req, _res, next) => {
        order.push(name)
        next()
      }
    const forErrors: Step = (_error, _req, _res, next) => {
      order.push('error')
      next()
    }
    await answered(app => app.use(inTurn([note('one'), forErrors, note('two')]), note('three')))
    expect(order).toEqual(['one', 'two', 'three'])
  })

  test.each(['throws', 'rejects', 'hands on'])(
    'a step that %s leaves its turn to the next step for errors',
    async how => {
      const mends: Step = (error, _req, res, _next) => void res.send(`inside: ${error.message}`)
      expect(await answered(app => app.use(inTurn([fails(how), never, mends])))).toEqual({
        status: 200,
        text: 'inside: broken',
      })
      expect(await answered(app => app.use(inTurn([fails(how), never])).use(silent))).toEqual({
        status: 500,
        text: 'outside: broken',
      })
    },
  )

  test('an error that a step for errors replaces goes on as the new one', async () => {
    const replaces: Step = async (_error, _req, _res, _next) => {
      throw new Error('replaced')
    }
    const { text } = await answered(app => app.use(inTurn([fails('throws'), replaces, never])).use(silent))
    expect(text).toBe('outside: replaced')
  })
})

describe('the table of routes', () => {
  const table = routeTable()
  const says =
    (text: string): RequestHandler =>
    (_req, res) =>
      void res.send(text)
  table.add('GET', '/api/v1/places', [says('places')])
  table.add('POST', '/api/v1/places', [says('posted')])
  const asked = (path: string, method = 'GET') => answered(app => app.use(table.find), path, { method })

  test.each([
    ['GET', '/api/v1/places', 200, 'places'],
    ['GET', '/api/v1/places?a=1', 200, 'places'],
    ['POST', '/api/v1/places', 200, 'posted'],
    ['HEAD', '/api/v1/places', 200, ''],
    ['PUT', '/api/v1/places', 404, undefined],
    ['GET', '/api/v1/places/', 404, undefined],
    ['GET', '/api/v1/Places', 404, undefined],
    ['GET', '/api/v1/pl%61ces', 404, undefined],
    ['GET', '//api/v1/places', 404, undefined],
    ['GET', '/__proto__', 404, undefined],
  ])('%s %s is %i', async (method, path, status, text) => {
    expect(await asked(path, method)).toMatchObject({ status, ...(text !== undefined && { text }) })
  })

  test('takes literal paths alone, each once', () => {
    expect(['/a/b-c_d.e', '/a/:id', '/a{/:id}', '/a/*rest'].map(isLiteral)).toEqual([true, false, false, false])
    expect(() => table.add('GET', '/a/:id', [])).toThrow('/a/:id names many paths')
    expect(() => table.add('GET', '/api/v1/places', [])).toThrow('registered twice')
  })
})
