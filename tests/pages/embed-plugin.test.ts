import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPluginArchive } from '#server/http/files/wordpress'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
  await ada.post('/account/keys', {
    ...{ name: 'Pages', kind: 'publishable', tier: 'free', origins: 'https://agency.lu', creation: 'Pages' },
  })
})
afterAll(() => app.close())

const plain = [
  'valorem/area.php',
  'valorem/license.txt',
  'valorem/readme.txt',
  'valorem/texts.php',
  'valorem/valorem.php',
]
const listFiles = (bytes: Uint8Array): string[] => Object.keys(unzipSync(bytes)).toSorted()

describe('the plugin without a key', () => {
  test('is one folder, open to all under a lasting name and that of its version; the guide links it', async () => {
    for (const path of ['/wordpress/valorem.zip', '/wordpress/valorem-1.1.0.zip']) {
      const answer = await fetch(`${app.url}${path}`)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip'])
      expect(listFiles(new Uint8Array(await answer.arrayBuffer()))).toEqual(plain)
    }
    expect((await fetch(`${app.url}/wordpress/valorem-9.9.9.zip`)).status).toBe(404)
    expect(await (await fetch(`${app.url}/docs/wordpress`)).text()).toContain('href="/wordpress/valorem.zip"')
  })

  test('is the same for the same sources', () => {
    expect(buildPluginArchive()).toEqual(buildPluginArchive())
  })
})

describe('the plugin of a key', () => {
  const openPage = async () => {
    const { text } = await ada.get('/account/embed')
    const key = /api-key="(vp_live_\w+)"/.exec(text)?.[1] ?? ''
    return { text, key, path: /href="(\/account\/keys\/[\w-]+\/wordpress\.zip)"/.exec(text)?.[1] ?? '' }
  }

  test('comes from a button, with service, key and settings filled in', async () => {
    const { key, path } = await openPage()
    const embed = path.replace(/wordpress\.zip$/, 'embed')
    await ada.post(embed, { agency: "Agence d'Émile \\ Fils", accent: '#7a1f4b' })
    const answer = await fetch(`${app.url}${path}`, { headers: { Cookie: ada.cookie() } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="valorem-1.1.0.zip"')
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(listFiles(bytes)).toEqual([...plain, 'valorem/preset.php'].toSorted())
    const preset = strFromU8(unzipSync(bytes)['valorem/preset.php'] ?? new Uint8Array())
    expect(preset).toContain(`'service' => '${app.url}',`)
    expect(preset).toContain(`'key' => '${key}',`)
    expect(preset).toContain(`'agency' => 'Agence d\\'Émile \\\\ Fils',`)
  })

  test('is nobody else’s', async () => {
    const { path } = await openPage()
    const eve = await signedIn(app, 'eve@agency.example')
    expect((await eve.get(path)).status).toBe(404)
    const stranger = await fetch(`${app.url}${path}`, { redirect: 'manual' })
    expect([stranger.status, stranger.headers.get('Location')]).toEqual([
      303,
      `/sign-in?next=${encodeURIComponent(path)}`,
    ])
  })
})

test.each([
  ['en', 'Download the plugin (ZIP)', 'your site code'],
  ['fr', 'Télécharger l’extension (ZIP)', 'votre code du site'],
  ['de', 'Plugin herunterladen (ZIP)', 'Ihren Website-Code'],
  ['lb', 'De Plugin eroflueden (ZIP)', 'Äre Code vun der Websäit'],
  ['pt', 'Descarregar o plugin (ZIP)', 'o seu código do site'],
])('the demonstration offers the plugin in %s, and says what is to be entered', async (code, button, key) => {
  const text = await (await fetch(`${app.url}/demo?lang=${code}`)).text()
  expect(text).toContain(`<a class="button" href="/wordpress/valorem.zip" download>${button}</a>`)
  expect(text).toContain(key)
})
