import { expect, test } from 'vitest'
import { estimationReport } from '#domain/report/estimation-report'
import { texts as deskTexts } from '#languages/derived/desk'
import { texts as pagesTexts } from '#languages/derived/pages'
import { texts as reportTexts } from '#languages/derived/report'
import { texts as sellerTexts } from '#languages/derived/seller-report'
import { languages } from '#languages/registry'
import { sellerInput } from '#tests/support/seller-reports'

/** The condition of a home without the word that says it is the one that only a visit shows. */
const bareCondition = {
  en: /(?<!real )condition/i,
  fr: /état(?! réel)/i,
  de: /(?<!tatsächliche )Zustand/,
  pt: /estado(?! real)/i,
  lb: /(?<!richtegen )Zoustand/,
}

/** What contradicts a figure beside it. */
const notInFigures = {
  en: /not (included )?in the figures/i,
  fr: /pas (compris )?dans les chiffres/i,
  de: /nicht in den Zahlen/i,
  pt: /não (está|estão|entra|entram) (nos|nas) (números|contas|valores)/i,
  lb: /net an den? (Zuelen|Zifferen)/i,
}

test.each(languages)('beside a condition that is in the figures no sentence says that it is not, in %s', language => {
  const input = sellerInput({ commune: 'Mamer', surface: 80, etat: 'renove' }, { price: 757_500 }, language)
  const blocks = estimationReport(input).pages.flatMap(page => page.blocks)
  expect(input.estimate.ajustements.map(({ labelKey }) => labelKey)).toContain('adjEtat')
  expect(blocks.flatMap(block => (block.kind === 'table' ? block.rows.map(({ key }) => key) : []))).toContain(
    'adjustments',
  )
  const sentences = blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []))
  expect(sentences.filter(text => notInFigures[language].test(text))).toEqual([])
  expect(sellerTexts[language]['step.visit']).not.toMatch(bareCondition[language])
  expect(sentences.some(text => text.includes(sellerTexts[language]['step.visit'].slice(0, 20)))).toBe(true)
})

/** Words by which somebody speaks of oneself. In the paper of an agency that is the agency, whose sales nobody tested. */
const ofOneself = {
  en: /\b(we|us|our|ours|its own)\b/i,
  fr: /\b(nous|notre|nos)\b/i,
  de: /\b(wir|uns|unser\w*)\b/i,
  pt: /\b(nós|nosso|nossa|nossos|nossas)\b/i,
  lb: /\b(mir|eis|eisen|eiser)\b/i,
}

test.each(languages)('the agency does not say that estimates were not tested on sales of its own, in %s', language => {
  const { spreadSays } = reportTexts[language]
  expect(spreadSays).toContain('{share}')
  expect(spreadSays).not.toMatch(ofOneself[language])
})

const exampleHosts = { en: 'agency.lu', fr: 'agence.lu', de: 'agentur.lu', pt: 'agencia.lu', lb: 'agence.lu' }

test.each(languages)('the example of an address is one of the language, in %s', language => {
  expect(pagesTexts[language]['field.origins.hint']).toContain(`https://${exampleHosts[language]}`)
  const others = Object.values({ ...pagesTexts[language], ...deskTexts[language] }).filter(text =>
    /\bagen\w+\.lu\b/.test(text.replaceAll(exampleHosts[language], '')),
  )
  expect(others).toEqual([])
})
