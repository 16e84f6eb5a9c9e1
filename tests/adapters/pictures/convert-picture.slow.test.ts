import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initializeImageMagick, MagickColor, MagickFormat, MagickImage } from '@imagemagick/magick-wasm'
import { beforeAll, expect, test } from 'vitest'
import { convertPicture } from '#server/adapters/pictures/convert-picture'
import { readJpegPixels } from '#tests/support/picture-pixels'

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url)
  await initializeImageMagick(await readFile(resolve('@imagemagick/magick-wasm/magick.wasm')))
})

test.each([
  // Decoded at a part of its size: 1600 of 4800 pixels is a third: 3200 ÷ 3 rounded down, and 1.5 times that.
  [4800, 3200, 1599, 1066],
  // Less than twice the printed size: decoded whole.
  [3000, 1500, 1600, 800],
  [500, 4000, 200, 1600],
])('a JPEG photo of %d × %d pixels is printed with %d × %d', (width, height, printedWidth, printedHeight) => {
  const image = MagickImage.create(new MagickColor('#145AA0'), width, height)
  const bytes = image.write(MagickFormat.Jpeg, written => Uint8Array.from(written))
  image.dispose()
  const converted = convertPicture({ bytes, kind: 'jpeg', use: { name: 'photo' } })
  if (converted.fault) throw new Error(converted.fault)
  const made = readJpegPixels(Buffer.from(converted.bytes))
  expect([made.width, made.height]).toEqual([printedWidth, printedHeight])
  const off = made.pixel(printedWidth - 1, printedHeight - 1).map((sample, at) => sample - ([20, 90, 160][at] ?? 0))
  expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(6)
})
