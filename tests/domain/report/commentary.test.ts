import { describe, expect, test } from 'vitest'
import { commentaryFacts, factsText, pathText } from '#domain/report/commentary-facts'
import type { Report } from '#domain/report/report'
import { voice } from '#domain/report/say'
import { texts } from '#languages/derived/report'
import { languages } from '#languages/registry'
import { commentaryOn, commentedReport, dutyReference, pathsOf } from '#tests/support/report-commentary'
import { fullReport, reportInput, sampleReports } from '#tests/support/reports'

/** The texts of the page of a commentary. */
const linesOf = ({ pages }: Report): string[] =>
  pages.at(-1)?.blocks.flatMap(block => ('text' in block ? [block.text] : [])) ?? []

describe.each(languages)('a commentary in %s', language => {
  const content = reportInput(fullReport, language)
  const say = voice(language)
  const commentary = commentaryOn(content)
  const lines = linesOf(commentedReport(content, commentary))
  const { estimate, costs } = content

  test('says first that a machine wrote it', () => {
    expect(lines.slice(0, 2)).toEqual([texts[language].commentary, commentary.notice.replace('\n', ' ')])
  })

  test('has a footnote behind each figure, and cites the law of a figure once', () => {
    const [central, all] = [estimate.estimationCentrale, estimate.estimationCentrale + costs.totals.buyer]
    expect(lines[2]?.replaceAll('\u00a0', ' ')).toBe(
      `La valeur centrale est de ${central} € [1] ; le droit est de 6 % [2]. En tout ${all} € [3].`,
    )
  })

  test('says where each figure comes from: by its name in the report, by its law, by what it is calculated from', () => {
    const [value, total] = [
      `${say.text('commentaryEstimate')}\u00a0· ${say.shared.centralValue}`,
      `${say.text('budget')}\u00a0· ${say.text('totalCosts')}`,
    ]
    const [title, first, second, third] = lines.slice(3)
    expect([title, first]).toEqual([texts[language].commentarySources, `[1] ${value}`])
    expect(second).toBe(`[2] ${dutyReference.article}, ${dutyReference.title}`)
    expect(third).toContain(value)
    expect(third).toContain(total)
  })
})

test('a report without one has two parts and says nothing of machines', () => {
  const content = reportInput(fullReport, 'en')
  const report = commentedReport(content, commentaryOn(content))
  expect([report.pages.length, report.keywords?.[0]]).toEqual([3, 'AI-generated commentary'])
})

test('a paragraph that would fill a page is cut behind its sentences', () => {
  const content = reportInput(fullReport, 'fr')
  const sentence = 'Le prix tient compte de la situation du bien et de son état.'
  const text = Array.from({ length: 120 }, () => sentence).join(' ')
  const lines = linesOf(commentedReport(content, { ...commentaryOn(content), text, figures: [] })).slice(2)
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.every(line => line.length < 2000 && line.endsWith('.'))).toBe(true)
  expect(lines.join(' ')).toBe(text)
})

describe.each(Object.entries(sampleReports))('what a commentary on %s may rest on', (_name, asked) => {
  const content = reportInput(asked, 'en')
  const facts = commentaryFacts(voice('en'), content)

  test('is JSON in which each fact stands at its path, and fits a request', () => {
    const text = factsText(facts)
    expect(text.length).toBeLessThan(20_000)
    const read = (path: readonly (string | number)[]): unknown =>
      path.reduce<unknown>((node, part) => Object(node)[part], JSON.parse(text))
    for (const { path, value } of facts) expect(read(path), pathText(path)).toBe(value)
    expect(new Set(pathsOf(content)).size).toBe(facts.length)
  })

  test('is what the answers say', () => {
    const { estimate, costs } = content
    const valueAt = (path: string) => facts.find(fact => pathText(fact.path) === path)?.value
    expect(valueAt('estimation.data.estimationCentrale')).toBe(estimate.estimationCentrale)
    expect(valueAt('costs.data.totals.buyer')).toBe(costs.totals.buyer)
    for (const [index, { amount }] of costs.lines.entries())
      expect(valueAt(`costs.data.lines[${index}].amount`)).toBe(amount)
  })
})
