import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/ask'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { languages } from '#languages/registry'
import { askScript } from '../../../server/pages/build/ask-script.ts'
import { type AiApp, startAiApp } from '../../support/ai.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { person } from '../../support/person.ts'
import { copied, nestingFaults } from '../docs/every-page.ts'
import { visitor } from '../visitor.ts'

const script = await askScript()

/** What a reader of a page sees, without the texts that its program brings along. */
const readOf = (html: string): string => copied(html.replace(/<pre id="texts".*?<\/pre>/s, ''))

test('its program is the one that its sources make', () => {
  for (const [path, text] of Object.entries(script))
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8') === text, `${path}: npm run derive`).toBe(
      true,
    )
})

describe('with accounts', () => {
  let app: AiApp
  beforeAll(async () => {
    app = await startAiApp()
  })
  afterAll(() => app.close())

  describe.each([...offeredLanguages])('the page in %s', code => {
    let html = ''
    beforeAll(async () => {
      html = (await visitor(app, code).get('/ask')).text
    })

    test('says what it does, and what is missing without scripts', () => {
      const say = texts[code]
      expect(html).toContain(`<html lang="${code}">`)
      expect(readOf(html)).toContain(say.lead)
      expect(copied(/<noscript>.*<\/noscript>/s.exec(html)?.[0] ?? '')).toContain(say.noScript)
      expect(readOf(html)).not.toContain(say.noProvider)
      expect(nestingFaults(html)).toEqual([])
    })

    test('has what does not work without its program hidden, and brings its texts along', () => {
      expect(html).toMatch(/<div id="ask"[^>]* hidden>/)
      expect(html).toContain('<script src="/pages/ask.js" defer></script>')
      const inside = copied(/<pre id="texts" hidden>(.*?)<\/pre>/s.exec(html)?.[1] ?? '')
      expect(JSON.parse(inside)).toEqual(texts[code])
    })
  })

  test('a stranger asks with a key, and may take the test key or sign in', async () => {
    const { text } = await visitor(app).get('/ask')
    expect(text).not.toContain('data-session')
    expect(text).toMatch(/<details id="credential" open>/)
    expect(text).toContain('data-key="vk_sandbox_public"')
    expect(text).toContain('href="/sign-in?next=/ask"')
  })

  test('whoever is signed in asks with the session, in the frame of the account', async () => {
    const { cookie } = await person(app)
    const { text } = await visitor(app, 'en', cookie).get('/ask')
    expect(text).toMatch(/<div id="ask" data-session="yes" hidden>/)
    expect(text).toMatch(/<details id="credential">/)
    expect(text).toContain('<a href="/ask" aria-current="page">Ask</a>')
    expect(readOf(text)).toContain('Answers a day with your account: 5')
  })

  test('signing in leads back', async () => {
    const { text } = await visitor(app).get('/sign-in?next=/ask')
    expect(text).toContain('<input type="hidden" name="next" value="/ask">')
  })

  test('its program may ask this service and nobody else, and nothing of it runs inline', async () => {
    const { headers } = await visitor(app).get('/ask')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toMatch(/\*|https?:|unsafe/)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['/pages/ask.js', '/pages/ask.css'])('%s is there', async path => {
    expect((await fetch(app.url + path)).status).toBe(200)
  })

  test.each(['/ask/', '/Ask', '/ask/other'])('%s is 404', async path => {
    expect((await fetch(app.url + path)).status).toBe(404)
  })
})

describe('without a language model', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())

  test.each(languages)('says what is missing and what to do, in %s', async code => {
    const { text } = await visitor(app, code).get('/ask')
    const said = readOf(text)
    for (const key of ['noProvider', 'noProvider.operator', 'noProvider.own', 'noProvider.key'] as const)
      expect(said).toContain(texts[code][key])
    expect(text).toContain('href="/account/provider-keys"')
  })

  test('a person with a key of its own is told of nothing missing', async () => {
    const somebody = await person(app)
    const key = { key: 'sk-ant-000000000000000K0mp', owner: 'user' } as const
    await app.deps.account?.services.providerKeys.save(somebody.actor, 'anthropic', key)
    const said = readOf((await visitor(app, 'en', somebody.cookie).get('/ask')).text)
    expect(said).not.toContain(texts.en.noProvider)
    expect(said).toContain('Your own key is used: anthropic.')
  })
})

test('a model that learns from what it reads answers nobody here, since nobody was asked', async () => {
  const app = await startAiApp({ env: { GROQ_TRAINS_ON_DATA: 'yes' } })
  const { text } = await visitor(app).get('/ask')
  await app.close()
  expect(readOf(text)).toContain(texts.en.noProvider)
})

test('without accounts a key asks, and the language is that of the address', async () => {
  const app = await startAiApp({ env: { ACCOUNTS: 'off' } })
  const answer = await fetch(`${app.url}/ask?lang=lb`)
  const html = await answer.text()
  const post = await fetch(`${app.url}/ask`, { method: 'POST' })
  await app.close()
  expect(answer.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  expect(html).toContain('<html lang="lb">')
  for (const other of languages) expect(html).toContain(`href="/ask?lang=${other}"`)
  expect(html).not.toContain('/sign-in')
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})
