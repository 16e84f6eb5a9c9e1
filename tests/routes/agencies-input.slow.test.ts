import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Body, post, read, type TestApp } from '../support/app.ts'
import { jpeg, png } from '../support/pictures.ts'
import { readPrinterPicture } from '../support/printer-pictures.ts'
import { bytesOf, isPdf, reportPath as path, refused, smallReport as report, reportApp } from '../support/report.ts'

const { brand } = report

let app: TestApp
let secret: Record<string, string>
beforeAll(async () => {
  const arranged = await reportApp()
  app = arranged.app
  secret = arranged.secret
})
afterAll(() => app.close())

const issueOf = (body: unknown) => refused(app, body, secret)

const withLogo = (bytes: Buffer | string) => ({
  ...report,
  brand: { ...brand, logo: typeof bytes === 'string' ? bytes : bytes.toString('base64') },
})

const cut = png().subarray(0, -6)
const logos: readonly (readonly [string, Buffer | string, string])[] = [
  ['truncated', cut, 'logo_damaged'],
  ['a WebP without its content', Buffer.from('RIFF\0\0\0\0WEBP'), 'logo_damaged'],
  ['of 30 000 × 30 000 pixels', png({ width: 30_000, height: 30_000, lines: 1 }), 'logo_dimensions'],
  ['of a JPEG of 20 000 pixels', jpeg({ height: 20_000 }), 'logo_dimensions'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo_svg'],
  ['a GIF', Buffer.from('GIF89a'), 'logo_kind'],
  ['with its type in front', `data:image/png;base64,${png().toString('base64')}`, 'logo_not_base64'],
  ['with line breaks', png().toString('base64').replace(/.{20}/, '$&\n'), 'logo_not_base64'],
  ['of base64 for addresses', '-_-_', 'logo_not_base64'],
  ['empty', '', 'logo_not_base64'],
]

describe('a logo', () => {
  test.each(logos)('%s is refused at brand.logo, and never repeated', async (_name, logo, code) => {
    const body = withLogo(logo)
    const answer = await post(app, path, body, secret)
    const text = await answer.text()
    expect(answer.status).toBe(400)
    const { issues } = JSON.parse(text) as Body
    const { length } = body.brand.logo
    expect(issues).toEqual([
      expect.objectContaining({ path: 'brand.logo', code, received: `"(${length} characters)"` }),
    ])
    if (length > 30) expect(text).not.toContain(body.brand.logo.slice(0, 30))
  })

  const picture = 'iVBORw0KGgoAAAANSUhEUg'
  test.each([
    ['that is no text', { ...brand, logo: [picture] }, 'brand.logo'],
    ['under another name', { ...brand, lgo: picture }, 'brand.lgo'],
    ['in the place of the brand', picture, 'brand'],
  ])('%s is not repeated either', async (_name, sent, at) => {
    const answer = await post(app, path, { ...report, brand: sent }, secret)
    const text = await answer.text()
    expect([answer.status, (JSON.parse(text) as Body).issues[0]?.path]).toEqual([400, at])
    expect(text).not.toContain(picture.slice(0, 5))
  })

  test('of 1 MiB is looked at, one byte more is 413', async () => {
    const most = await issueOf(withLogo(Buffer.alloc(1_048_576)))
    expect([most.status, most.issues[0]?.code]).toEqual([400, 'logo_kind'])
    const { status, code, issues, error } = await issueOf(withLogo(Buffer.alloc(1_048_577)))
    expect([status, code, issues[0]?.path]).toEqual([413, 'file_too_large', 'brand.logo'])
    expect(error).toMatch(/^This file is too large\./)
  })

  test.each([
    ['a PNG', png({ width: 40, height: 10 })],
    ['a PNG of the most pixels', png({ width: 1024, height: 1024 })],
    ['a PNG of more pixels', png({ width: 2000, height: 1000 })],
    ['a CMYK JPEG as Adobe writes it', readPrinterPicture('cmyk')],
    ['a PNG of 16 bit', readPrinterPicture('sixteenBit')],
    ['an interlaced PNG', readPrinterPicture('interlaced')],
    ['a WebP', readPrinterPicture('webp')],
  ])('%s is printed', async (_name, logo) => {
    const answer = await post(app, path, withLogo(logo), secret)
    expect(answer.status).toBe(200)
    expect(isPdf(await bytesOf(answer))).toBe(true)
  })
})

describe('a photo', () => {
  test.each(['turned', 'photo', 'photoWebp', 'interlaced'] as const)('is printed (%s)', async name => {
    const answer = await post(app, path, { ...report, photo: readPrinterPicture(name).toString('base64') }, secret)
    const bytes = await bytesOf(answer)
    expect([answer.status, isPdf(bytes)]).toEqual([200, true])
    expect(Buffer.from(bytes).includes('Maker')).toBe(false)
  })

  test('is refused in its field, and never repeated', async () => {
    const photo = Buffer.from('GIF89a of a home').toString('base64')
    const answer = await post(app, path, { ...report, photo }, secret)
    const text = await answer.text()
    expect([answer.status, (JSON.parse(text) as Body).issues]).toEqual([
      400,
      [
        {
          path: 'photo',
          code: 'photo_kind',
          message: 'Must be a PNG, a JPEG or a WebP; this file is a GIF.',
          received: `"(${photo.length} characters)"`,
        },
      ],
    ])
    expect(text).not.toContain(photo)
  })

  test('above 1 MiB is 413; with a logo both of 1 MiB are read', async () => {
    const tooLarge = await issueOf({ ...report, photo: Buffer.alloc(1_048_577).toString('base64') })
    expect([tooLarge.status, tooLarge.code, tooLarge.issues[0]?.path]).toEqual([413, 'file_too_large', 'photo'])
    const most = Buffer.alloc(1_048_576).toString('base64')
    const both = await issueOf({ ...report, photo: most, brand: { ...brand, logo: most } })
    expect([both.status, both.issues.map(({ path: at }) => at)]).toEqual([400, ['brand.logo', 'photo']])
  })
})

describe('a body', () => {
  /** A report whose body has so many bytes: blanks are JSON. */
  const ofBytes = (bytes: number): string => {
    const json = JSON.stringify(report)
    return json + ' '.repeat(bytes - Buffer.byteLength(json))
  }

  test('of 3 MiB is read, one byte more is 413 before anything is parsed', async () => {
    const most = await post(app, path, ofBytes(3_145_728), secret)
    expect(most.status).toBe(200)
    await most.arrayBuffer()
    const more = await post(app, path, `${ofBytes(3_145_728)} `, secret)
    expect([more.status, (await read(more)).code]).toEqual([413, 'body_too_large'])
    const noJson = await post(app, path, 'x'.repeat(3_145_729), secret)
    expect([noJson.status, (await read(noJson)).code]).toEqual([413, 'body_too_large'])
  })

  test.each([
    ['emoji', 'Emma 🏡'],
    ['Hebrew', 'עדה'],
    ['Arabic', 'آدا'],
    ['Chinese', '王'],
    ['letters of mathematics', '𝐄mma'],
  ])('with a name in %s is refused at its field with the code points', async (_name, clientName) => {
    const { status, issues } = await issueOf({ ...report, clientName, agent: { name: clientName } })
    expect(status).toBe(400)
    expect(issues.map(({ path: at, code }) => [at, code])).toEqual([
      ['agent.name', 'unprintable_characters'],
      ['clientName', 'unprintable_characters'],
    ])
    expect(issues[0]?.message).toMatch(/U\+[0-9A-F]{4}/)
  })

  test('with a district that no font can print is refused at its field, though no district has that name', async () => {
    const { status, issues } = await issueOf({ ...report, property: { ...report.property, quartier: 'Cité 𝄞' } })
    expect(status).toBe(400)
    expect(issues.map(({ path: at, code }) => [at, code])).toEqual([['property.quartier', 'unprintable_characters']])
  })

  test('with six such letters names the first five', async () => {
    const { issues } = await issueOf({ ...report, clientName: '一二三四五六' })
    expect(issues[0]?.message).toMatch(/五 \(U\+4E94\)\.$/)
  })

  test.each([
    ['200 letters without a space', 'W'.repeat(200), 200],
    ['Greek, Cyrillic and Vietnamese', 'Άννα Анна Nguyễn Ë € ½', 200],
    ['zero-width signs and marks of direction, which do not count', `\u202E${'a\u200B'.repeat(200)}\u2069`, 200],
    ['an accent apart', 'e\u0301', 200],
    ['a control character', 'Emma\u0007', 400],
    ['nothing but invisible signs', '\u200B\u202E\uFEFF', 400],
    ['201 letters', 'W'.repeat(201), 400],
  ])('with %s as a name: %#', async (_name, clientName, status) => {
    const answer = await post(app, path, { ...report, clientName }, secret)
    expect(answer.status).toBe(status)
    await answer.arrayBuffer()
  })

  test('is told that what is seen alike is the same: cleaned texts give the same report', async () => {
    const reference = 'R-1'
    const plain = await bytesOf(await post(app, path, { ...report, reference, clientName: 'Chloé' }, secret))
    const marked = { ...report, reference, clientName: '\u200BChloe\u0301\u2060' }
    expect(await bytesOf(await post(app, path, marked, secret))).toEqual(plain)
  })
})

describe('what is wrong is told in order', () => {
  const wrong = {
    property: { commune: 'Ettelbrik', surface: 80 },
    purchase: { use: 'mainResidence', brokerFee: 1, brokerFeeRate: 0.01 },
  }
  const fields = async (body: unknown) => {
    const { status, code, issues = [], suggestions } = await issueOf(body)
    return { status, code, paths: issues.map(({ path: at }) => at), suggestions }
  }

  test('fields that the schema refuses come alone', async () => {
    const body = { ...wrong, brand: { name: '🏡', colour: 'blue' } }
    expect(await fields(body)).toMatchObject({ status: 400, paths: ['brand.colour'] })
  })

  test('then what cannot be printed and the rules of the report, together', async () => {
    const body = { ...wrong, brand: { name: '🏡', logo: 'AAAA' }, validUntil: '2026-11-20', clientName: '🏡' }
    const paths = ['brand.name', 'brand.logo', 'clientName', 'validUntil']
    expect(await fields(body)).toMatchObject({ status: 400, paths })
  })

  test('then the property', async () => {
    const { status, code, paths, suggestions } = await fields({ ...wrong, brand })
    expect([status, code, paths]).toEqual([404, 'municipality_not_found', []])
    expect(suggestions).toContain('Ettelbruck')
    const house = { ...wrong, brand, property: { commune: 'Mamer', surface: 80, typeBien: 'maison' } }
    expect(await fields(house)).toMatchObject({ status: 400, paths: ['property.typeBien'] })
  })

  test('then the purchase', async () => {
    const body = { ...report, purchase: wrong.purchase }
    expect(await fields(body)).toMatchObject({ status: 400, paths: ['purchase.brokerFeeRate'] })
    const early = { ...report, purchase: { use: 'mainResidence', deedDate: '2014-12-31' } }
    expect(await fields(early)).toMatchObject({ code: 'law_not_covered', paths: ['purchase.deedDate'] })
  })

  test.each([
    ['commune', 'Mamer'],
    ['includeAids', true],
  ])('a purchase has no field %s', async (name, value) => {
    const body = { ...report, purchase: { ...report.purchase, [name]: value } }
    expect(await fields(body)).toMatchObject({ status: 400, paths: [`purchase.${name}`] })
  })

  test('the first and the last day that a report may hold are taken', async () => {
    for (const validUntil of ['2026-11-21', '2027-11-22']) {
      const answer = await post(app, path, { ...report, validUntil }, secret)
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  })
})
