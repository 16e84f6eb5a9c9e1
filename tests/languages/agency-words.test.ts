import { expect, test } from 'vitest'
import { languages } from '#languages/registry'

/** Words of developers for the key of a website, in each language (the table of words in `languages/README.md`). */
const keyWords = { en: /\bkeys?\b/i, fr: /\bclés?\b/i, de: /Schlüssel/, pt: /\bchaves?\b/i, lb: /Schlëssel/ }

const readTexts = async (language: string, subject: string): Promise<[key: string, text: string][]> => {
  const module: Record<string, Record<string, unknown>> = await import(`../../languages/${language}/${subject}.ts`)
  return Object.values(module)
    .flatMap(texts => Object.entries(texts))
    .flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[key, text]] : []))
}

test.each(languages)('agencies read of a connection to their CRM and never of a webhook, in %s', async language => {
  const texts = [...(await readTexts(language, 'desk')), ...(await readTexts(language, 'pages'))]
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(([, text]) => /webhook/i.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
})

test.each(languages)('the page of the form says site code, and no second word, in %s', async language => {
  const texts = [...(await readTexts(language, 'desk')), ...(await readTexts(language, 'pages'))]
  const ofForm = texts.filter(([key]) => /^(embed|steps|start)\./.test(key))
  expect(ofForm.length).toBeGreaterThan(60)
  expect(ofForm.filter(([, text]) => keyWords[language].test(text))).toEqual([])
})
