import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://valorem.example', AUTH_SECRET: 'x'.repeat(40), MAIL_URL: 'smtp://127.0.0.1:1' }
  app = await startApp({ env: { ...env, SECURITY_CONTACT: 'mailto:security@valorem.example' } })
})
afterAll(() => app.close())

const paths = [
  ...['/plans', '/docs', '/docs/estimate', '/demo', '/backtest', '/revaluation', '/openapi.json'],
  ...['/health/live', '/.well-known/jwks.json', '/.well-known/security.txt', '/sign-in', '/golden/index.json'],
]

test.each(paths)('%s has one spelling', async path => {
  const statusOf = async (asked: string): Promise<number> =>
    (await fetch(app.url + asked, { redirect: 'manual' })).status
  expect(await statusOf(path)).toBe(200)
  expect([path, await statusOf(`${path}/`), await statusOf(path.toUpperCase())]).toEqual([path, 404, 404])
})
