import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const pageIn = async (language: string, code = 'LU'): Promise<string> =>
  (await fetch(`${app.url}/docs/law/${code}?lang=${language}`)).text()

/** The part of a page from a line of an answer to the next one. */
const lineIn = (page: string, key: string): string => page.split(`<h4 id="${key}">`)[1]?.split('<h4 ')[0] ?? ''

describe('the law of Luxembourg in German and in French', () => {
  test.each([
    ['de', 'registrationDuty', 'Registrierungsgebühr auf den Verkauf von Immobilien.', '6 %', 'art. 37'],
    ['de', 'transcriptionDuty', 'Transkriptionsgebühr.', '1 %', 'art. 16'],
    ['de', 'minimumDuty', 'Mindest-Registrierungsgebühr', '100', 'art. 8'],
    ['fr', 'mortgageInscriptionDuty', 'sur le principal du prêt seul', '0.05 %', 'art. 24'],
    ['fr', 'constructionVat', 'Taux super-réduit de TVA', '3 %', 'art. 17'],
  ])(
    '%s: the line %s says what its parameter is, its figure, its article and its act',
    async (language, key, says, figure, article) => {
      const line = lineIn(await pageIn(language), key)
      expect(line).toContain(says)
      expect(line).toContain(figure)
      expect(line).toContain(article)
      expect(line).toContain('https://legilux.public.lu/eli/')
      expect(line).toContain({ de: 'Gesetz', fr: 'loi' }[language])
      expect(line).toMatch(/<time datetime="\d{4}-\d\d-\d\d">/)
    },
  )

  test('no parameter is in English on another page than the English one', async () => {
    for (const language of ['de', 'fr', 'lb', 'pt']) expect(await pageIn(language)).not.toContain('<span lang="en">')
    expect(await pageIn('de', 'NL')).toContain('<span lang="en">')
  })

  test('each key of a line is an anchor, once', async () => {
    const page = await pageIn('fr')
    const keys = [...page.matchAll(/<h4 id="([^"]+)"/g)].map(([, key]) => key)
    expect(keys).toContain('registrationDuty')
    expect(new Set(keys).size).toBe(keys.length)
  })
})
