import { describe, expect, test, vi } from 'vitest'
import { judgeFigures } from '#domain/figures/judge'
import { compareSaid } from '#domain/figures/meaning/meanings'
import { naming } from '#domain/figures/references/names'
import { withReferences } from '#domain/figures/references/with-references'
import type { Language } from '#languages/registry'
import { corpusFile, readCorpus } from '#tests/figures/corpus'

vi.mock(import('#domain/figures/meaning/meanings'), async load => {
  const meanings = await load()
  return { ...meanings, compareSaid: vi.fn(meanings.compareSaid) }
})

const { contexts } = readCorpus(corpusFile('reviewed'))

/** What is listed of a text whose references are values of a context between signs, `{#1950#}`. */
const listed = (name: string, language: Language, text: string): string[] => {
  const { texts = [], lawDate = '', today = '' } = contexts[name] ?? {}
  const names = naming(() => undefined)
  names.text(texts[0] ?? '')
  const facts = names.facts()
  const written = text.replaceAll(
    /#([^#]+)#/g,
    (_, value) => facts.find(fact => String(fact.value) === value)?.name ?? '',
  )
  const printed = withReferences(written, facts, language)
  const given = { texts, facts, law: [], citations: [], printed: printed.figures, language, lawDate, today }
  const { unsupported, misplaced } = judgeFigures(printed.text, given)
  return [...printed.refused, ...unsupported, ...misplaced].map(span => span.text.replaceAll(/[\u00A0\u202F]/g, ' '))
}

describe('a known figure', () => {
  test.each<[string, Language, string, string]>([
    ['K2', 'fr', 'La mensualité est de {#1950#}.', '1 950 €'],
    ['K2', 'fr', 'Le loyer est de 2 377,35 € par mois.', '2 377,35 €'],
    ['K2', 'fr', "L'apport se monte à {#480000#}.", '480 000 €'],
    ['K2', 'fr', 'Le loyer est de 1 950 € par an.', '1 950 €'],
    ['K2', 'fr', 'Le loyer rapporte 23 400 € par mois.', '23 400 €'],
    ['K2', 'fr', 'Vous payez {#1800#} de loyer.', '1 800 €'],
    ['K3', 'de', 'Der Verkaufspreis lag bei {#410000#}.', '410.000 €'],
    ['K3', 'de', 'Der Makler bekommt 58.400 €.', '58.400 €'],
    ['K4', 'en', 'Your loan of {#785000#} runs for 30 years.', '€785,000'],
    ['K4', 'en', 'The notary receives €54,950.', '€54,950'],
    ['K4', 'en', 'The living area is {#14#}.', '14 m²'],
    ['K5', 'pt', 'As obras custam {#545000#}.', '545 000 €'],
    ['K7', 'lb', "D'Chargen sinn {#2100#} am Mount.", '2.100 €'],
    ['K1', 'fr', 'La borne haute est de {#850100#}.', '850 100 €'],
    ['K1', 'fr', 'Le prix de référence est de {#12050#}.', '12 050 €/m²'],
  ])('%s, %s: %s is of something else', (name, language, text, figure) =>
    expect(listed(name, language, text)).toEqual([figure]),
  )

  test.each<[string, Language, string]>([
    ['K2', 'fr', "Vous achetez à {#640000#} avec {#160000#} d'apport, ce qui laisse {#480000#} à emprunter."],
    ['K2', 'fr', 'Chaque mois, le locataire verse {#1950#} alors que la banque prélève {#2377.35#}.'],
    ['K2', 'fr', "À ce prix s'ajoutent {#46080#}, soit {#640000# + #46080#} au total."],
    ['K2', 'fr', 'Les charges ({#1800#} par an, soit {#1800# / 12} par mois) réduisent le loyer net.'],
    ['K2', 'fr', 'Avec 2 377,35 € à rembourser chaque mois et 1 800 € de charges annuelles, il manque de l’argent.'],
    ['K3', 'de', 'Sie haben für {#410000#} gekauft und für {#925000#} verkauft; hinzu kamen {#30750#} Nebenkosten.'],
    ['K3', 'de', 'Vom Verkaufspreis gehen {#27750#} an den Makler.'],
    ['K4', 'en', 'At a price of {#785000#}, duties come to {#54950#}, which the credit of {#80000#} more than covers.'],
    ['K4', 'en', 'The bank lends you {#600000#} for the flat priced at {#785000#}.'],
    ['K5', 'pt', 'A estimativa de {#521300#} fica abaixo do preço de {#545000#}.'],
    ['K7', 'lb', 'Dir kritt {#2100#} Loyer am Mount a bezuelt {#2640#} Charge pro Joer.'],
    ['K1', 'fr', 'Au plus bas, comptez {#850100#} ; au plus haut, {#1198300#}.'],
    ['K1', 'fr', 'La référence communale de {#10270#} est inférieure au prix au m² de {#12050#}.'],
    ['K3', 'de', 'Haltedauer: 14 Jahre und 9 Monate, also fast fünfzehn Jahre.'],
  ])('%s, %s: %s is in its place', (name, language, text) => expect(listed(name, language, text)).toEqual([]))
})

describe('a figure that was derived', () => {
  // 672 sales ÷ 10 270 €/m² is 6.5 %; 2 rooms are no "twice"; 600 000 ÷ 12 is 50 000, of a loan that is paid once.
  test.each<[string, Language, string, string]>([
    ['K1', 'fr', 'Écart constaté de 6,5 % dans le même immeuble.', '6,5 %'],
    ['K1', 'fr', 'Le prix au m² est deux fois plus élevé que la référence.', 'deux fois'],
    ['K4', 'en', 'The reduced rate applies up to €50,000.', '€50,000'],
    ['K6', 'fr', 'Comptez 100 € de frais de dossier.', '100 €'],
    ['K2', 'fr', 'Les charges représentent 1/12 du loyer.', '1/12'],
  ])('%s, %s: %s is no chance result', (name, language, text, figure) =>
    expect(listed(name, language, text)).toEqual([figure]),
  )

  test.each<[string, Language, string]>([
    ['K5', 'pt', 'O preço pedido está 4,5 % acima da estimativa.'],
    ['K1', 'fr', "Le prix au m² dépasse la référence communale d'environ 17 %."],
    ['K2', 'fr', 'Le rendement brut est de 3,7 %, pour un loyer annuel de 23 400 €.'],
  ])('%s, %s: %s is of figures that the sentence names', (name, language, text) =>
    expect(listed(name, language, text)).toEqual([]),
  )
})

describe('many facts of one value', () => {
  const judge = (line: string, count: number, text: string) => {
    const context = line.repeat(count)
    const names = naming(() => undefined)
    names.text(context)
    const given = {
      texts: [context],
      facts: names.facts(),
      law: [],
      citations: [],
      printed: [],
      language: 'fr' as const,
    }
    vi.mocked(compareSaid).mockClear()
    const { figures, unsupported } = judgeFigures(text, { ...given, lawDate: '2026-01-01', today: '2026-01-01' })
    return {
      figures: figures.length,
      unsupported: unsupported.length,
      compared: vi.mocked(compareSaid).mock.calls.length,
    }
  }

  // No rent is known, so that each price is compared, and each of the others is looked for one that fits.
  test.each([10, 1300])('%i equal lines are compared once for each figure of the text', count => {
    const judged = judge('Prix : 700000 EUR.\n', count, 'Le loyer est de 700 000 €.\n'.repeat(20))
    expect(judged).toEqual({ figures: 20, unsupported: 0, compared: 20 })
  })

  test('one line that fits is enough to name a figure of another one', () => {
    const known = 'Prix : 700000 EUR.\n'.repeat(1299)
    const judged = judge(`${known}Loyer : 1950 EUR.\n`, 1, 'Le loyer est de 700 000 €.\n'.repeat(20))
    expect(judged).toEqual({ figures: 0, unsupported: 20, compared: 40 })
  })
})
