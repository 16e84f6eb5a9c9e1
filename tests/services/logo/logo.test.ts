import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastWithWhite } from '#server/services/account/brandings'
import { isJpeg, jpegFault } from '#server/services/logo/jpeg'
import { isPng, pngFault } from '#server/services/logo/png'

const chunk = (type: string, data: Buffer): Buffer => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

interface PngOptions {
  width?: number
  height?: number
  depth?: number
  type?: number
  interlace?: number
  rows?: Buffer
}

/** A PNG of black pixels, after the specification (W3C, PNG 3rd edition, 11.2). */
const pngOf = ({ width = 3, height = 2, depth = 8, type = 2, interlace = 0, rows }: PngOptions = {}): Buffer => {
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[type] ?? 1
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, type, 0, 0, interlace], 8)
  const pixels = rows ?? Buffer.alloc(height * (1 + Math.ceil((width * depth * samples) / 8)))
  const palette = type === 3 ? [chunk('PLTE', Buffer.alloc(6))] : []
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), ...palette, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))],
  ])
}

/** The segments of a JPEG, after ITU-T T.81, annex B; the scan itself is never read. */
const jpegOf = ({
  frame = 0xc0,
  depth = 8,
  width = 3,
  height = 2,
  components = 3,
  end = [0xff, 0xd9],
} = {}): Buffer => {
  const sizes = [depth, height >> 8, height & 255, width >> 8, width & 255, components]
  const parts = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat()
  const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data]
  const scan = segment(0xda, [1, 1, 0, 0, 63, 0])
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, [1, 2]),
    ...segment(frame, [...sizes, ...parts]),
    ...scan,
    7,
    7,
    ...end,
  ])
}

describe('a PNG', () => {
  test.each([0, 2, 3, 4, 6])('of colour type %i is taken', type => {
    expect(isPng(pngOf({ type }))).toBe(true)
    expect(pngFault(pngOf({ type }))).toBeUndefined()
  })

  test.each([
    ['of 16 bits', pngOf({ depth: 16 }), 'logo_kind'],
    ['interlaced', pngOf({ interlace: 1 }), 'logo_kind'],
    ['of an unknown colour type', pngOf({ type: 5 }), 'logo_kind'],
    ['4001 pixels wide', pngOf({ width: 4001, height: 1 }), 'logo_dimensions'],
    ['of 1 000 001 pixels', pngOf({ width: 101, height: 9901 }), 'logo_dimensions'],
    ['without width', pngOf({ width: 0 }), 'logo_dimensions'],
    ['with a row too few', pngOf({ rows: Buffer.alloc(10) }), 'logo_damaged'],
    ['with a row too many', pngOf({ rows: Buffer.alloc(30) }), 'logo_damaged'],
    ['without its end', pngOf().subarray(0, -12), 'logo_damaged'],
    ['cut', pngOf().subarray(0, 30), 'logo_damaged'],
  ])('%s is refused', (_name, bytes, fault) => {
    expect(pngFault(bytes)).toBe(fault)
  })

  test('of exactly 1 000 000 pixels, and of 4000 a side, is taken', () => {
    expect(pngFault(pngOf({ width: 1000, height: 1000, type: 0 }))).toBeUndefined()
    expect(pngFault(pngOf({ width: 4000, height: 250, type: 0 }))).toBeUndefined()
  })

  test('with one wrong byte in a chunk is never taken', () => {
    const whole = pngOf()
    const place = fc.integer({ min: 12, max: whole.length - 1 })
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Buffer.from(whole)
        bytes[at] = (bytes[at] ?? 0) ^ change
        expect(pngFault(bytes)).toBeDefined()
      }),
    )
  })
})

describe('a JPEG', () => {
  test.each([
    ['baseline', 0xc0, 3],
    ['progressive', 0xc2, 3],
    ['grey', 0xc0, 1],
  ])('that is %s is taken', (_name, frame, components) => {
    expect(isJpeg(jpegOf({ frame, components }))).toBe(true)
    expect(jpegFault(jpegOf({ frame, components }))).toBeUndefined()
  })

  test.each([
    ['lossless', jpegOf({ frame: 0xc3 }), 'logo_kind'],
    ['arithmetic', jpegOf({ frame: 0xc9 }), 'logo_kind'],
    ['of 12 bits', jpegOf({ depth: 12 }), 'logo_kind'],
    ['of four colours', jpegOf({ components: 4 }), 'logo_kind'],
    ['20 000 pixels wide', jpegOf({ width: 20_000 }), 'logo_dimensions'],
    ['without height', jpegOf({ height: 0 }), 'logo_dimensions'],
    ['without its end', jpegOf({ end: [] }), 'logo_damaged'],
    ['cut', jpegOf().subarray(0, 12), 'logo_damaged'],
  ])('that is %s is refused', (_name, bytes, fault) => {
    expect(jpegFault(bytes)).toBe(fault)
  })
})

test('bytes of any kind are judged without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), tail => {
      for (const head of [pngOf().subarray(0, 33), jpegOf().subarray(0, 20), Buffer.alloc(0)]) {
        const bytes = Buffer.concat([head, tail])
        pngFault(bytes)
        jpegFault(bytes)
      }
    }),
  )
})

// WCAG 2.2: black has 21 : 1; #767676 is the lightest grey with 4.5 : 1 (luminance 0.1812, 1.05 / 0.2312 = 4.54).
test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.5],
  ['#FF0000', 4],
])('the contrast of %s with white is %d', (colour, ratio) => {
  expect(contrastWithWhite(colour)).toBe(ratio)
})
