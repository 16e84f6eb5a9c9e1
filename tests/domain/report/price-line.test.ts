import { expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import { priceLine } from '#domain/report/price-line'
import type { Block, ReportInput } from '#domain/report/report'
import { voice } from '#domain/report/say'
import { fullReport, reportInput } from '#tests/support/reports'

type Line = Extract<Block, { kind: 'line' }>

const content = reportInput(fullReport, 'en')

const lineOf = (history: ReportInput['estimate']['history'], language: 'de' | 'en' = 'en'): Line | undefined => {
  const [block] = priceLine(voice(language), { ...content, estimate: { ...content.estimate, history } })
  return block?.kind === 'line' ? block : undefined
}

test('the line has the yearly prices of the estimate, from 0, and says its last price and its changes', () => {
  // 8400 ÷ 8000 − 1 = 5 %; 8400 ÷ 6000 − 1 = 40 %.
  const line = lineOf({ first: 2021, values: [6000, 7000, 8000, 8400], published: [6000, 7100, 7900, 8500] })
  expect(line).toMatchObject({
    heading: 'Price per m² since 2021 (Luxembourg)',
    values: [6000, 7000, 8000, 8400],
    isWhole: [false, true, true, true],
    scale: [
      { value: 0, text: '0' },
      { value: 5000, text: '€5,000' },
      { value: 10_000, text: '€10,000' },
    ],
    years: [0, 1, 2, 3].map(at => ({ at, text: String(2021 + at) })),
    says: 'Existing flats: €8,400/m² in 2024, +5.0% in a year, +40% since 2021.',
  })
})

test('parts between years without a published figure are dotted, and it is said; prices that fell have a minus', () => {
  const line = lineOf({ first: 2022, values: [8000, 7600], published: [8000, null] }, 'de')
  expect(line?.isWhole).toEqual([false, false])
  expect(line?.says.replace(/\s/g, ' ')).toBe(
    'Bestehende Wohnungen: 7.600 €/m² im Jahr 2023, −5,0 % in einem Jahr, −5 % seit 2022. Gepunktet: Jahre ohne veröffentlichten Wert.',
  )
})

test.each([
  { first: 2025, values: [8000], published: [8000] },
  { first: 2025, values: [], published: [] },
])('a place with fewer than two years has no line: %j', history => {
  expect(lineOf(history)).toBeUndefined()
})

test('the line is below the shorter column of the first page, and its prices are those of the estimate', () => {
  const [first] = estimationReport(content).pages
  const columns = first?.blocks.find(block => block.kind === 'columns')
  const line = [...(columns?.left ?? []), ...(columns?.right ?? [])].find(block => block.kind === 'line')
  expect(line?.values).toEqual(content.estimate.history.values)
  const bare = reportInput({ ...fullReport, property: { commune: 'Mamer', surface: 80 } }, 'en')
  const sides = estimationReport(bare).pages[0]?.blocks.find(block => block.kind === 'columns')
  expect(sides?.right.at(-1)?.kind).toBe('line')
})
