import { crc32 } from 'node:zlib'

/** Hostile values for any text field: nothing, far too much, markup, control characters and bidirectional signs. */
export const badTexts = [
  '',
  'a'.repeat(10_000),
  '"><script>alert(1)</script>',
  '\u0000\u0007\u001b',
  '\u202e\u2066abc\u2069',
] as const

/** A PNG of one dot in one colour. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** The dot with a head that says another width; its check sum is right. */
const wide = (width: number): Buffer => {
  const changed = Buffer.from(dot)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

/** Logos that no report can print: what each is, its bytes, the code of its issue, what a page says. */
export const badLogos: readonly (readonly [what: string, bytes: Buffer, code: string, sentence: string])[] = [
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'logo_svg',
    'This logo is an SVG drawing. Export it as PNG',
  ],
  ['a GIF', Buffer.from('GIF89a'), 'logo_kind', 'Please choose a PNG, a JPEG or a WebP.'],
  ['a cut PNG', dot.subarray(0, -20), 'logo_damaged', 'The logo is damaged.'],
  ['a PNG 20 000 pixels wide', wide(20_000), 'logo_dimensions', 'The logo has too many pixels'],
]

/** A picture of 2 MB. */
export const largeLogo = Buffer.concat([dot, Buffer.alloc(2_000_000)])
