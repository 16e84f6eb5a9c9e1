import { describe, expect, test } from 'vitest'
import { ChatAnswer } from '#contract/ai/text'
import { texts } from '#languages/derived/ask'
import { texts as luxembourg } from '#languages/derived/law/lu-parameters'
import { type Language, languages } from '#languages/registry'
import { formatAnswerText, renderAnswer } from '#server/pages/ask/answer'
import { createAskTexts } from '#server/pages/ask/ask-texts'
import { getCalculationNames } from '#server/pages/ask/calculation-names'
import { copied, nestingFaults } from '../docs/every-page.ts'
import { answerIn } from './answer-case.ts'

const viewOf = (language: Language, answer = answerIn()): string =>
  renderAnswer({
    answer,
    turn: 3,
    voice: createAskTexts(language, texts[language], getCalculationNames(language)),
  }).toString()

const view = viewOf('en')

/** What opens with the button of a figure. */
const opened = (figure: string, of = view): string => {
  const id = new RegExp(`popovertarget="(a3-f\\d+)">${figure.replace(/[$+*.]/g, '\\$&')}</button>`).exec(of)?.[1]
  return (
    new RegExp(`<div popover id="${id}".*?</div>\\s*<button|<div popover id="${id}".*?<button`, 's').exec(of)?.[0] ?? ''
  )
}

describe.each(languages)('an answer in %s', language => {
  const html = viewOf(language)

  test('is nested as it must be, its ids are unique, and each pointer finds one', () => {
    expect(nestingFaults(html)).toEqual([])
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const pointers = [...html.matchAll(/(?:popovertarget|href)="#?(a3-[^"]+)"/g)].map(([, id]) => id)
    expect(pointers.length).toBeGreaterThan(10)
    expect(pointers.filter(id => !ids.includes(id))).toEqual([])
  })

  test('says in words what has no source and what is assumed', () => {
    const { unsupported, unsupportedTitle, assumed, warningsTitle } = texts[language]
    const said = copied(html)
    for (const text of [`10 (${unsupported})`, unsupportedTitle, `1990 (${assumed})`, warningsTitle])
      expect(said).toContain(text)
  })
})

test.each(languages)('the law of Luxembourg says in %s what it sets, in the list and beside the figure', language => {
  const said = luxembourg[language]['acquisition.registrationRate']
  const html = viewOf(language)
  expect(copied(html).split(said).length - 1).toBeGreaterThanOrEqual(2)
  expect(html).not.toContain('lang="en">Registration duty')
})

test('the law of another country says it in English, and marks it', () => {
  const answer = answerIn()
  const reference = { ...answer.references[0], id: 'fr.transfer.municipalRate', says: 'Municipal duty.' }
  const html = viewOf('de', ChatAnswer.parse({ ...answer, references: [reference] }))
  expect(html).toContain('<span lang="en">Municipal duty.</span>')
})

describe('a figure opens', () => {
  test('the words of the caller', () => {
    expect(copied(opened('80 m²'))).toContain('What is an apartment of 80 m² worth?')
  })

  test('the line of law with its article and its official address', () => {
    const said = opened('6%')
    expect(copied(said)).toContain('art. 37, loi modifiée du 7 août 1920')
    expect(copied(said)).toContain('Value6%')
    expect(said).toContain('href="https://legilux.public.lu/eli/etat/leg/loi/1971/12/29/n2/jo"')
    expect(said).toContain('rel="noopener noreferrer"')
  })

  test('the line of the calculation, and leads there', () => {
    const said = opened('€520,000')
    expect(copied(said)).toContain('Calculation 1: estimate of a dwelling')
    expect(copied(said)).toContain('Estimate: €520,000')
    expect(said).toContain('href="#a3-c0-result.estimationCentrale"')
    expect(view).toContain('<tr id="a3-c0-result.estimationCentrale" tabindex="-1">')
  })

  test('how it was calculated, with each source by its name', () => {
    const said = copied(opened('€31,200'))
    expect(said).toContain('Calculated as D2 × L1')
    expect(said).toMatch(/From a calculation of this service D2[\s\S]*From the law L1/)
  })
})

test('a line of tax has its share and its article', () => {
  expect(copied(view)).toContain('Registration duty€31,200 (6%) · loi modifiée du 7 août 1920')
})

test('inputs that nobody stated stand in a box of their own, and beside their line', () => {
  expect(copied(view)).toContain('We assumed')
  expect(copied(view)).toContain('Calculation 1: estimate of a dwelling: Living area: 80')
  const { calculations, ...answer } = answerIn()
  const alone = copied(
    viewOf('en', ChatAnswer.parse({ ...answer, figures: [], calculations: calculations.slice(0, 1) })),
  )
  expect(alone).toContain('Living area: 80')
  expect(alone).not.toContain('Calculation 1: estimate of a dwelling: Living')
  expect(view).toContain('Living area</th><td>80\u00a0m² <small class="assumed">assumed</small>')
})

test('a figure that was assumed opens the line of its input, or of its default', () => {
  const { figures, ...answer } = answerIn()
  const figure = figures.find(({ text }) => text === '1990')
  if (!figure) throw new Error('The answer has no year.')
  const shownAt = (path: string): string =>
    viewOf('en', { ...answer, figures: [{ ...figure, sources: [{ kind: 'assumed', ref: 'D5', path, value: 80 }] }] })
  expect(shownAt('calculations[0].assumed[0].value')).toContain('href="#a3-c0-input.surface"')
  const byDefault = shownAt('calculations[0].assumed[1].value')
  expect(byDefault).toContain('href="#a3-c0-assumed[1]"')
  expect(byDefault).toContain('<tr id="a3-c0-assumed[1]" tabindex="-1"><th scope="row">Floor</th>')
})

test('what a model wrote is text, wherever it stands', () => {
  const hostile = '"><img src=x onerror=alert(1)>'
  const answer = answerIn()
  const [figure] = answer.figures
  if (!figure) throw new Error('The answer has no figure.')
  const said = viewOf('en', {
    ...answer,
    model: hostile,
    text: `${hostile} 1`,
    figures: [{ ...figure, start: 0, end: 3, text: hostile, expression: hostile }],
    unverifiedSpans: [{ start: 31, end: 32, text: hostile }],
    warnings: [{ code: 'claim', start: 0, end: 3, text: hostile }],
  })
  expect(said).not.toContain('<img')
  expect(said).toContain('&lt;img')
})

test('the text that is copied has its law and both lines of its notice', () => {
  const answer = answerIn()
  expect(formatAnswerText(answer)).toBe(
    `${answer.text}\n\n[1] art. 37, loi modifiée du 7 août 1920 https://legilux.public.lu/eli/etat/leg/loi/1971/12/29/n2/jo\n\n${answer.notice}`,
  )
})
