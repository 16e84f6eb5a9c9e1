import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

const text = async (path: string, at = app) => (await fetch(at.url + path)).text()

describe('the demonstration of the element', () => {
  test('is there without accounts, under the strict policy of the service', async () => {
    const answer = await fetch(`${app.url}/demo`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self';style-src 'self'")
    const page = await answer.text()
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('api-key="vk_sandbox_public"')
    expect(page).not.toContain('/sign-in')
    for (const [path, type] of [
      ['/pages/demo.js', 'text/javascript'],
      ['/pages/embed.js', 'text/javascript'],
      ['/pages/style.css', 'text/css'],
      ['/widget/v1/valorem-estimate.fr.js', 'text/javascript'],
    ] as const) {
      expect(page).toContain(path)
      const file = await fetch(app.url + path)
      expect([file.status, file.headers.get('Content-Type')]).toEqual([200, `${type}; charset=utf-8`])
    }
  })

  test('runs what shows the events before what makes them, so that the first is never missed', async () => {
    const scripts = [...(await text('/demo')).matchAll(/<script src="([^"]+)" defer>/g)].map(([, path]) => path)
    expect(scripts).toEqual(['/pages/demo.js', '/widget/v1/valorem-estimate.fr.js', '/pages/embed.js'])
  })

  test.each([
    ['de', 'Die Schätzung in zwei Zeilen'],
    ['en', 'The estimate in two lines'],
    ['lb', 'D’Schätzung an zwou Zeilen'],
    ['pt', 'A estimativa em duas linhas'],
    ['it', 'L’estimation en deux lignes'],
    ['"><script>', 'L’estimation en deux lignes'],
  ])('?lang=%s shows "%s"', async (lang, title) => {
    expect(await text(`/demo?lang=${encodeURIComponent(lang)}`)).toContain(`<h1>${title}</h1>`)
  })

  test('shows the two lines that make it, as text', async () => {
    expect(await text('/demo')).toContain(
      `&lt;script async src=&quot;${app.url}/widget/v1/valorem-estimate.fr.js&quot;&gt;&lt;/script&gt;`,
    )
  })

  test('says how to make a key where the sandbox is off', async () => {
    const other = await startApp({ env: { SANDBOX: 'off' } })
    const page = await text('/demo?lang=en', other)
    await other.close()
    expect(page).toContain('The sandbox key is off here.')
    expect(page).toContain('npm run -s keys -- create')
    expect(page).not.toContain('<valorem-estimate id=')
  })

  test.each(['/demo/', '/Demo', '/demo/x'])('%s is 404', async path => {
    expect((await fetch(app.url + path)).status).toBe(404)
  })

  test('takes no POST', async () => {
    const answer = await fetch(`${app.url}/demo`, { method: 'POST' })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})
