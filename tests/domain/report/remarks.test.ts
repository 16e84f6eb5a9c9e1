import { describe, expect, test } from 'vitest'
import { remarkBlocks } from '#domain/report/remarks'
import type { Block, ReportInput } from '#domain/report/report'
import { voice } from '#domain/report/say'
import { languages } from '#languages/registry'
import { reportInput, sampleReports } from '#tests/support/reports'

type Notice = ReportInput['costs']['notices'][number]

/** A report whose costs have these notices and nothing else to remark. */
const reportWith = (...notices: Notice[]): ReportInput => {
  const [sample] = Object.values(sampleReports)
  if (!sample) throw new Error('There is no sample of a report.')
  const input = reportInput(sample, 'en')
  return { ...input, costs: { ...input.costs, notices, resaleRefunds: [], assumptions: [] } }
}

const readTexts = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text.replace(/\s/gu, ' ')] : []))

/** Digits of a text, without what stands between them. */
const readDigits = (text: string): string => text.replace(/\D/gu, '')

const refund: Notice = { code: 'refund_possible', message: 'One sentence.', amount: 12_345.67 }

describe('remarks of a report', () => {
  test('print the amount of a notice as a sum', () => {
    const texts = readTexts(remarkBlocks(voice('en'), reportWith(refund)))
    expect(texts).toContain('The credit of €12,345.67 is refunded with proof of residence.')
  })

  test.each(languages)('in %s print the amount of a notice that has one, and none where it has none', language => {
    const say = voice(language)
    const [withAmount = ''] = readTexts(remarkBlocks(say, reportWith(refund)))
    expect(readDigits(withAmount)).toBe('1234567')
    const { amount: _, ...bare } = refund
    const [without = ''] = readTexts(remarkBlocks(say, reportWith(bare)))
    expect(readDigits(without)).toBe('')
    expect(without).not.toMatch(/NaN|undefined|\{/)
  })
})
