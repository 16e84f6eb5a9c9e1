import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { renderBranding } from '#server/pages/account/branding'
import { getPageWords } from '#server/pages/words'
import { startApp, type TestApp } from '../support/app.ts'
import { badLogos, dot, largeLogo } from '../support/bad-values.ts'
import { lettersOf, nthLetter, password, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

const linksIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, path = '']) => path)),
]

describe('an organisation', () => {
  test('is founded, invites, has a brand, is handed over and left', async () => {
    const owner = await signedIn(app, 'owner@agency.example', 'Olive')
    const guest = await signedIn(app, 'guest@agency.example', 'Gus')
    const page = '/account/organisation'
    expect((await owner.post(page, { name: 'Agence <Exemple>' })).status).toBe(400)
    expect((await owner.post(page, { name: 'Agence Exemple' })).to).toBe(page)
    const count = lettersOf(app, '/invitations/').length
    expect(
      (await owner.post(`${page}/invitations`, { email: 'guest@agency.example', role: 'admin', password })).to,
    ).toBe(page)
    const link = await nthLetter(app, count, '/invitations/')
    // Who holds the link alone, or is signed in as somebody else, reads neither who invites, nor where to, nor whom.
    for (const [who, sentence] of [
      [visitor(app), 'sign in with the e-mail address to which the invitation was sent'],
      [ada, 'was sent to another e-mail address'],
    ] as const) {
      const { text } = await who.get(link)
      expect(text).toContain(sentence)
      expect(['Olive', 'Agence Exemple', 'guest@', 'administrator'].filter(said => text.includes(said))).toEqual([])
    }
    expect((await visitor(app).get(`/sign-up?invitation=${link.split('/').at(-1)}`)).text).not.toContain('guest@')
    expect((await guest.get(link)).text).toContain('Olive')
    expect((await ada.post(`${link}/accept`, {})).status).toBe(400)
    expect((await guest.get(link)).text).toContain('Your role: administrator.')
    expect((await guest.post(`${link}/accept`, {})).to).toBe(page)
    expect((await guest.get(link)).text).toContain('no longer valid')
    expect((await guest.post(page, { name: 'Another' })).text).toContain('One person, one organisation')
    expect((await owner.post(`${page}/leave`, {})).text).toContain('Hand over ownership first.')
    const members = linksIn((await owner.get(page)).text, /action="(\/account\/organisation\/members\/[\w-]+\/role)"/g)
    expect((await owner.post(members[0] ?? '', { role: 'owner', password })).to).toBe(page)
    expect((await owner.post(`${page}/leave`, {})).to).toBe(page)
    expect((await owner.get(page)).text).toContain('You belong to no organisation.')
    expect((await guest.post(`${page}/delete`, {})).status).toBe(400)
    // For a day the former owner, who has left, may take it back: nobody deletes it meanwhile.
    expect((await guest.post(`${page}/delete`, { password })).text).toContain(
      'The former owner can take the organisation back',
    )
    app.clock.now = new Date(app.clock.now.getTime() + 86_400_000)
    expect((await guest.post(`${page}/delete`, { password: 'not these four words' })).text).toContain(
      'This password is wrong.',
    )
    const deleted = await guest.post(`${page}/delete`, { password })
    expect(deleted.to).toBe(`${page}?deleted=1`)
    expect((await guest.get(deleted.to)).text).toContain('The organisation is deleted.')
    expect((await guest.get(page)).text).toContain('You belong to no organisation.')
  })

  const brandForm = (fields: Record<string, string>, logo?: Uint8Array): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (logo) form.set('logo', new Blob([Buffer.from(logo)]), 'logo.png')
    return form
  }

  test('its brand is saved with its logo, which stays until it is removed', async () => {
    const owner = await signedIn(app, 'brand@agency.example', 'Bea')
    const page = '/account/organisation/branding'
    expect((await owner.get(page)).status).toBe(404)
    await owner.post('/account/organisation', { name: 'Agence Exemple' })
    // Contrast of #767676 with white: luminance 0.1812, (1 + 0.05) / (0.1812 + 0.05) = 4.54.
    const fields = { name: 'Agence "Exemple"', colour: '#767676', phone: '+352 26 12 34' }
    expect((await owner.post(page, brandForm(fields, dot))).to).toBe(`${page}?saved=1`)
    const saved = (await owner.get(`${page}?saved=1`)).text
    expect(saved).toContain('Contrast with white: 4.5 : 1. Enough for text.')
    expect(saved).toContain(`src="data:image/png;base64,${dot.toString('base64')}"`)
    expect(saved).toContain('Agence &quot;Exemple&quot;')
    await owner.post(page, brandForm(fields))
    expect((await owner.get(page)).text).toContain('data:image/png;base64,')
    await owner.post(page, brandForm({ ...fields, removeLogo: 'yes' }))
    expect((await owner.get(page)).text).not.toContain('data:image/png;base64,')
  })

  test.each(languages)('the hint of its name speaks of reports, not of keys: %s', language => {
    const words = getPageWords(language)
    const view = renderBranding(words, { branding: null, organisation: 'Agence Exemple', mayChange: true })
    const hint = /<span class="hint" id="[^"]*name-hint">([^<]*)</.exec(String(view))?.[1]
    expect(hint).toBe(words.text('brand.nameHint'))
    expect(hint).toMatch(/rapport|Bericht|report|Rapport|relatório/)
    expect(hint).toContain('200')
  })

  const refusedLogos: readonly (readonly [what: string, bytes: Buffer, sentence: string])[] = [
    ...badLogos.map(([what, bytes, , sentence]) => [what, bytes, sentence] as const),
    [
      'a PNG with a wrong check sum',
      Buffer.concat([dot.subarray(0, 50), Buffer.from([1]), dot.subarray(51)]),
      'is damaged',
    ],
    ['2 MB', largeLogo, 'larger than 1 MB'],
    ['1.1 MB', Buffer.concat([dot, Buffer.alloc(1_100_000)]), 'larger than 1 MB'],
  ]
  test.each(refusedLogos)('a logo that is %s is refused in words', async (_name, logo, sentence) => {
    const owner = await signedIn(app, `logo${sentence.length}-${logo.length}@agency.example`, 'Lou')
    await owner.post('/account/organisation', { name: 'Agence Exemple' })
    const answer = await owner.post('/account/organisation/branding', brandForm({ name: 'Agence' }, logo))
    expect([answer.status, answer.text.includes(sentence)]).toEqual([400, true])
  })

  test.each([
    [{ name: '' }, 'Please fill this in.'],
    [{ colour: 'red' }, 'Write # and six characters'],
    [{ phone: '1'.repeat(41) }, 'At most 40 characters'],
    [{ legalMention: 'a\u0007' }, 'At most 300 characters'],
  ])('a brand with %o is refused in words', async (fields, sentence) => {
    const owner = await signedIn(app, `b${sentence.length}@agency.example`, 'Bo')
    await owner.post('/account/organisation', { name: 'Agence Exemple' })
    const answer = await owner.post('/account/organisation/branding', brandForm({ name: 'Agence', ...fields }))
    expect([answer.status, answer.text.includes(sentence)]).toEqual([400, true])
  })
})
