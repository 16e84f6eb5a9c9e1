import { once } from 'node:events'
import express, { type RequestHandler } from 'express'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runSequentially } from '#server/http/pipeline/run-sequentially'

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

describe('middlewares in turn', () => {
  test('run in their order, and then Express goes on', async () => {
    const order: string[] = []
    const note =
      (name: string): RequestHandler =>
      async (_req, _res, next) => {
        order.push(name)
        next()
      }
    await answered(app => app.use(runSequentially([note('one'), note('two')]), note('three')))
    expect(order).toEqual(['one', 'two', 'three'])
  })

  test.each(['throws', 'rejects', 'hands on'])('one that %s is the last, and Express gets its error', async how => {
    expect(await answered(app => app.use(runSequentially([fails(how), never])).use(silent))).toEqual({
      status: 500,
      text: 'outside: broken',
    })
  })
})
