import { expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import { texts as deskTexts } from '#languages/derived/desk'
import { texts as pagesTexts } from '#languages/derived/pages'
import { texts as reportTexts } from '#languages/derived/report'
import { texts as sellerTexts } from '#languages/derived/seller-report'
import type { Language } from '#languages/registry'
import { sellerInput } from '#tests/support/seller-reports'

/** Words of languages whose texts are judged; a new language gets its own. */
type Words<Value> = Readonly<Partial<Record<Language, Value>>>

/** Entries of such words, with their language. */
const listWords = <Value>(words: Words<Value>): [Language, Value][] => Object.entries(words) as [Language, Value][] // its own keys

/** The condition of a home without the word that says it is the one that only a visit shows. */
const bareCondition: Words<RegExp> = {
  en: /(?<!real )condition/i,
  fr: /état(?! réel)/i,
  de: /(?<!tatsächliche )Zustand/,
  pt: /estado(?! real)/i,
  lb: /(?<!richtegen )Zoustand/,
}

/** What contradicts a figure beside it. */
const notInFigures: Words<RegExp> = {
  en: /not (included )?in the figures/i,
  fr: /pas (compris )?dans les chiffres/i,
  de: /nicht in den Zahlen/i,
  pt: /não (está|estão|entra|entram) (nos|nas) (números|contas|valores)/i,
  lb: /net an den? (Zuelen|Zifferen)/i,
}

test.each(listWords(notInFigures))(
  'beside a condition that is in the figures no sentence says that it is not, in %s',
  (language, contradicting) => {
    const input = sellerInput({ commune: 'Mamer', surface: 80, etat: 'renove' }, { price: 757_500 }, language)
    const blocks = estimationReport(input).pages.flatMap(page => page.blocks)
    expect(input.estimate.ajustements.map(({ labelKey }) => labelKey)).toContain('adjEtat')
    expect(blocks.flatMap(block => (block.kind === 'table' ? block.rows.map(({ key }) => key) : []))).toContain(
      'adjustments',
    )
    const sentences = blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []))
    expect(sentences.filter(text => contradicting.test(text))).toEqual([])
    expect(sentences.some(text => text.includes(sellerTexts[language]['step.visit'].slice(0, 20)))).toBe(true)
  },
)

test.each(listWords(bareCondition))('what a visit shows is the real condition, in %s', (language, bare) => {
  expect(sellerTexts[language]['step.visit']).not.toMatch(bare)
})

/** Words by which somebody speaks of oneself. In the paper of an agency that is the agency, whose sales nobody tested. */
const ofOneself: Words<RegExp> = {
  en: /\b(we|us|our|ours|its own)\b/i,
  fr: /\b(nous|notre|nos)\b/i,
  de: /\b(wir|uns|unser\w*)\b/i,
  pt: /\b(nós|nosso|nossa|nossos|nossas)\b/i,
  lb: /\b(mir|eis|eisen|eiser)\b/i,
}

test.each(listWords(ofOneself))(
  'the agency does not say that estimates were not tested on sales of its own, in %s',
  (language, own) => {
    const { spreadSays } = reportTexts[language]
    expect(spreadSays).toContain('{share}')
    expect(spreadSays).not.toMatch(own)
  },
)

const exampleHosts: Words<string> = {
  en: 'agency.lu',
  fr: 'agence.lu',
  de: 'agentur.lu',
  pt: 'agencia.lu',
  lb: 'agence.lu',
}

test.each(listWords(exampleHosts))('the example of an address is one of the language, in %s', (language, host) => {
  expect(pagesTexts[language]['field.origins.hint']).toContain(`https://${host}`)
  const others = Object.values({ ...pagesTexts[language], ...deskTexts[language] }).filter(text =>
    /\bagen\w+\.lu\b/.test(text.replaceAll(host, '')),
  )
  expect(others).toEqual([])
})
