import { expect, test } from 'vitest'
import { texts as deskTexts } from '#languages/derived/desk'
import { texts as pagesTexts } from '#languages/derived/pages'
import { isLanguage } from '#languages/registry'

/** Words of developers for the key of a website, in each language that has its own texts (the table of words in `languages/README.md`). */
const keyWords = { en: /\bkeys?\b/i, fr: /\bclés?\b/i, de: /Schlüssel/, pt: /\bchaves?\b/i, lb: /Schlëssel/ }

/** Texts of the account in a language, with their keys. */
const readTexts = (language: string): [key: string, text: string][] => {
  if (!isLanguage(language)) throw new Error(`No language of the registry: ${language}`)
  return [deskTexts, pagesTexts].flatMap(texts => Object.entries(texts[language]))
}

test.each(Object.keys(keyWords))(
  'agencies read of a connection to their CRM and never of a webhook, in %s',
  language => {
    const texts = readTexts(language)
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter(([, text]) => /webhook/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  },
)

test.each(Object.entries(keyWords))(
  'the page of the form says site code, and no second word, in %s',
  (language, word) => {
    const ofForm = readTexts(language).filter(([key]) => /^(embed|steps|start)\./.test(key))
    expect(ofForm.length).toBeGreaterThan(60)
    expect(ofForm.filter(([, text]) => word.test(text))).toEqual([])
  },
)
