import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardVoice } from '#domain/accuracy/card-voice'
import { texts } from '#languages/derived/accuracy'
import { texts as cardTexts, tables } from '#languages/derived/model-card'
import { texts as packTexts } from '#languages/derived/model-pack'
import { formatPercent } from '#languages/formats'
import { languages } from '#languages/registry'
import { splitAtGaps } from '#languages/text'
import { translateCardText } from '#server/pages/docs/card-texts'
import { getPageWords } from '#server/pages/words'
import { cardOf } from '../../domain/accuracy/some-card.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { copied, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

/** Texts that a card has in English alone. */
const listEnglishTexts = ({ data, parameters, lineage, hitRate }: ReturnType<typeof cardOf>): string[] => {
  const notes = lineage.flatMap(({ publisher, note }) => (note === '' ? [publisher] : [publisher, note]))
  const sources = [...data, ...parameters].map(({ source }) => source)
  return [...new Set([...sources, ...notes, ...hitRate.refusals.map(({ says }) => says)])]
}

test.each(languages.filter(code => code !== 'en'))('only names are the same in English and in %s', code => {
  const words = getPageWords(code)
  const same = listEnglishTexts(cardOf()).filter(text => translateCardText(text, words) === text)
  // A standard, and a publisher whose apostrophe alone differs.
  expect(same).toEqual(['IAAO, Standard on Ratio Studies, 2013'])
  const half = listEnglishTexts(cardOf()).map(text => translateCardText(text, words) ?? text)
  expect(half.filter(text => /\b(?:the|of|and|from|our|was|with)\b/.test(text))).toEqual([])
})

test('figures and days of a source are written as the page writes them', () => {
  const words = getPageWords('fr')
  const space = '\u00a0'
  const said = (text: string) => translateCardText(text, words)?.replaceAll('\u202f', ' ').replaceAll(space, ' ')
  expect(said('maximum likelihood on the official files to 2023, rounded from 0.0234')).toBe(
    'maximum de vraisemblance sur les fichiers officiels jusqu’en 2023, arrondi à partir de 0,0234',
  )
  expect(said('The tables of prices begin on 2014-01-01.')).toBe('Les tables de prix commencent le 1er janvier 2014.')
  expect(said('own choice; lower end')).toBe('choix propre ; borne inférieure')
  expect(said('own choice; a text that nobody has translated')).toBeUndefined()
})

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
    for (const { name, exclusions } of card.data) for (const said of [name, exclusions]) expect(text).toContain(said)
    expect(text).toContain(card.identity.tables)
  })

  test('lists every field and every parameter, and has no text in another language', () => {
    const card = app.deps.selfDescription.modelCard('2026-11-21')
    for (const { field } of card.inputs) expect(html).toContain(`<code>${field}</code>`)
    for (const { id } of card.parameters) expect(html).toContain(`<code>${id.replaceAll("'", '&#39;')}</code>`)
    expect(html).not.toContain('<span lang="en">')
    // Sources, notes on files and refusals, whose texts in an answer are English.
    const words = getPageWords(code)
    const said = listEnglishTexts(card).map(text => [text, translateCardText(text, words)] as const)
    expect(said.filter(([, own]) => own === undefined)).toEqual([])
    const text = copied(html)
    for (const [, own = ''] of said) expect(text).toContain(copied(own))
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/)
  })

  test('has what a validator asks for: every figure of the answer, in that language', () => {
    const card = app.deps.selfDescription.modelCard('2026-11-21', cardVoice(code, cardTexts[code]))
    const text = copied(html)
    const pack = packTexts[code]
    const sections = ['changes', 'stability', 'rivals', 'sensitivity', 'lineage', 'hitRate', 'concentration'] as const
    for (const id of sections) expect(html).toContain(`<h2 id="${id}">${copied(pack[id])}</h2>`)
    for (const id of ['stopRules', 'updates', 'backTestLimits']) expect(html).toContain(`<h2 id="${id}">`)
    expect(text.split(copied(pack.notSet)).length - 1).toBe(4)
    for (const { says } of [...card.stopRules.rules, ...card.backTestLimits, ...card.changes, card.updates])
      expect(text).toContain(says)
    for (const { file, sha256 } of card.lineage) {
      expect(text).toContain(file)
      if (sha256 !== null) expect(html).toContain(sha256)
    }
  })

  test('has every figure on stability, rivals, parameters and homes together', () => {
    const card = app.deps.selfDescription.modelCard('2026-11-21')
    const text = copied(html)
    const percent = (value: number) => formatPercent(value, code, 2)
    for (const { study } of card.rivals) expect(text).toContain(percent(study.rmsePct))
    for (const { rmsePct } of [...card.stability.byYear, ...card.stability.byCanton])
      expect(text).toContain(percent(rmsePct))
    for (const { parameter, low, high } of card.sensitivity.prices) {
      expect(html).toContain(`<code>${parameter}</code>`)
      for (const { rmsPct } of [low, high]) expect(text).toContain(percent(rmsPct))
    }
    expect(text).toContain(percent(card.concentration.portfolio.placeFsdPct))
    for (const { code: refusal } of card.hitRate.refusals) expect(html).toContain(`<code>${refusal}</code>`)
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
