import { inflateSync } from 'node:zlib'
import { PDFArray, PDFContext, PDFName, PDFRawStream } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import { createReportDrawing } from '#server/adapters/pdf/drawing'
import { readPhotograph } from '#server/adapters/pdf/jpeg'
import { addPicture } from '#server/adapters/pdf/picture'
import { readPngRaster } from '#server/adapters/pdf/png'
import { drawnLogo, drawnPng, pngChunk } from '#tests/support/drawn-logo'
import { readPrinterPicture } from '#tests/support/printer-pictures'
import { fullReport, reportInput, type SampleReport, sampleReports } from '#tests/support/reports'
import { inOrder, readDocument } from './document.ts'

const report = estimationReport(reportInput(fullReport, 'fr'))
const { drawReport } = createReportDrawing()

const imagesOf = async (logo: Uint8Array) => {
  const { doc } = await readDocument(await drawReport(report, { colour: '#0B5D4E', logo }))
  return doc.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image') ? [object] : [],
    )
}

/** Two pixels beside each other over two others, in each of the types of a PNG. */
const types: readonly [name: string, png: Buffer, space: string, hasMask: boolean][] = [
  [
    'grey',
    drawnPng({ width: 2, height: 2, colourType: 0, lines: Buffer.from([0, 10, 20, 0, 30, 40]) }),
    '/DeviceGray',
    false,
  ],
  [
    'grey of one bit',
    drawnPng({ width: 2, height: 2, depth: 1, colourType: 0, lines: Buffer.from([0, 0x80, 0, 0x40]) }),
    '/DeviceGray',
    false,
  ],
  [
    'red, green and blue',
    drawnPng({ width: 2, height: 2, colourType: 2, lines: Buffer.from([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 1, 2, 3]) }),
    '/DeviceRGB',
    false,
  ],
  [
    'numbered colours',
    drawnPng({
      ...{ width: 2, height: 2, depth: 4, colourType: 3, lines: Buffer.from([0, 0x01, 0, 0x10]) },
      before: [pngChunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255]))],
    }),
    '/Indexed',
    false,
  ],
  [
    'numbered colours, one of them clear',
    drawnPng({
      ...{ width: 2, height: 2, depth: 4, colourType: 3, lines: Buffer.from([0, 0x01, 0, 0x10]) },
      before: [pngChunk('PLTE', Buffer.from([255, 0, 0, 0, 0, 255])), pngChunk('tRNS', Buffer.from([0]))],
    }),
    '/Indexed',
    true,
  ],
  [
    'grey with opacity',
    drawnPng({ width: 2, height: 2, colourType: 4, lines: Buffer.from([0, 1, 255, 2, 128, 0, 3, 0, 4, 64]) }),
    '/DeviceGray',
    true,
  ],
  ['colours with opacity', drawnLogo(), '/DeviceRGB', true],
]

describe('a PNG', () => {
  test.each(types)('of %s is drawn', async (_name, png, space, hasMask) => {
    const images = await imagesOf(png)
    expect(images).toHaveLength(hasMask ? 2 : 1)
    const image = images.at(-1)
    const found = image?.dict.context.lookup(image.dict.get(PDFName.of('ColorSpace')))
    expect(String(found instanceof PDFArray ? found.get(0) : found)).toBe(space)
    expect(image?.dict.has(PDFName.of('SMask'))).toBe(hasMask)
  })

  test('with opacity is taken apart: colours here, how opaque there', () => {
    const png = drawnPng({
      width: 2,
      height: 2,
      colourType: 4,
      lines: Buffer.from([0, 1, 255, 2, 128, 0, 3, 0, 4, 64]),
    })
    const { data, opacity = new Uint8Array() } = readPngRaster(png)
    expect([...inflateSync(data)]).toEqual([1, 2, 3, 4])
    expect([...inflateSync(opacity)]).toEqual([255, 128, 0, 64])
  })

  // The same two pixels of grey 10 and 20 over 30 and 45 behind each filter of the PNG specification, 9.2.
  test.each([
    ['none', [0, 10, 255, 20, 255, 0, 30, 255, 45, 255]],
    ['left', [1, 10, 255, 10, 0, 1, 30, 255, 15, 0]],
    ['above', [0, 10, 255, 20, 255, 2, 20, 0, 25, 0]],
    ['mean', [0, 10, 255, 20, 255, 3, 25, 128, 20, 0]],
    ['Paeth', [0, 10, 255, 20, 255, 4, 20, 0, 15, 0]],
  ])('is read behind the filter %s', (_name, lines) => {
    const { data } = readPngRaster(drawnPng({ width: 2, height: 2, colourType: 4, lines: Buffer.from(lines) }))
    expect([...inflateSync(data)]).toEqual([10, 20, 30, 45])
  })

  test('with one clear colour says which', async () => {
    const png = drawnPng({
      ...{ width: 1, height: 1, colourType: 2, lines: Buffer.from([0, 1, 2, 3]) },
      before: [pngChunk('tRNS', Buffer.from([0, 1, 0, 2, 0, 3]))],
    })
    const [image] = await imagesOf(png)
    expect(image?.dict.get(PDFName.of('Mask'))?.toString()).toBe('[ 1 1 2 2 3 3 ]')
  })
})

test('a PNG whose clear colour is cut has none', async () => {
  const png = drawnPng({
    ...{ width: 1, height: 1, colourType: 2, lines: Buffer.from([0, 1, 2, 3]) },
    before: [pngChunk('tRNS', Buffer.from([0, 1, 0]))],
  })
  const [image] = await imagesOf(png)
  expect(image?.dict.has(PDFName.of('Mask'))).toBe(false)
})

const segment = (marker: number, ...data: number[]): number[] => [0xff, marker, 0, data.length + 2, ...data]
const frame = (components: number): number[] => segment(0xc0, 8, 0, 2, 0, 3, components)
const scan = [...segment(0xda, 1), 1, 2, 3, 0xff, 0xd9]

describe('a JPEG', () => {
  test('goes in without what it tells of camera and place', () => {
    const jfif = segment(0xe0, 1)
    const adobe = segment(0xee, 9)
    const file = [0xff, 0xd8, ...jfif, ...segment(0xe1, 5, 5), ...segment(0xfe, 6), ...adobe, ...frame(3), ...scan]
    const { width, height, components, data } = readPhotograph(Buffer.from(file))
    expect({ width, height, components }).toEqual({ width: 3, height: 2, components: 3 })
    expect([...data]).toEqual([0xff, 0xd8, ...jfif, ...adobe, ...frame(3), ...scan])
  })

  test.each([
    [1, '/DeviceGray'],
    [3, '/DeviceRGB'],
  ])('of %d components is drawn', async (components, space) => {
    const [image] = await imagesOf(Buffer.from([0xff, 0xd8, ...frame(components), ...scan]))
    expect(image?.dict.get(PDFName.of('Filter'))?.toString()).toBe('/DCTDecode')
    expect(image?.dict.get(PDFName.of('ColorSpace'))?.toString()).toBe(space)
  })
})

test('a logo keeps its proportions, and is read by its name', async () => {
  const bytes = await drawReport(report, { colour: '#0B5D4E', logo: drawnLogo() })
  const { document, contents } = await readDocument(bytes)
  expect(inOrder(document).flatMap(({ alt }) => alt ?? [])[0]).toBe('Logo\u00a0: Immobilière du Parc')
  const [, width = '0', height = '0'] =
    /q ([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm \/Logo Do Q/.exec(contents[0] ?? '') ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(440 / 120, 2)
  expect(contents.filter(content => content.includes('/Logo Do'))).toHaveLength(1)
})

test('a picture that nobody checked is no logo', async () => {
  for (const bytes of [Buffer.from('<svg/>'), Buffer.from([0x89, 0x50]), Buffer.alloc(0)])
    await expect(drawReport(report, { colour: '#0B5D4E', logo: bytes })).rejects.toThrow('was not checked before')
})

test('a logo that is drawn again, after more others than are kept, is the same', async () => {
  const grey = (shade: number) =>
    drawnPng({ width: 1, height: 1, colourType: 4, lines: Buffer.from([0, shade, 255 - shade]) })
  const samplesOf = async (shade: number): Promise<number[]> =>
    (await imagesOf(grey(shade))).map(({ contents }) => inflateSync(contents)[0] ?? -1).sort((a, b) => a - b)
  const shades = Array.from({ length: 18 }, (_, shade) => shade)
  // The shade and the opacity of the one pixel.
  for (const shade of [...shades, 0, 17, 17]) expect(await samplesOf(shade)).toEqual([shade, 255 - shade])
})

test('samples of a logo are kept for the next report, those of a photo are not', () => {
  const sent = drawnPng({ width: 1, height: 1, colourType: 4, lines: Buffer.from([0, 77, 88]) })
  const samplesOf = (role: 'logo' | 'photo'): unknown => {
    const context = PDFContext.create()
    const image = context.lookup(addPicture(context, sent, role).ref)
    return image instanceof PDFRawStream ? image.contents : undefined
  }
  const photo = samplesOf('photo')
  expect(photo).toBeInstanceOf(Uint8Array)
  expect(samplesOf('photo')).toEqual(photo)
  expect(samplesOf('photo')).not.toBe(photo)
  expect(samplesOf('logo')).toBe(samplesOf('logo'))
})

test.each([
  ['white', true],
  ['whitePalette', true],
  ['whiteGrey', true],
] as const)('a logo that is white on nothing is known (%s)', (name, isWhite) => {
  expect(readPngRaster(readPrinterPicture(name)).isWhite).toBe(isWhite)
})

test('a logo of other colours, or white all over, is not taken for one', () => {
  expect(readPngRaster(drawnLogo()).isWhite).toBe(false)
  const allWhite = { width: 2, height: 1, colourType: 4, lines: Buffer.from([0, 255, 255, 255, 255]) }
  expect(readPngRaster(drawnPng(allWhite)).isWhite).toBe(false)
})

// #0B5D4E is 0.04 0.36 0.31 of one; yellow is too light for white, whose ground is then the colour of text, #1A1A1A.
test.each([
  ['#0B5D4E', '0.04 0.36 0.31 rg'],
  ['#FFEE00', '0.1 0.1 0.1 rg'],
])('a white logo lies on a ground in a report of %s', async (colour, fill) => {
  const { contents } = await readDocument(await drawReport(report, { colour, logo: readPrinterPicture('white') }))
  const [first = ''] = contents
  const beforeLogo = first.slice(0, first.indexOf(' Do'))
  expect(beforeLogo.slice(beforeLogo.lastIndexOf('/Artifact'))).toContain(fill)
})

describe('a photo', () => {
  const { 'the smallest body': smallest = fullReport } = sampleReports
  const addPhoto = (asked: SampleReport) => {
    const { input, ...rest } = reportInput(asked, 'fr')
    return estimationReport({ ...rest, input: { ...input, hasPhoto: true } })
  }

  test('is on the first page, 62 mm wide, with its own words', async () => {
    const bytes = await drawReport(addPhoto(smallest), { colour: '#0B5D4E', photo: readPrinterPicture('photo') })
    const { document, contents } = await readDocument(bytes)
    const figures = inOrder(document).filter(({ type }) => type === 'Figure')
    expect(figures.some(({ alt }) => alt?.startsWith('Photo\u00a0: Appartement'))).toBe(true)
    // 48 × 32 pixels fill the width of 62 mm: 175.75 × 117.17 points.
    expect(contents[0]).toMatch(/175\.75 0 0 117\.17 [\d.]+ [\d.]+ cm \/Photo Do/)
  })

  // A report with every text there is fills its page without a photo.
  const crowded = ['everything', 'every text at its longest']
  const others = Object.entries(sampleReports).filter(([name]) => !crowded.includes(name))

  test('takes no page of its own', async () => {
    const photo = readPrinterPicture('photo')
    for (const [name, asked] of others) {
      const { contents } = await readDocument(await drawReport(addPhoto(asked), { colour: '#0B5D4E', photo }))
      expect([name, contents.length]).toEqual([name, 2])
    }
  })
})
