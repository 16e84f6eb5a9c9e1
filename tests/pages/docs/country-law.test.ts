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
    ['de', 'transcriptionSalary', 'Gestaffelte Gebühr des Hypothekenbewahrers', '6 Werte', 'art. 44'],
    ['fr', 'inscriptionSalary', 'Salaire gradué du conservateur', '6 valeurs', 'art. 44'],
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
  })

  test.each([
    ['en', '(text of', 'Where this was read', 'What the source says'],
    ['de', '(Text vom', 'Wo wir das gelesen haben', 'Was die Quelle sagt'],
    ['fr', '(texte du', 'Où nous l’avons lu', 'Ce que dit la source'],
    ['lb', '(Text vum', 'Wou dat gelies gouf', 'Wat d’Quell seet'],
    ['pt', '(texto de', 'Onde isto foi lido', 'O que diz a fonte'],
  ])(
    '%s: day of the text and head of the evidence are in the language, what a source says in English',
    async (...row) => {
      const [language, textOf, heading, column] = row
      const { page } = await read('/docs/law/lu.acquisition.registrationRate', language)
      // The act of 29 December 1971 is the source of the version and of its evidence.
      expect(page.split(`<small>${textOf} <time datetime="1971-12-29">`)).toHaveLength(3)
      expect(page).toContain(`<h2 id="evidence">${heading}</h2>`)
      expect(page).toContain(column)
      expect(page.includes('(text of')).toBe(language === 'en')
      expect(page.includes('<td><span lang="en">')).toBe(language !== 'en')
    },
  )

  // Credit per buyer: 20 000, from 7 March 2023 on 30 000, from 2024 on 40 000 by three acts.
  test.each([
    ['en', 'From 20,000 on 2015-01-01 to 40,000 since 2025-07-01, in 5 versions.'],
    ['de', 'Von 20.000 am 2015-01-01 auf 40.000 seit 2025-07-01, in 5 Fassungen.'],
    ['fr', 'De 20 000 le 2015-01-01 à 40 000 depuis le 2025-07-01, en 5 versions.'],
    ['lb', 'Vun 20.000 den 2015-01-01 op 40.000 zënter dem 2025-07-01, an 5 Versiounen.'],
    ['pt', 'De 20 000 em 2015-01-01 a 40 000 desde 2025-07-01, em 5 versões.'],
  ])('%s: the history of a figure is drawn, and said', async (language, summary) => {
    const { page } = await read('/docs/law/lu.acquisition.housingCreditCeiling', language)
    expect(page).toContain('<svg role="img"')
    expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<figcaption>${summary}</figcaption>`)
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
