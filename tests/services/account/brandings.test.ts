import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { computeContrastWithWhite } from '#server/services/account/brandings'
import { decodeBase64 } from '#server/services/files/decode-base64'
import { logoLimits, readPictureHead } from '#server/services/files/picture-head'
import { type AccountsWorld, accountsWorld } from '../../support/accounts-world.ts'
import { jpeg, png } from '../../support/pictures.ts'

const damaged = png()
damaged[40] = (damaged[40] ?? 0) ^ 1

/** What is said of a picture: its fault, or whether it is printed as it is. */
const judge = (bytes: Buffer): string | undefined => {
  const head = readPictureHead(bytes, logoLimits)
  if ('fault' in head) return head.found ?? head.fault
  return head.isOrdinary ? 'printed' : 'converted'
}

test.each([
  ['a PNG', png(), 'printed'],
  ['a PNG of the most pixels that are printed', png({ width: 1024, height: 1024 }), 'printed'],
  ['a PNG above them', png({ width: 1025, height: 1024 }), 'converted'],
  ['a PNG of a side above 4000', png({ width: 4001, height: 1 }), 'dimensions'],
  ['a PNG 20 000 pixels wide', png({ width: 20_000, height: 1 }), 'dimensions'],
  ['a PNG without a pixel', png({ width: 0 }), 'dimensions'],
  ['an interlaced PNG', png({ interlace: 1 }), 'converted'],
  ['a PNG of 16 bit', png({ depth: 16 }), 'converted'],
  ['a PNG of no colour type', png({ colourType: 5 }), 'damaged'],
  ['a PNG of a depth that its type lacks', png({ depth: 4 }), 'damaged'],
  ['a PNG with a palette that it lacks', png({ colourType: 3 }), 'damaged'],
  ['a cut PNG', png().subarray(0, -6), 'damaged'],
  ['a PNG with a wrong sum', damaged, 'damaged'],
  ['a PNG with a line too few', png({ lines: 1 }), 'damaged'],
  ['a PNG with lines too many', png({ lines: 1000 }), 'damaged'],
  ['a JPEG', jpeg(), 'printed'],
  ['a grey JPEG', jpeg({ components: 1 }), 'printed'],
  ['a progressive JPEG', jpeg({ marker: 0xc2 }), 'printed'],
  ['a CMYK JPEG', jpeg({ components: 4 }), 'converted'],
  ['a JPEG of two components', jpeg({ components: 2 }), 'jpeg_kind'],
  ['a lossless JPEG', jpeg({ marker: 0xc3 }), 'jpeg_kind'],
  ['an arithmetic JPEG', jpeg({ marker: 0xc9 }), 'jpeg_kind'],
  ['a JPEG of 12 bit', jpeg({ precision: 12 }), 'jpeg_kind'],
  ['a JPEG 20 000 pixels high', jpeg({ height: 20_000 }), 'dimensions'],
  ['a cut JPEG', jpeg({ end: [] }), 'damaged'],
  ['a JPEG that ends within a marker', jpeg({ end: [0xff] }), 'damaged'],
  ['a JPEG that ends within a second scan', jpeg({ end: [0xff, 0xda, 0, 2, 4, 0xff, 0] }), 'damaged'],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'damaged'],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'converted'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['an SVG with its mark, a head and a remark', Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- a -->\n<svg/>'), 'svg'],
  ['a page', Buffer.from('<!-- <html> --><p>'), 'none of them'],
  ['a GIF', Buffer.from('GIF89a'), 'a GIF'],
  ['a TIFF', Buffer.from('II*\0'), 'a TIFF'],
  ['a PDF', Buffer.from('%PDF-1.4'), 'a PDF'],
  ['an EPS', Buffer.from('%!PS-Adobe'), 'an EPS'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'a HEIC'],
  ['nothing', Buffer.alloc(0), 'none of them'],
])('%s: what is said of it (%#)', (_, bytes, expected) => {
  expect(judge(bytes)).toBe(expected)
})

test.each([
  ['AAAA', 3],
  ['AAA=', 2],
  ['AA==', 1],
  ['AAA', undefined],
  ['AA=A', undefined],
  ['AAAA\nAAAA', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['AA-_', undefined],
  ['AB==', undefined],
  ['', undefined],
])('%j is base64 of %s bytes', (text, length) => {
  expect(decodeBase64(text)?.length).toBe(length)
})

// WCAG 2.2: (1.05) / (L + 0.05), L of white 1, of black 0; #777777 is the well-known grey of 4.48, #767676 that of 4.54.
test.each([
  ['#FFFFFF', 1],
  ['#000000', 21],
  ['#777777', 4.4],
  ['#767676', 4.5],
])('the contrast of %s with white is %s', (colour, contrast) => {
  expect(computeContrastWithWhite(colour)).toBe(contrast)
})

describe('the brand of an organisation', () => {
  let world: AccountsWorld
  beforeAll(async () => {
    world = await accountsWorld()
  })
  afterAll(() => world.app.close())

  const brand = { name: 'Agence Exemple', colour: '#777777' }

  test('is saved whole by administrators, and answered as it was saved', async () => {
    const { brandings, organisations } = world.services
    const [owner, member] = [await world.signedIn('Ada'), await world.signedIn('Ben')]
    await expect(brandings.of(owner.actor)).rejects.toMatchObject({ code: 'organisation_not_found' })
    await organisations.found(owner.actor, 'Agence')
    expect(await brandings.of(owner.actor)).toBeNull()
    const logo = png().toString('base64')
    const saved = await brandings.save(owner.actor, { ...brand, logo, phone: '+352 00 00 00' })
    expect(saved).toEqual({
      ...brand,
      ...{ logo, phone: '+352 00 00 00', contrast: 4.4, updatedAt: world.app.clock.now.toISOString() },
      ...{ address: null, email: null, website: null, legalMention: null },
    })
    expect(await brandings.of(owner.actor)).toEqual(saved)
    expect(await brandings.save(owner.actor, brand)).toMatchObject({ logo: null, phone: null })
    const invited = await organisations.invite(owner.actor, { email: member.email, role: 'member' })
    await organisations.accept(member.actor, 'invitation' in invited ? invited.invitation.id : '')
    expect(await brandings.of(member.actor)).toMatchObject(brand)
    await expect(brandings.save(member.actor, brand)).rejects.toMatchObject({ code: 'forbidden' })
  })

  test.each([
    ['name', 'Agence\u202eExemple', 'U+202E'],
    ['address', '12\u2028rue', 'U+2028'],
    ['phone', '\u200f26 12 34', 'U+200F'],
    ['email', 'a\u2066@agency.example', 'U+2066'],
    ['website', 'agency\ud800.example', 'U+D800'],
    ['legalMention', 'TVA\u0007', 'U+0007'],
  ])('refuses a %s with a character that nobody can print, and names it', async (field, text, point) => {
    const { brandings, organisations } = world.services
    const owner = await world.signedIn('Dora')
    await organisations.found(owner.actor, 'Agence')
    await expect(brandings.save(owner.actor, { ...brand, [field]: text })).rejects.toMatchObject({
      code: 'invalid_request',
      details: {
        issues: [{ path: field, code: 'unprintable_characters', message: expect.stringContaining(`${point}.`) }],
      },
    })
  })

  test('refuses a logo above 1 MiB with its own code, and never repeats a logo', async () => {
    const { brandings, organisations } = world.services
    const owner = await world.signedIn('Cleo')
    await organisations.found(owner.actor, 'Agence')
    const large = Buffer.alloc(1_048_577).toString('base64')
    await expect(brandings.save(owner.actor, { ...brand, logo: large })).rejects.toMatchObject({
      code: 'file_too_large',
      details: { issues: [{ path: 'logo', received: '(1048577 bytes)' }] },
    })
    await expect(brandings.save(owner.actor, { ...brand, logo: 'no picture' })).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path: 'logo', code: 'logo_not_base64', received: '(10 characters)' }] },
    })
  })
})
