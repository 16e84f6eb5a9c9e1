import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import type { Report } from '#domain/report/report'
import { type Language, languages } from '#languages/registry'
import { createReportDrawing } from '#server/adapters/pdf/drawing'
import { fullReport, reportInput, type SampleReport } from '#tests/support/reports'

const { drawReport } = createReportDrawing()

const made = (asked: SampleReport, language: Language): Report => estimationReport(reportInput(asked, language))

/** Lines are broken where the drawing breaks them, so white space is not compared. */
const bare = (text: string): string => text.replace(/\s/gu, '')

const printed = async (bytes: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text
}

describe('the line of prices', () => {
  const bareReport: SampleReport = {
    property: { commune: 'Mamer', surface: 80 },
    purchase: { use: 'mainResidence' },
  }
  const lineOf = (report: Report) =>
    report.pages[0]?.blocks
      .flatMap(block => (block.kind === 'columns' ? [...block.left, ...block.right] : []))
      .find(block => block.kind === 'line')

  test.each(languages)(
    'is printed with its years, prices and sentence in %s where the page has room',
    async language => {
      const report = made(bareReport, language)
      const line = lineOf(report)
      const [page = ''] = await printed(await drawReport(report, { colour: '#1F3A5F' }))
      const texts = [line?.heading, line?.says, ...(line?.years ?? []), ...(line?.scale ?? [])]
      const wanted = texts.map(text => bare(typeof text === 'object' ? text.text : (text ?? 'no line')))
      expect(wanted.filter(text => !bare(page).includes(text))).toEqual([])
    },
  )

  test('is left out where the page is full, and the page stays one', async () => {
    const report = made(fullReport, 'fr')
    const pages = await printed(await drawReport(report, { colour: '#1F3A5F' }))
    expect([pages.length, bare(pages[0] ?? '').includes(bare(lineOf(report)?.heading ?? ''))]).toEqual([2, false])
  })
})
