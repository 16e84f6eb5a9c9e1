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
    ['fr', 'mortgageInscriptionDuty', 'sur le principal du prêt seul', '0,05 %', 'art. 24'],
    ['de', 'housingCredit', 'Steuerkredit je Käufer', '40.000', 'arts 1, 2'],
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

describe('a parameter of Luxembourg and the calendar', () => {
  const read = async (path: string, language: string): Promise<{ status: number; page: string }> => {
    const answer = await fetch(`${app.url}${path}?lang=${language}`)
    return { status: answer.status, page: await answer.text() }
  }

  test.each([
    [
      'de',
      'Festgelegt durch',
      'Registrierungsgebühr auf den Verkauf',
      'ab <time',
      'Anmerkungen und Zusammenfassungen auf Englisch',
    ],
    ['fr', 'Fixé par', 'Droit d’enregistrement', 'à partir du <time', 'les notes et les résumés en anglais'],
    ['lb', 'Festgeluecht duerch', 'Enregistrement', 'vum <time', 'op Englesch'],
    ['pt', 'Fixado por', 'registo', 'a partir de <time', 'em inglês'],
  ])('the page of a parameter is in %s, and says what is in English', async (language, ...shown) => {
    const { page } = await read('/docs/law/lu.acquisition.registrationRate', language)
    expect(page).toContain(`<html lang="${language}"`)
    for (const words of shown) expect(page).toContain(words)
    expect(page).toContain('<div lang="en"><h2 id="evidence">')
  })

  test('an unknown parameter of Luxembourg has no page in any language', async () => {
    expect((await read('/docs/law/lu.no.such', 'de')).status).toBe(404)
  })

  test.each([
    ['de', 'Der Kalender des Rechts', 'beginnt', 'stehen auf Englisch'],
    ['fr', 'Le calendrier du droit', 'prend fin', 'sont en anglais'],
    ['lb', 'De Kalenner vum Recht', 'fänkt un', 'op Englesch'],
    ['pt', 'O calendário do direito', 'começa', 'estão em inglês'],
  ])('the calendar is in %s, with the sentences of Luxembourg', async (language, ...shown) => {
    const { page } = await read('/docs/law/changes', language)
    expect(page).toContain(`<html lang="${language}"`)
    for (const words of shown) expect(page).toContain(words)
    const luxembourg = page.split('<tr>').filter(row => row.includes('href="/docs/law/lu.'))
    expect(luxembourg.length).toBeGreaterThan(5)
    for (const row of luxembourg) expect(row).not.toContain('lang="en"')
    // A reader keeps the language that was chosen.
    for (const row of luxembourg) expect(row).toMatch(new RegExp(`href="/docs/law/lu\\.[\\w.]+\\?lang=${language}"`))
    expect(page).toContain(`href="/docs/law/LU?lang=${language}"`)
  })
})
