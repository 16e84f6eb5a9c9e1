import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#languages/registry'
import { startApp } from '../support/app.ts'

const path = '/.well-known/security.txt'

test('says where flaws are reported, in which languages, and until when (RFC 9116)', async () => {
  const env = {
    SECURITY_CONTACT: 'mailto:security@valorem.example',
    PUBLIC_URL: 'https://valorem.example',
    ACCOUNTS: 'off',
  }
  const app = await startApp({ env })
  onTestFinished(() => app.close())
  const answer = await fetch(app.url + path)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  // The clock of the app stands at noon of 2026-11-21; 180 days later it is 2027-05-20.
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:security@valorem.example',
    'Expires: 2027-05-20T12:00:00.000Z',
    `Preferred-Languages: ${languages.join(', ')}`,
    'Canonical: https://valorem.example/.well-known/security.txt',
    '',
  ])
  expect((await fetch(app.url + path, { method: 'POST' })).status).toBe(405)
})

test('is not there where nobody is named', async () => {
  const app = await startApp()
  onTestFinished(() => app.close())
  expect((await fetch(app.url + path)).status).toBe(404)
})
