import { createHash } from 'node:crypto'
import { PDFName } from 'pdf-lib'
import { extractText, extractTextItems, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import type { Block, Report } from '#domain/report/report'
import { formatAmount } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { createReportDrawing } from '#server/adapters/pdf/drawing'
import { paper } from '#server/adapters/pdf/operators'
import { mm } from '#server/adapters/pdf/sheet'
import { awkwardReport, fullReport, reportInput, type SampleReport, sampleReports } from '#tests/support/reports'
import { inOrder, readDocument } from './document.ts'

const { drawReport } = createReportDrawing()

const made = (asked: SampleReport, language: Language): Report => estimationReport(reportInput(asked, language))

/** Lines are broken where the drawing breaks them, so white space is not compared. */
const bare = (text: string): string => text.replace(/\s/gu, '')

const textsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'columns':
      return [...block.left, ...block.right].flatMap(textsOf)
    case 'facts':
      return block.rows.flatMap(({ name, value }) => [name, value])
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ text, note = '' }) => [text, note]))
    case 'strip':
      return block.items.flatMap(({ name, value }) => [name, ...value.split('\n')])
    case 'band': {
      const { low, central, high, share } = block.labels
      return [central.name, central.value, central.perM2, low.value, low.name, high.value, high.name, share]
    }
    // Printed where its page has room.
    case 'line':
      return []
    case 'photo':
      return [...block.beside, ...block.after].flatMap(textsOf)
    default:
      return [block.text]
  }
}

const printed = async (bytes: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text
}

describe.each(Object.entries(sampleReports))('%s', (_name, asked) => {
  test.each(languages)('is printed whole in %s, on at most four pages', async language => {
    const report = made(asked, language)
    const pages = await printed(await drawReport(report, { colour: '#1F3A5F' }))
    const all = bare(pages.join(''))
    const wanted = report.pages.flatMap(({ blocks }) => blocks.flatMap(textsOf))
    expect(wanted.map(bare).filter(text => !all.includes(text))).toEqual([])
    expect(pages.length).toBeLessThanOrEqual(4)
    for (const [index, page] of pages.entries()) {
      expect(bare(page)).toContain(bare(report.foot.caveat))
      expect(bare(page)).toContain(bare(report.number))
      expect(bare(page)).toContain(
        bare(report.foot.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length))),
      )
    }
    expect(all).not.toMatch(/\{\w+\}/)
  })
})

describe('an ordinary report', () => {
  test.each(languages)('takes two pages in %s, even with everything in it', async language => {
    expect(await printed(await drawReport(made(fullReport, language), { colour: '#0B5D4E' }))).toHaveLength(2)
  })
})

describe('the longest texts', () => {
  test.each(languages)('stay within the margins and above the foot in %s', async language => {
    const report = made(awkwardReport, language)
    const bytes = await drawReport(report, { colour: '#FFFF00' })
    const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(bytes)))
    const level = items.flat().filter(({ str, dir }) => str.trim() !== '' && dir === 'ltr' && str !== report.specimen)
    expect(level.length).toBeGreaterThan(200)
    const outside = level.filter(
      ({ x, y, width, str, fontSize }) =>
        x < 18 * mm - 0.5 ||
        // The space at the end of a line is not seen.
        x + width - (/\s$/.test(str) ? 0.26 * fontSize : 0) > paper.width - 18 * mm + 0.5 ||
        y < 10 * mm - 1 ||
        y > paper.height - 10 * mm,
    )
    expect(outside).toEqual([])
  })
})

describe('the bytes', () => {
  test('are the same for the same report, whatever was drawn before', async () => {
    const hash = async (): Promise<string> =>
      createHash('sha256')
        .update(await drawReport(made(fullReport, 'fr'), { colour: '#0B5D4E' }))
        .digest('hex')
    const first = await hash()
    await drawReport(made({ ...awkwardReport, brand: { name: 'Άλφα Ждлт Ệ\u00a0ß' } }, 'lb'), { colour: '#000000' })
    expect(await hash()).toBe(first)
  })

  test('are few', async () => {
    const bytes = await drawReport(made(fullReport, 'de'), { colour: '#0B5D4E' })
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(bytes.length).toBeLessThan(60_000)
  })
})

describe('the document', () => {
  const read = async () => readDocument(await drawReport(made(fullReport, 'en'), { colour: '#0B5D4E' }))

  test('says what it is, of whom, of which day and in which language', async () => {
    const { doc } = await read()
    expect([doc.getTitle(), doc.getAuthor(), doc.getSubject(), doc.getCreator(), doc.getProducer()]).toEqual([
      'Estimate and purchase costs – Flat · 92\u00a0m² · Belair, Luxembourg',
      'Immobilière du Parc',
      'EST-2026-0412',
      'Valorem',
      'Valorem',
    ])
    expect([doc.getCreationDate(), doc.getModificationDate()].map(date => date?.toISOString())).toEqual([
      '2026-11-22T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ])
    expect(doc.catalog.get(PDFName.of('Lang'))?.toString()).toContain('en-IE')
    expect(doc.catalog.getOrCreateViewerPreferences().getDisplayDocTitle()).toBe(true)
    expect(doc.catalog.get(PDFName.of('MarkInfo'))?.toString()).toContain('/Marked true')
  })

  test('has no script, form or attachment, and no action but that of its links', async () => {
    const { keys } = await read()
    const forbidden = ['JS', 'JavaScript', 'AA', 'OpenAction', 'AcroForm', 'EmbeddedFiles', 'Names', 'F']
    expect(keys).toContain('StructTreeRoot')
    expect(keys.filter(key => forbidden.includes(key))).toEqual([])
  })

  test('embeds every font, each cut to what it draws', async () => {
    const { dictionaries } = await read()
    const typed = (type: string) => dictionaries.filter(dict => dict.get(PDFName.of('Type')) === PDFName.of(type))
    const descriptors = typed('FontDescriptor')
    expect(descriptors.length).toBe(typed('Font').length / 2)
    for (const descriptor of descriptors) {
      expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true)
      expect(descriptor.get(PDFName.of('FontName'))?.toString()).toMatch(/^\/VALRE[A-Z]\+NotoSans-(Regular|SemiBold)$/)
    }
  })

  test('is read in the order in which it is drawn, and nothing on a page is neither read nor an artefact', async () => {
    const { document, contents } = await read()
    const elements = inOrder(document)
    const ids = elements.flatMap(({ content }) => content)
    for (const [page, content] of contents.entries()) {
      const ofPage = ids.flatMap(part => (part.page === page ? [part.id] : []))
      expect(ofPage).toEqual(ofPage.map((_, index) => index))
      expect(content.match(/BDC|BMC/g)?.length).toBe(content.match(/EMC/g)?.length)
      expect(content.match(/\bBDC\b/g)?.length).toBe(ofPage.length)
      // Whatever is shown stands between a beginning and an end.
      const outside = content.replace(/(?:BDC|BMC)[\s\S]*?EMC/g, '')
      expect(outside).not.toMatch(/Tj|re f|Do/)
    }
  })

  test('has headings, tables with heads, and words for its figures', async () => {
    const { estimationCentrale, intervals } = reportInput(fullReport, 'en').estimate
    const [half, wide] = intervals.map(
      ({ low, high }) => `from ${formatAmount(low, 'en')} to ${formatAmount(high, 'en')}`,
    )
    const bytes = await drawReport(made(fullReport, 'en'), { colour: '#0B5D4E' })
    const { document } = await readDocument(bytes)
    const elements = inOrder(document)
    const count = (type: string): number => elements.filter(element => element.type === type).length
    expect(document.type).toBe('Document')
    expect([count('H1'), count('H2')]).toEqual([1, 9])
    // Facts, adjustments, reasons, costs, aids computed and listed.
    expect(count('Table')).toBe(6)
    for (const row of elements.filter(({ type }) => type === 'TR')) expect(row.kids[0]?.type).toBe('TH')
    expect(new Set(elements.flatMap(({ type, scope }) => (type === 'TH' ? [scope] : [])))).toEqual(
      new Set(['Row', 'Column']),
    )
    expect(elements.flatMap(({ alt }) => (alt === undefined ? [] : [alt]))).toEqual([
      `Range ${wide}, its dark part ${half}, central value ${formatAmount(estimationCentrale, 'en')}`,
    ])
    expect(document.kids.findIndex(({ type }) => type === 'H1')).toBeLessThan(
      document.kids.findIndex(({ type }) => type === 'Figure'),
    )
  })
})

test('words of two lines are not read as one', async () => {
  const report = made(
    { ...fullReport, brand: { name: `Agence ${'Immobilière du Parc et des Jardins de la Ville '.repeat(3).trim()}` } },
    'fr',
  )
  const [first = ''] = await printed(await drawReport(report, { colour: '#0B5D4E' }))
  expect(first.replace(/\s+/gu, ' ')).toContain(report.head.name)
  expect(first.replace(/\s+/gu, ' ')).toContain('Établi pour Mme Claire Weber et M. Jean Müller')
})

describe('the watermark', () => {
  test('is on every page of a report that is for nobody, and on no other', async () => {
    const { contents } = await readDocument(await drawReport(made(awkwardReport, 'fr'), { colour: '#1F3A5F' }))
    expect(contents.every(content => content.includes('/Faint gs'))).toBe(true)
    const { contents: others } = await readDocument(await drawReport(made(fullReport, 'fr'), { colour: '#1F3A5F' }))
    expect(others.some(content => content.includes('/Faint gs'))).toBe(false)
  })
})

describe('characters', () => {
  const { unprintableCharacters } = createReportDrawing()

  test('of the scripts of Europe, with their marks and signs, are printed', async () => {
    const name = 'Ëlleën Ünïçødé Œuvre Ğş Ελλάδα Жёлтый Việt Ệ € ½ m² « » „“ – ’'
    expect(unprintableCharacters(name)).toEqual([])
    const text = await printed(await drawReport(made({ ...fullReport, brand: { name } }, 'fr'), { colour: '#1F3A5F' }))
    expect(bare(text.join(''))).toContain(bare(name))
  })

  test.each([
    ['emoji', 'Maison 🏠 au 🏠 parc', ['🏠']],
    ['Hebrew', 'שלום', ['ש', 'ל', 'ו', 'ם']],
    ['Arabic', 'دار', ['د', 'ا', 'ر']],
    ['Chinese', 'a家b', ['家']],
    ['mathematical letters', '𝐀bc', ['𝐀']],
    ['a control', 'a\u0007b', ['\u0007']],
  ])('of no font are named: %s', (_name, text, characters) => {
    expect(unprintableCharacters(text)).toEqual(characters)
  })

  test('that no font has are never drawn as something else', async () => {
    await expect(
      drawReport(made({ ...fullReport, brand: { name: 'a家b' } }, 'fr'), { colour: '#1F3A5F' }),
    ).rejects.toThrow('U+5bb6')
  })
})
