import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { visitor } from '../pages/visitor.ts'
import { embedded, letterTo, tokenOf } from '../support/installations.ts'
import { run } from '../support/process.ts'

const email = 'ada@agency.example'
const password = 'copper lantern meadow violin'

test('HOST=::1: somebody signs up, confirms by the link of the letter and signs in at [::1]', async () => {
  const there = await embedded({ HOST: '::1' })
  onTestFinished(() => there.end())
  const [url] = there.urls
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  expect(there.printed()).toMatch(/\n {2}Accounts: +http:\/\/\[::1\]:\d+\/sign-up\n {2}Letters: +\S+\/outbox /)
  const ada = visitor({ url })
  expect((await ada.post('/sign-up', { name: 'Ada', email, password })).to).toBe('/check-mail')
  const link = await letterTo(there, email, 0)
  expect(link.origin).toBe(url)
  expect((await ada.get(`${link.pathname}${link.search}`)).status).toBe(200)
  expect((await ada.post('/verify', { token: tokenOf(link), password }, { Origin: url })).to).toBe('/account')
  expect((await ada.post('/sign-in', { email, password })).to).toBe('/account')
  expect((await ada.get('/account')).text).toContain(email)
})

test.each(['::', '0.0.0.0', '::ffff:0.0.0.0'])(
  'HOST=%s is open to others: it does not start without secrets, names them, and says how to do without accounts',
  async HOST => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'valorem-'))
    const { code, stderr } = await run(['server/start/main.ts'], { HOST, PORT: '0', DATA_DIR })
    expect(code).toBe(1)
    for (const said of ['The environment is wrong:', 'AUTH_SECRET', 'PUBLIC_URL', 'MAIL_URL', 'or set ACCOUNTS=off'])
      expect(stderr).toContain(said)
  },
)

test('HOST=:: with an address, a secret and a mail server: forms come from the public address, and what the law asks for is missed', async () => {
  const there = await embedded({
    ...{ HOST: '::', PUBLIC_URL: 'https://valorem.example', MAIL_URL: 'smtp://127.0.0.1:1' },
    // With the sandbox on it greets to the end.
    ...{ AUTH_SECRET: 'a secret of at least thirty-two letters', SANDBOX: 'on' },
  })
  onTestFinished(() => there.end())
  const url = `http://127.0.0.1:${new URL(there.urls[0]).port}`
  const page = await visitor({ url }).get('/sign-in')
  const api = await fetch(`${url}/health/live`)
  // One policy for the host, whichever answer a browser sees last (ASVS 5, 3.4.1).
  for (const { status, headers } of [page, api])
    expect([status, headers.get('Strict-Transport-Security')]).toEqual([200, 'max-age=31536000; includeSubDomains'])
  const ours = { Origin: 'https://valorem.example' }
  expect((await visitor({ url }).post('/sign-in', { email, password }, ours)).status).toBe(400)
  expect((await visitor({ url }).post('/sign-in', { email, password }, { Origin: url })).status).toBe(403)
  // Lines of the log leave together, a little later.
  for (const variable of ['LEGAL_NOTICE_URL', 'PRIVACY_URL']) await expect.poll(there.printed).toContain(variable)
})
