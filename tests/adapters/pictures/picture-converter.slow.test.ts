import { describe, expect, test } from 'vitest'
import { readPngRaster } from '#server/adapters/pdf/png'
import { convertPicture } from '#server/adapters/pictures/convert-picture'
import { createPictureConverter } from '#server/adapters/pictures/picture-converter'
import type { PictureKind, PictureUse } from '#server/ports/pictures'
import { logoLimits, photoLimits, readPictureHead } from '#server/services/files/picture-head'
import { readJpegPixels, readPngPixels } from '#tests/support/picture-pixels'
import { png } from '#tests/support/pictures'
import { readPrinterPicture } from '#tests/support/printer-pictures'

const createRefusal = (cause: unknown): Error => Object.assign(new Error('busy', { cause }), { code: 'unavailable' })
/** Times that a busy machine needs. */
const patient = { createRefusal, waitMs: 600_000, conversionMs: 600_000 }
const { convert } = createPictureConverter(patient)

const red = [200, 30, 40]
const blue = [20, 60, 160]
const white = [255, 255, 255]

/** Converts a picture that must be converted. */
const convertGood = async (bytes: Uint8Array, kind: PictureKind, use: PictureUse): Promise<Buffer> => {
  const converted = await convert(bytes, kind, use)
  if (converted.fault) throw new Error(`Not converted: ${converted.fault}.`)
  const made = Buffer.from(converted.bytes)
  expect(readPictureHead(made, use.name === 'logo' ? logoLimits : photoLimits)).toMatchObject({ isOrdinary: true })
  return made
}

/** Whether each sample is within what a lossy file changes. */
const expectNear = (found: readonly number[], expected: readonly number[]): void => {
  expect(found.map((sample, index) => Math.abs(sample - (expected[index] ?? 0)) <= 6)).toEqual(expected.map(() => true))
}

describe('a logo as printers deliver it', () => {
  test.each([
    ['of 16 bit', 'sixteenBit', 'png'],
    ['interlaced', 'interlaced', 'png'],
    ['in WebP', 'webp', 'webp'],
  ] as const)('%s keeps its colours and its size', async (_name, picture, kind) => {
    const made = await convertGood(readPrinterPicture(picture), kind, { name: 'logo' })
    const { width, height, pixel } = readPngPixels(made)
    expect([width, height]).toEqual([60, 24])
    expectNear(pixel(10, 15), red)
    expectNear(pixel(50, 15), blue)
    expectNear(pixel(10, 2), white)
  })

  test('in CMYK, as Adobe inverts it, has its colours in RGB', async () => {
    const made = await convertGood(readPrinterPicture('cmyk'), 'jpeg', { name: 'logo' })
    const { width, height, components, pixel } = readJpegPixels(made)
    expect([width, height, components]).toEqual([60, 24, 3])
    expectNear(pixel(10, 15), red)
    expectNear(pixel(50, 15), blue)
  })

  test('with clear parts keeps them', async () => {
    const made = await convertGood(readPrinterPicture('clearWebp'), 'webp', { name: 'logo' })
    const { pixel, opacity } = readPngPixels(made)
    expect([pixel(10, 10), opacity?.(10, 10), opacity?.(55, 10)]).toEqual([red, 255, 0])
  })

  test.each(['white', 'whiteGrey', 'whitePalette'] as const)('white on nothing gets a ground (%s)', async picture => {
    const use = { name: 'logo', ground: '#0B5D4E' } as const
    const { width, height, pixel, opacity } = readPngPixels(await convertGood(readPrinterPicture(picture), 'png', use))
    // A tenth of 24 lines, rounded, on each side.
    expect([width, height]).toEqual([64, 28])
    expect([pixel(12, 12), pixel(0, 0), pixel(60, 25), opacity]).toEqual([white, [11, 93, 78], [11, 93, 78], undefined])
  })

  test('in colour, or without a wish for a ground, gets none', async () => {
    const coloured = await convertGood(readPrinterPicture('clearWebp'), 'webp', { name: 'logo', ground: '#0B5D4E' })
    const asItIs = await convertGood(readPrinterPicture('white'), 'png', { name: 'logo' })
    for (const made of [coloured, asItIs]) expect(readPngRaster(made)).toMatchObject({ width: 60, height: 24 })
  })

  test('of too many pixels for print is made smaller, in its proportions', async () => {
    const made = await convertGood(png({ width: 4000, height: 1000 }), 'png', { name: 'logo' })
    const { width, height } = readPngRaster(made)
    expect(width * height).toBeLessThanOrEqual(1024 * 1024)
    // 4 to 1: the largest of at most 1 048 576 pixels has 2048 × 512.
    expect([width, height]).toEqual([2048, 512])
  })
})

describe('a photo', () => {
  test('is turned as its camera says, and tells nothing of it', async () => {
    const sent = readPrinterPicture('turned')
    expect(sent.includes('Maker')).toBe(true)
    const made = await convertGood(sent, 'jpeg', { name: 'photo' })
    const { width, height, pixel } = readJpegPixels(made)
    expect([width, height]).toEqual([32, 48])
    // The stripe at the left of the stored picture is at the top of the shown one.
    expectNear(pixel(16, 4), [220, 40, 40])
    expectNear(pixel(16, 40), [90, 160, 220])
    expect(made.includes('Maker') || made.includes('Exif')).toBe(false)
  })

  test.each([
    ['a film', Buffer.from('MotionPhoto_Data....ftypmp42')],
    ['a further picture', readPrinterPicture('turned')],
  ])('with %s behind its end is printed without it', async (_name, behind) => {
    const photo = readPrinterPicture('photo')
    const sent = Buffer.concat([photo, behind])
    expect(readPictureHead(photo, photoLimits)).toMatchObject({ isOrdinary: true })
    expect(readPictureHead(sent, photoLimits)).toMatchObject({ kind: 'jpeg', isOrdinary: false })
    const made = await convertGood(sent, 'jpeg', { name: 'photo' })
    const { width, height, pixel } = readJpegPixels(made)
    expect([width, height]).toEqual([48, 32])
    expectNear(pixel(4, 16), [220, 40, 40])
    expectNear(pixel(40, 16), [90, 160, 220])
    expect(made.includes('MotionPhoto') || made.includes('Maker')).toBe(false)
  })

  test('is not kept, as a logo is, which many reports have', async () => {
    const photo = readPrinterPicture('photoWebp')
    const convertTwice = async (name: 'photo' | 'logo') => [
      await convert(photo, 'webp', { name }),
      await convert(photo, 'webp', { name }),
    ]
    const [first, second] = await convertTwice('photo')
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
    const [logo, sameLogo] = await convertTwice('logo')
    expect(sameLogo).toBe(logo)
  })

  test('in WebP becomes a JPEG', async () => {
    const { pixel } = readJpegPixels(await convertGood(readPrinterPicture('photoWebp'), 'webp', { name: 'photo' }))
    expectNear(pixel(4, 16), [220, 40, 40])
  })

  test('has at most 1600 pixels a side', async () => {
    const { width, height } = readJpegPixels(
      await convertGood(png({ width: 3200, height: 2000 }), 'png', { name: 'photo' }),
    )
    expect([width, height]).toEqual([1600, 1000])
  })
})

test('an error that is no fault of the file is thrown: here ImageMagick was not loaded', () => {
  expect(() => convertPicture({ bytes: readPrinterPicture('photo'), kind: 'jpeg', use: { name: 'photo' } })).toThrow()
})

describe('a picture that cannot be read', () => {
  const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))
  test.each([
    ['a cut WebP', cut(readPrinterPicture('webp')), 'webp', 'damaged'],
    ['an SVG that calls itself a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png', 'damaged'],
    ['a PNG of 4001 pixels a side', png({ width: 4001, height: 1 }), 'png', 'dimensions'],
  ] as const)('%s is told as what it is', async (_name, bytes, kind, fault) => {
    expect(await convert(bytes, kind, { name: 'logo' })).toEqual({ fault })
  })

  test('is told beside a good one, each its own', async () => {
    const sent = [readPrinterPicture('interlaced'), cut(readPrinterPicture('webp'))]
    const [good, bad] = await Promise.all([
      convert(sent[0] as Buffer, 'png', { name: 'logo' }),
      convert(sent[1] as Buffer, 'webp', { name: 'logo' }),
    ])
    expect([good?.fault, bad?.fault]).toEqual([undefined, 'damaged'])
  })

  test('that nobody can wait for is refused where sixteen wait', async () => {
    const busy = createPictureConverter(patient)
    // Each file differs, so that none is answered from an earlier one.
    const files = Array.from({ length: 17 }, (_, index) => png({ width: 4001, height: index + 1 }))
    const settled = await Promise.allSettled(files.map(file => busy.convert(file, 'png', { name: 'logo' })))
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'unavailable' } }])
  })
})
