import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { badLogos, dot } from '../support/bad-values.ts'
import { jpeg, png } from '../support/pictures.ts'
import { signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const faultsIn = (text: string): string[] =>
  [...text.matchAll(/<span class="fault" id="[a-zA-Z]+-([a-zA-Z]+)-fault">/g)].map(([, field]) => String(field))

test.each([
  [{ name: '<b>', email: 'nobody', password: 'short' }],
  [{ name: '', email: 'nobody', password: 'short' }],
  [{ name: '<b>', email: '', password: '' }],
])('a sign-up of %j is told each of its faults at once', async fields => {
  const { status, text } = await visitor(app).post('/sign-up', fields)
  expect(status).toBe(400)
  expect(faultsIn(text)).toEqual(['name', 'email', 'password'])
})

test('a brand is told of its colour and of its logo at once; a good logo is asked for again', async () => {
  const owner = await signedIn(app, 'brand@agency.example')
  await owner.post('/account/organisation', { name: 'Agence' })
  const sent = async (file: Uint8Array): Promise<string[]> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ name: '', colour: 'red' })) form.set(name, value)
    form.set('logo', new Blob([Uint8Array.from(file)]), 'logo.png')
    return faultsIn((await owner.post('/account/organisation/branding', form)).text)
  }
  for (const [, bytes] of badLogos) expect(await sent(bytes)).toEqual(['name', 'colour', 'logo'])
  expect(await sent(dot)).toEqual(['name', 'colour', 'logo'])
})

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'This logo is an SVG drawing. Export it as PNG'],
  ['a lossless JPEG', jpeg({ marker: 0xc3 }), 'This kind of JPEG is rare. Save it as an ordinary JPEG or PNG.'],
  ['a TIFF', Buffer.from('II*\0'), 'Please choose a PNG, a JPEG or a WebP.'],
  ['a PNG of 4001 pixels a side', png({ width: 4001, height: 1 }), 'at most 4000 a side'],
])('%s is refused with what it is and what to do', async (what, bytes, sentence) => {
  const owner = await signedIn(app, `${what.length}@agency.example`)
  await owner.post('/account/organisation', { name: 'Agence' })
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Agence', colour: '#1F3A5F' })) form.set(name, value)
  form.set('logo', new Blob([Uint8Array.from(bytes)]), 'logo.png')
  const { status, text } = await owner.post('/account/organisation/branding', form)
  expect(status).toBe(400)
  expect(text).toContain(sentence)
})
