import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardVoice } from '#domain/accuracy/card-voice'
import { texts } from '#languages/derived/accuracy'
import { texts as cardTexts, tables } from '#languages/derived/model-card'
import { languages } from '#languages/registry'
import { splitAtGaps } from '#languages/text'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

describe.each(languages)('the model card in %s', code => {
  let html = ''
  beforeAll(async () => {
    html = (await readPage(app.url, `/docs/model?lang=${code}`)).html
  })

  test('says every statement of the card in that language, under its heading', () => {
    const card = app.deps.selfDescription.modelCard('2026-11-21', cardVoice(code, cardTexts[code]))
    const text = copied(html)
    for (const part of ['purpose', 'refusals', 'unseen', 'formula', 'faults', 'classification', 'contest'] as const) {
      expect(html).toContain(`<h2 id="${part}">${copied(texts[code][`model.${part}`])}</h2>`)
      for (const { says } of card[part]) expect(text).toContain(says)
    }
    expect(text).toContain(card.drift.says)
    for (const { name, exclusions, source } of card.data)
      for (const said of [name, exclusions, source]) expect(text).toContain(said)
    expect(text).toContain(card.identity.tables)
  })

  test('lists every field and every parameter, its source marked as English', () => {
    const card = app.deps.selfDescription.modelCard('2026-11-21')
    for (const { field } of card.inputs) expect(html).toContain(`<code>${field}</code>`)
    for (const { id } of card.parameters) expect(html).toContain(`<code>${id.replaceAll("'", '&#39;')}</code>`)
    expect(html.includes('<span lang="en">')).toBe(code !== 'en')
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/)
  })

  test('leads to the accuracy and the limits, and to itself in the other languages', () => {
    for (const path of ['/docs/accuracy', '/docs/limits']) expect(html).toContain(`href="${path}?lang=${code}"`)
    for (const other of languages) expect(html).toContain(`href="/docs/model?lang=${other}"`)
  })
})

test('every language says the card with each gap once, and nowhere a figure that the source lacks', () => {
  const source = tables.en as Readonly<Record<string, string>>
  for (const [code, own] of Object.entries<Readonly<Record<string, string>>>(tables)) {
    for (const key of Object.keys(own)) {
      const text = source[key] ?? ''
      const gaps = (one: string) =>
        splitAtGaps(one)
          .filter((_, at) => at % 2 === 1)
          .sort()
      const figures = (one: string) => [...one.matchAll(/\d+/g)].map(([figure]) => figure).sort()
      expect([code, key, gaps(own[key] ?? '')]).toEqual([code, key, gaps(text)])
      expect([code, key, figures(own[key] ?? '')]).toEqual([code, key, figures(text)])
    }
  }
})
