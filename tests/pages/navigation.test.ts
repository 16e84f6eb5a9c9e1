import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts } from '#languages/derived/ask'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
let agent: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  agent = await signedIn(app, 'agent@agency.example')
})
afterAll(() => app.close())

/** Addresses of the links in the navigation of a page. */
const navigationOf = (html: string): string[] =>
  [...html.matchAll(/<nav\b.*?<\/nav>/gs)].flatMap(([nav]) =>
    [...nav.matchAll(/href="(\/[^"?#]*)/g)].map(([, href]) => String(href)),
  )

test('the navigation has the contacts second, and neither sessions nor keys of AI providers', async () => {
  const links = navigationOf((await agent.get('/account')).text).filter(href => href.startsWith('/account'))
  expect(links.slice(0, 2)).toEqual(['/account', '/account/leads'])
  expect(links).not.toContain('/account/sessions')
  expect(links).not.toContain('/account/provider-keys')
})

test('both are found where they belong', async () => {
  expect((await agent.get('/account/security')).text).toContain('href="/account/sessions"')
  expect((await agent.get('/account/keys')).text).toContain('href="/account/provider-keys"')
})

test.each([...offeredLanguages])('who is signed in reads no setting and no alarm on /ask in %s', async language => {
  const { text } = await visitor(app, language, agent.cookie()).get('/ask')
  const shown = text.replace(/<pre id="texts".*?<\/pre>/s, '').replace(/<script\b.*?<\/script>/gs, '')
  expect(shown).not.toMatch(/GROQ|_API_KEY|_MODEL/)
  expect(shown).toContain(`<div class="notice"><p><strong>${texts[language].noProvider}`)
})
