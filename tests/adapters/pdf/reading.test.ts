import { PDFDict, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import type { Block, Report } from '#domain/report/report'
import { type Language, languages } from '#languages/registry'
import { createReportDrawing } from '#server/adapters/pdf/drawing'
import { awkwardReport, fullReport, reportInput, type SampleReport } from '#tests/support/reports'
import { inOrder, readDocument } from './document.ts'

const { drawReport } = createReportDrawing()

const made = (asked: SampleReport, language: Language): Report => estimationReport(reportInput(asked, language))

const headingsOf = (block: Block): string[] => {
  if (block.kind === 'columns') return [...block.left, ...block.right].flatMap(headingsOf)
  return block.kind === 'heading' ? [block.text] : []
}

test('has links for the telephone, the e-mail and the website of the agency, each read as a link', async () => {
  const { dictionaries, document } = await readDocument(await drawReport(made(fullReport, 'en'), { colour: '#0B5D4E' }))
  const addresses = dictionaries
    .filter(dict => dict.get(PDFName.of('Subtype')) === PDFName.of('Link'))
    .map(dict => dict.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('URI'), PDFHexString).decodeText())
  expect(addresses).toEqual([
    'tel:+35226123456',
    'mailto:contact@immobiliere-du-parc.example',
    'https://www.immobiliere-du-parc.example',
    'tel:+352621123456',
    'mailto:anne.schmit@immobiliere-du-parc.example',
  ])
  expect(inOrder(document).filter(({ type }) => type === 'Link')).toHaveLength(addresses.length)
})

test('has its headings as bookmarks, and says in XMP what its dictionary says', async () => {
  const { doc } = await readDocument(await drawReport(made(fullReport, 'en'), { colour: '#0B5D4E' }))
  const report = made(fullReport, 'en')
  const headings = report.pages.flatMap(({ blocks }) => blocks.flatMap(headingsOf))
  const outline = doc.catalog.lookup(PDFName.of('Outlines'), PDFDict)
  const titles: string[] = []
  let item = outline.lookupMaybe(PDFName.of('First'), PDFDict)
  while (item) {
    titles.push(item.lookup(PDFName.of('Title'), PDFHexString).decodeText())
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  expect(titles).toEqual(headings)
  const metadata = doc.catalog.lookup(PDFName.of('Metadata'))
  const xmp = new TextDecoder().decode(metadata instanceof PDFRawStream ? metadata.getContents() : undefined)
  for (const part of [report.title, report.author, report.number, 'en-IE', '2026-11-22T00:00:00Z'])
    expect(xmp).toContain(part)
})

test.each(languages)('prints nothing below 8 points in %s, even with the longest texts', async language => {
  for (const asked of [fullReport, awkwardReport]) {
    const { contents } = await readDocument(await drawReport(made(asked, language), { colour: '#0B5D4E' }))
    const sizes = contents.flatMap(content => [...content.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8)
  }
})

/** The files of the fonts of a report, by the names of the fonts. */
const fontFiles = async (report: Uint8Array): Promise<Record<string, string>> => {
  const { dictionaries } = await readDocument(report)
  return Object.fromEntries(
    dictionaries.flatMap(dict => {
      const file = dict.lookup(PDFName.of('FontFile2'))
      const name = dict.lookup(PDFName.of('FontName'))
      return file instanceof PDFRawStream ? [[String(name), Buffer.from(file.getContents()).toString('hex')]] : []
    }),
  )
}

test('embeds the same files of fonts whichever words of ASCII it has, and others for another letter', async () => {
  const named = (name: string) => made({ ...fullReport, brand: { name } }, 'fr')
  const colours = { colour: '#0B5D4E' }
  const files = await fontFiles(await drawReport(named('Agence Exemple'), colours))
  expect(Object.keys(files)).toEqual(['/VALREA+NotoSans-SemiBold', '/VALREB+NotoSans-Regular'])
  expect(await fontFiles(await drawReport(named('Zwyx & Kq, 17'), colours))).toEqual(files)
  expect(await fontFiles(await drawReport(named('Agence Åse'), colours))).not.toEqual(files)
})

test('is the same byte by byte after reports with other letters', async () => {
  const { drawReport: drawAgain } = createReportDrawing()
  const first = await drawReport(made(fullReport, 'pt'), { colour: '#0B5D4E' })
  for (const language of languages) await drawReport(made(awkwardReport, language), { colour: '#0B5D4E' })
  expect(await drawAgain(made(fullReport, 'pt'), { colour: '#0B5D4E' })).toEqual(first)
})
