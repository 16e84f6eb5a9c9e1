import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { lettersOf, nthLetter, password, type Seen, signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const from = (address: string) => ({ 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin' })

describe('a limit of letters', () => {
  test('a stranger who asks for new passwords swallows no sign-up', async () => {
    const email = 'newcomer@agency.example'
    for (let count = 0; count < 4; count += 1) await visitor(app).post('/forgot', { email })
    for (let count = 0; count < 4; count += 1) await visitor(app).post('/check-mail', { email })
    const count = lettersOf(app, '/verify').length
    expect((await visitor(app).post('/sign-up', { name: 'Newcomer', email, password })).to).toBe('/check-mail')
    await nthLetter(app, count, '/verify')
  })

  test('ten forgotten passwords of an office leave its new colleague a letter', async () => {
    for (let count = 0; count < 11; count += 1)
      await visitor(app).post('/forgot', { email: `colleague${count}@agency.example` }, from('198.18.11.1'))
    const count = lettersOf(app, '/verify').length
    const person = { name: 'Colleague', email: 'colleague@agency.example', password }
    await visitor(app).post('/sign-up', person, from('198.18.11.1'))
    await nthLetter(app, count, '/verify')
  })

  test('an address over its own limit uses up nobody else’s letters', async () => {
    const email = 'letters@agency.example'
    await signedIn(app, email)
    for (let count = 0; count < 20; count += 1)
      await visitor(app).post('/forgot', { email: `nobody${count % 10}@agency.example` }, from('198.18.12.1'))
    for (let count = 0; count < 5; count += 1) await visitor(app).post('/forgot', { email }, from('198.18.12.1'))
    const count = lettersOf(app, '/reset').length
    await visitor(app).post('/forgot', { email }, from('198.18.12.2'))
    await nthLetter(app, count, '/reset')
  })
})

test('where sign-ups are for the invited, who is invited is asked ten times an hour from an address', async () => {
  const invited = await startApp({ env: { TRUST_PROXY: '1', SIGN_UPS: 'invited' } })
  const statuses = []
  for (let count = 0; count < 12; count += 1) {
    const person = { name: 'Guess', email: `guess${count}@agency.example`, password }
    statuses.push((await visitor(invited).post('/sign-up', person, from('198.18.13.1'))).status)
  }
  await invited.close()
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
})

test('an invitation names the inviter by a confirmed e-mail, and one person gets three a day whoever invites', async () => {
  const guest = 'guest@agency.example'
  const sent: Seen[] = []
  for (let count = 0; count < 5; count += 1) {
    const owner = await signedIn(app, `owner${count}@agency.example`, 'Owner')
    await owner.post('/account/organisation', { name: `Agency ${count}` })
    sent.push(await owner.post('/account/organisation/invitations', { email: guest, role: 'member' }))
  }
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 400, 400])
  expect(sent.at(-1)?.text).toContain('This address was invited three times today.')
  const folder = app.deps.account?.services.settings.outbox ?? ''
  const toGuest = async () => {
    const names = (await readdir(folder)).sort()
    const written = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
    return written.filter(letter => letter.startsWith(`To: ${guest}\n`))
  }
  await expect.poll(toGuest).toHaveLength(3)
  for (const letter of await toGuest()) {
    expect(letter).toContain('Subject: Join your team on Valorem\n')
    expect(letter).toMatch(/^owner\d@agency\.example invites you to join “Agency \d”\./m)
  }
})
