import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresProgram } from '#server/pages/docs/figures-guide'
import { startApp, type TestApp } from '../../support/app.ts'
import { answerIn } from '../ask/answer-case.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(['/docs/chat', '/docs/analyze'])('%s', path => {
  test('says how figures are shown with their sources, and leads to the page that does it', async () => {
    const { html } = await readPage(app.url, path)
    expect(html).toContain('<h2 id="figures">')
    expect(copied(html)).toContain(figuresProgram)
    expect(html).toContain('<a href="/ask">')
    for (const kind of ['input', 'law', 'calculation', 'assumed']) expect(html).toContain(`<li><code>${kind}</code>:`)
  })
})

test('no other operation speaks of figures of a text', async () => {
  expect((await readPage(app.url, '/docs/extract')).html).not.toContain('id="figures"')
})

/** An element that keeps what is appended to it, as text and markup in short. */
const element = () => {
  const parts: string[] = []
  const append = (...given: (string | { tag: string; textContent: string; href?: string })[]): void => {
    for (const part of given)
      parts.push(
        typeof part === 'string' ? part : `<${part.tag}${part.href ? ` ${part.href}` : ''}>${part.textContent}</>`,
      )
  }
  return { parts, append }
}

test('its program links each figure to its source and says which has none, in at most twelve lines', () => {
  const shown = element()
  const document = { createElement: (tag: string) => ({ tag }) }
  runInNewContext(`${figuresProgram}; show(answer, shown)`, { document, answer: answerIn(), shown })
  const text = shown.parts.join('')
  expect(text.replace(/<[^>]*>/g, '').replace(' (no source)', '')).toBe(answerIn().text)
  expect(text).toContain('<a #question>80 m²</>')
  expect(text).toContain('<a #calculations[0].result.estimationCentrale>€520,000</>')
  expect(text).toContain('<a /docs/law/lu.acquisition.registrationRate>6%</>')
  expect(text).toContain('<mark>10</> (no source)')
  expect(figuresProgram.split('\n').length).toBeLessThanOrEqual(12)
})
