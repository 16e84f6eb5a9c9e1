import { describe, expect, test } from 'vitest'
import { readPageTexts } from '#server/adapters/pdf-check/page-texts'
import { contentPdf } from './drawn.ts'

/** Words of a line at a height, in a size. */
const line = (words: string, y: number, size = 12): string => `BT /F1 ${size} Tf 50 ${y} Td (${words}) Tj ET`
const shown = line('Prix 600 000 EUR', 700)

const pageOf = async (content: string, options = {}) => {
  const [page] = await readPageTexts(new Uint8Array(contentPdf(content, options)))
  if (!page) throw new Error('the document has no page')
  return page
}
const seenOf = async (content: string, options = {}) => (await pageOf(content, options)).seen[0]?.text
const reasonsOf = async (content: string, options = {}) => [
  ...new Set((await pageOf(content, options)).unseen.values()),
]

describe('text that nobody sees', () => {
  test.each<[string, string, string]>([
    ['white on white', `1 1 1 rg ${line('Prix 1 EUR', 600)}`, 'invisible'],
    ['nearly white', `0.95 0.96 0.97 rg ${line('Prix 1 EUR', 600)}`, 'invisible'],
    ['small and pale', `0.7 g ${line('Prix 1 EUR', 600, 4)}`, 'invisible'],
    ['of a point', line('Prix 1 EUR', 600, 1), 'invisible'],
    ['without ink', `BT 3 Tr /F1 12 Tf 50 600 Td (Prix 1 EUR) Tj ET`, 'invisible'],
    ['black on black', `0 g 40 590 200 30 re f ${line('Prix 1 EUR', 600)}`, 'invisible'],
    ['below a white box', `${line('Prix 1 EUR', 600)} 1 g 40 590 200 30 re f`, 'covered'],
    ['below a black bar', `${line('Prix 1 EUR', 600)} 0 g 40 595 200 15 re f`, 'covered'],
    ['below a picture', `${line('Prix 1 EUR', 600)} q 200 0 0 30 40 590 cm /Im1 Do Q`, 'covered'],
    ['below a thick line', `${line('Prix 1 EUR', 600)} 14 w 40 604 m 240 604 l S`, 'covered'],
    ['struck by a line', `${line('Prix 1 EUR', 600)} 0.7 w 45 604 m 240 604 l S`, 'struck'],
    ['struck by a thin box', `${line('Prix 1 EUR', 600)} 45 603.5 200 1 re f`, 'struck'],
    ['right of the page', line('Prix 1 EUR', 600).replace('50 600', '700 600'), 'offPage'],
    ['cut off by a clip', `q 0 0 10 10 re W n ${line('Prix 1 EUR', 600)} Q`, 'offPage'],
  ])('%s', async (_, drawn, reason) => {
    expect(await seenOf(`${shown} ${drawn}`)).toBe('Prix 600 000 EUR')
    expect(await reasonsOf(`${shown} ${drawn}`)).toEqual([reason])
    expect((await pageOf(`${shown} ${drawn}`)).whole.some(({ text }) => text.includes('Prix 1 EUR'))).toBe(true)
  })

  test.each<[string, string]>([
    ['white on a dark box', `0 0 0.4 rg 40 590 200 30 re f 1 g ${line('Prix 1 EUR', 600)}`],
    ['white on a picture', `q 200 0 0 30 40 590 cm /Im1 Do Q 1 g ${line('Prix 1 EUR', 600)}`],
    ['grey', `0.6 g ${line('Prix 1 EUR', 600)}`],
    ['on a coloured row', `0.9 0.95 1 rg 40 590 200 30 re f 0 g ${line('Prix 1 EUR', 600)}`],
    ['below a marker', `${line('Prix 1 EUR', 600)} /Times gs 1 1 0 rg 40 590 200 30 re f`],
    ['below glass', `${line('Prix 1 EUR', 600)} /Half gs 1 1 0 rg 40 590 200 30 re f`],
    ['underlined', `${line('Prix 1 EUR', 600)} 0.7 w 45 598 m 240 598 l S`],
    ['in a cell with rules', `0.5 w 40 590 200 22 re S ${line('Prix 1 EUR', 600)}`],
    ['beside a box', `${line('Prix 1 EUR', 600)} 1 g 300 590 200 30 re f`],
  ])('not so: %s', async (_, drawn) => {
    expect(await seenOf(`${shown} ${drawn}`)).toBe('Prix 600 000 EUR\nPrix 1 EUR')
  })

  test('a strike of the program that shows PDF files', async () => {
    const strike =
      '<< /Type /Annot /Subtype /StrikeOut /Rect [50 597 120 612] /QuadPoints [50 612 120 612 50 597 120 597] >>'
    expect(await reasonsOf(`${shown} ${line('Prix 1 EUR', 600)}`, { annotations: [strike] })).toEqual(['struck'])
  })
})

describe('forms and notes', () => {
  const field = (more: string) =>
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (price) /V (650.000,- EUR) /Rect [200 595 400 615] ${more} >>`
  const label = line('Prix de vente', 600)

  test('the value of a field stands beside its label', async () => {
    expect(await seenOf(label, { annotations: [field('')] })).toBe('Prix de vente\t650.000,- EUR')
  })

  test('that of a hidden field is not seen', async () => {
    expect(await seenOf(label, { annotations: [field('/F 2')] })).toBe('Prix de vente')
    expect(await reasonsOf(label, { annotations: [field('/F 2')] })).toEqual(['invisible'])
  })

  test('a note on the page is seen, and one that opens on demand is not', async () => {
    const note = (kind: string) =>
      `<< /Type /Annot /Subtype /${kind} /Contents (corrige) /Rect [200 595 400 615] /DA (/F1 12 Tf) >>`
    expect(await seenOf(label, { annotations: [note('FreeText')] })).toBe('Prix de vente\tcorrige')
    expect(await seenOf(label, { annotations: [note('Text')] })).toBe('Prix de vente')
    expect(await reasonsOf(label, { annotations: [note('Text')] })).toEqual(['note'])
  })
})

describe('pages without text to compare', () => {
  const picture = 'q 595 0 0 842 0 0 cm /Im1 Do Q'
  const layer = 'BT 3 Tr /F1 12 Tf 50 700 Td (Prix 900 000 EUR) Tj ET'

  test('a picture with its reading by a machine is a picture, with a stamp on it too', async () => {
    expect(await pageOf(`${picture} ${layer}`)).toMatchObject({ unread: 'picture', seen: [] })
    expect(await pageOf(`${picture} ${layer} ${line('Page 1', 20)}`)).toMatchObject({ unread: 'picture' })
  })

  test('a picture with a long note that opens on demand is a picture, and with a long text on the page it is none', async () => {
    const note = (kind: string) =>
      `<< /Type /Annot /Subtype /${kind} /Contents (${'m'.repeat(250)}) /Rect [50 595 400 615] /DA (/F1 12 Tf) >>`
    const unreadWith = async (kind: string) =>
      (await pageOf(`${picture} ${layer}`, { annotations: [note(kind)] })).unread
    expect([await unreadWith('Text'), await unreadWith('FreeText')]).toEqual(['picture', 'no'])
  })

  test('the letters of notes count: a page with more than are compared has no text', async () => {
    const notes = (count: number) =>
      Array.from(
        { length: count },
        () => `<< /Type /Annot /Subtype /Text /Contents (${'m'.repeat(5000)}) /Rect [200 595 400 615] >>`,
      )
    const [kept, none] = [
      await pageOf(shown, { annotations: notes(3) }),
      await pageOf(shown, { annotations: notes(4) }),
    ]
    expect([kept.unread, kept.unseen.size]).toEqual(['no', 15_000])
    expect([none.unread, none.seen, none.boxes.length]).toEqual(['tooLong', [], 0])
  })

  test('a page of text with a logo, or invisible text alone, is none', async () => {
    expect(await pageOf(`q 90 0 0 40 50 780 cm /Im1 Do Q ${shown}`)).toMatchObject({ unread: 'no' })
    expect(await pageOf(layer)).toMatchObject({ unread: 'no', seen: [] })
  })

  test('a font of glyph numbers without a table of characters is not read as letters', async () => {
    const unknown =
      '/F2 << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 >> >>] >>'
    const page = await pageOf('BT /F2 12 Tf 50 700 Td <00330055004C005B> Tj ET', { fonts: unknown })
    expect(page).toMatchObject({ unread: 'picture', seen: [] })
  })
})

describe('places', () => {
  test('each letter has a box from the upper left corner of the page as it is shown', async () => {
    const { boxes, seen } = await pageOf(shown)
    const at = seen[0]?.letters[seen[0].text.indexOf('6')] ?? -1
    // Helvetica in 12 points: "Prix" and a blank are 0.667 + 0.333 + 0.222 + 0.5 + 0.278 = 2 em wide, a digit 0.556.
    const [left, top, right, bottom] = boxes.subarray(at * 4, at * 4 + 4)
    expect(left).toBeCloseTo(50 + 2 * 12, 1)
    expect(right).toBeCloseTo(50 + 2.556 * 12, 1)
    expect(top).toBeCloseTo(842 - 700 - 0.8 * 12, 1)
    expect(bottom).toBeCloseTo(842 - 700 + 0.2 * 12, 1)
  })

  test('a page that is shown turned is measured as it is shown', async () => {
    const { boxes } = await pageOf(shown, { page: '/Rotate 90' })
    // Turned to the right, what was 700 points above the lower edge is 700 right of the left edge.
    expect(boxes[2]).toBeCloseTo(700 + 0.8 * 12, 1)
    expect(boxes[1]).toBeCloseTo(50, 1)
  })

  test('the cells of a row are parted, however they are drawn, and stretched words are not', async () => {
    const cells = 'BT /F1 12 Tf 50 700 Td (Fenetres) Tj 100 0 Td (4) Tj 40 0 Td (650,00) Tj ET'
    expect(await seenOf(cells)).toBe('Fenetres\t4\t650,00')
    expect(await seenOf('BT /F1 12 Tf 9 Tw 50 700 Td (Prix de 1 250 000 EUR) Tj ET')).toBe('Prix de 1 250 000 EUR')
  })
})
