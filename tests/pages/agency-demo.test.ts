import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '#languages/derived/agency-demo'
import { languages } from '#languages/registry'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const text = async (path: string, at = app) => (await fetch(at.url + path)).text()

describe('the page of a made-up agency', () => {
  test.each(languages)(
    'in %s has all four elements with the shared key, and the code that makes them as text',
    async code => {
      const answer = await fetch(`${app.url}/demo/agency?lang=${code}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';style-src 'self'")
      const page = await answer.text()
      expect(page).toContain(`<h1>${texts[code].title}</h1>`)
      for (const tag of ['estimate', 'costs', 'mortgage', 'gains']) {
        expect(page).toContain(`<valorem-${tag} api-key="vk_sandbox_public" lang="${code}"`)
        expect(page).toContain(`&lt;valorem-${tag} api-key=&quot;vk_sandbox_public&quot;`)
      }
      expect(page).toContain('<script src="/widget/v1/valorem-calculators.js" defer>')
    },
  )

  test('is French where no language, or an unknown one, is asked for', async () => {
    for (const query of ['', '?lang=xx', '?lang=%22%3E%3Cscript%3E'])
      expect(await text(`/demo/agency${query}`)).toContain(`<h1>${texts.fr.title}</h1>`)
  })

  test('says so where the sandbox is off, and loads nothing', async () => {
    const other = await startApp({ env: { SANDBOX: 'off' } })
    const page = await text('/demo/agency?lang=en', other)
    await other.close()
    expect(page).toContain(texts.en.off)
    expect(page).not.toContain('/widget/')
  })

  test('is linked from the demonstration and from the documentation', async () => {
    expect(await text('/demo?lang=de')).toContain('href="/demo/agency?lang=de"')
    expect(await text('/docs')).toContain('href="/demo/agency"')
  })
})
