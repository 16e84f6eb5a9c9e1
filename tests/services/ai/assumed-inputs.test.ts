import { describe, expect, test } from 'vitest'
import { calculationSchemas } from '#contract/ai/calculation'
import { listAssumedInputs } from '#server/services/ai/assumed/assumed-inputs'
import { readStatements } from '#server/services/ai/assumed/stated-values'

const days = { lawDate: '2026-11-21', today: '2026-11-21' }

const states = (text: string, field: string, value: number | string | boolean) =>
  readStatements([text], days).has(field, value)

describe('a number is stated', () => {
  test.each([
    ['700 000 EUR', 700_000],
    ['700\u202f000 €', 700_000],
    ['700.000 €', 700_000],
    ['€700,000', 700_000],
    ['700’000 Euro', 700_000],
    ['EUR700000', 700_000],
    ['700k', 700_000],
    ['0,7 million d’euros', 700_000],
    ['1,2 Mio. EUR', 1_200_000],
    ['€1.02m', 1_020_000],
    ['450 mil euros', 450_000],
    ['700 Tausend Euro', 700_000],
    ['à 3,5 %', 0.035],
    ['zu 3,5 Prozent', 0.035],
    ['at 3.5% a year', 0.035],
    ['a taxa de 0,035', 0.035],
    ['sur 25 ans', 25],
    // 25 × 12.
    ['sur 25 ans', 300],
    ['über 300 Monate', 25],
    ['85,5 m²', 85.5],
    ['85.5m2', 85.5],
  ])('%s: %d', (text, value) => expect(states(text, 'field', value)).toBe(true))

  test.each([
    ['700 000 EUR', 70_000],
    ['700 000 EUR', 701_000],
    ['3,5 %', 0.03],
    // A plain number is no share.
    ['3,5', 0.035],
    ['no figure at all', 0],
  ])('and not by another: %s, %d', (text, value) => expect(states(text, 'field', value)).toBe(false))
})

describe('a day is stated', () => {
  test.each([
    '2010-05-03',
    '3 mai 2010',
    '3. Mai 2010',
    '3 May 2010',
    '3. Mee 2010',
    '3 de maio de 2010',
    '03.05.2010',
  ])('%s', text => expect(states(`Le ${text}.`, 'acquisitionDate', '2010-05-03')).toBe(true))

  test('and not by its year or month alone, nor is today; another day of the law is one that the caller sent', () => {
    expect(states('en mai 2010', 'acquisitionDate', '2010-05-03')).toBe(false)
    expect(states('maintenant', 'deedDate', days.lawDate)).toBe(false)
    expect(readStatements([], { ...days, lawDate: '2022-06-01' }).has('deedDate', '2022-06-01')).toBe(true)
  })
})

describe('a choice is stated in words', () => {
  test.each([
    ['J’y habiterai : résidence principale', 'use', 'mainResidence'],
    ['Ich möchte selbst darin wohnen', 'use', 'mainResidence'],
    ['I want to live there', 'use', 'mainResidence'],
    ['Ech wëll selwer dra wunnen', 'use', 'mainResidence'],
    ['para habitação própria', 'use', 'mainResidence'],
    ['pour louer', 'use', 'rental'],
    ['zum Vermieten', 'use', 'rental'],
    ['em planta', 'operation', 'offPlan'],
    ['geierft vu menge Grousselteren', 'acquisitionMode', 'inheritance'],
    ['avec garage', 'parking', true],
    ['mat Balkon', 'exterieur', 'balcon'],
    ['classe énergétique D', 'classeEnergie', 'D'],
    ['Energieklasse C', 'classeEnergie', 'C'],
    ['classe d’impôt 1a', 'taxClass', '1a'],
    ['Steuerklasse 2', 'taxClass', '2'],
    ['in Frankreich', 'country', 'FR'],
    ['à Esch-sur-Alzette', 'commune', 'Esch-sur-Alzette'],
    ['an der Esch sur Alzette', 'commune', 'Esch-sur-Alzette'],
    ['à Mondorf', 'commune', 'Mondorf-les-Bains'],
    ['à Luxembourg-Ville', 'commune', 'Luxembourg'],
    ['in Luxembourg City', 'commune', 'Luxembourg'],
    ['à Luxembourg-Belair', 'commune', 'Luxembourg'],
    ['sans balcon, avec garage', 'parking', true],
    ['zu Déifferdeng', 'commune', 'Déifferdeng'],
    ['un bureau', 'assetType', 'office'],
  ])('%s: %s %s', (text, field, value) => expect(states(text, field, value)).toBe(true))

  test.each([
    ['Que paierais-je pour 700 000 EUR ?', 'use', 'mainResidence'],
    ['Ich lebe in Esch', 'commune', 'Luxembourg'],
    // There are two, one of them on the Sûre.
    ['Un appartement à Esch', 'commune', 'Esch-sur-Alzette'],
    ['Eine Beschreibung von Mamer', 'commune', 'Esch-sur-Alzette'],
    // The country or its capital.
    ['Un appartement au Luxembourg', 'commune', 'Luxembourg'],
    ['Un appartement à Luxembourg', 'commune', 'Luxembourg'],
    ['I am sure of it', 'commune', 'Esch-sur-Sûre'],
    ['pas de garage', 'parking', true],
    ['kein Garage', 'parking', true],
    ['without a garage', 'parking', true],
    ['ouni Garage', 'parking', true],
    ['não tem garagem', 'parking', true],
    ['sem garagem', 'parking', true],
    ['ce n’est pas mon premier achat', 'firstTimeBuyer', true],
    ['classe énergétique D', 'classeEnergie', 'C'],
    ['classe d’impôt 1', 'taxClass', '1a'],
    // Nobody says what is not so.
    ['sans garage', 'parking', false],
  ])('and not in others: %s, %s %s', (text, field, value) => expect(states(text, field, value)).toBe(false))
})

describe('what is listed of a calculation', () => {
  const listed = (text: string, input: object, defaults: Parameters<typeof listAssumedInputs>[0]['defaults'] = []) =>
    listAssumedInputs({ input, defaults }, calculationSchemas.cashflow.input, readStatements([text], days))

  test('each input that nobody stated, by its path', () => {
    const input = {
      ...{ country: 'LU', purchasePrice: 500_000, monthlyRent: 2000 },
      loan: { principal: 400_000, annualRate: 0.0487, termYears: 25 },
    }
    expect(listed('Un studio au Luxembourg, 500 000 EUR, loyer 2 000 EUR, 400 000 EUR sur 25 ans', input)).toEqual([
      { field: 'loan.annualRate', value: 0.0487 },
    ])
    expect(listed('', input).map(({ field }) => field)).toEqual([
      ...['country', 'purchasePrice', 'monthlyRent', 'loan.principal', 'loan.annualRate', 'loan.termYears'],
    ])
  })

  test('defaults of the operation that a conversation could change, or that are figures', () => {
    const defaults = [
      { field: 'rentGrowth', value: 0.02, source: 'default' },
      { field: 'vacancyRate', value: 0, source: 'default' },
      { field: 'costGrowth', value: 0.02, source: 'default' },
      // No field of a conversation, and no figure.
      { field: 'loan.dayCount', value: '30/360', source: 'default' },
      { field: 'furniture', value: 0, source: 'default' },
      { field: 'capRate', value: 0.05, source: 'request' },
      { value: 7, source: 'parameter' },
    ]
    expect(listed('', {}, defaults)).toEqual([
      { field: 'rentGrowth', value: 0.02 },
      { field: 'vacancyRate', value: 0 },
      { field: 'costGrowth', value: 0.02 },
    ])
  })

  test('what an earlier calculation gave is not assumed, but what was assumed for it stays so', () => {
    const stated = readStatements(['500 000 EUR'], days)
    stated.add({
      result: { fees: 35_000, loan: { amount: 512_345 } },
      assumed: [{ field: 'loanAmount', value: 512_345 }],
    })
    expect(stated.has('acquisitionFees', 35_000)).toBe(true)
    expect(stated.has('principal', 512_345)).toBe(false)
  })
})
