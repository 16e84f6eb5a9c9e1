import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agency, origin } from '../support/agency.ts'
import { read, startApp, type TestApp } from '../support/app.ts'
import { png } from '../support/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('a form is told the logo of its agency, which pages of any site load for ever, by the hash of its bytes', async () => {
  const { owner, key } = await agency(app)
  const picture = png({ width: 120, height: 40 })
  await app.deps.account?.services.brandings.save(owner.actor, {
    ...{ name: 'Agence Exemple', colour: '#7A1F4B', logo: picture.toString('base64') },
  })
  const places = await fetch(`${app.url}/api/v1/estimation/places`, { headers: { 'X-API-Key': key, Origin: origin } })
  const { brand } = (await read(places)).data as { brand: { logo: { url: string } } }
  const sha256 = createHash('sha256').update(picture).digest('hex')
  expect(brand.logo).toEqual({ url: `/widget/logo/${sha256}.png`, width: 120, height: 40 })
  const answer = await fetch(app.url + brand.logo.url)
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
  for (const file of [`${sha256}.jpg`, `${'0'.repeat(64)}.png`, 'logo.png', `${sha256.toUpperCase()}.png`, sha256])
    expect((await fetch(`${app.url}/widget/logo/${file}`)).status, file).toBe(404)
  expect((await fetch(app.url + brand.logo.url, { method: 'POST' })).status).toBe(405)
})
