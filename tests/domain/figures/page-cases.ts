/** A text, what it may rest on, and the figures in it that nothing supports, unit included. */
export interface GuardCase {
  number: number
  text: string
  context?: string
  law?: string
  listed: readonly string[]
}

/** The forty reference cases of the page on the AI routes, section 8.4; the law that may be cited is that of 2026-11-21. */
export const pageCases: readonly GuardCase[] = [
  { number: 1, text: 'Le prix est de 1 234,56 EUR.', context: 'prix 1234.56', listed: [] },
  { number: 2, text: 'Der Preis beträgt 1.234,56 EUR.', context: 'prix 1234.56', listed: [] },
  { number: 3, text: 'The price is EUR 1,234.56.', context: 'prix 1234.56', listed: [] },
  { number: 4, text: 'Prix : 1\u202F234,56 €', context: 'prix 1234.56', listed: [] },
  { number: 5, text: 'Total 1’234.50 EUR', context: 'total 1234.5', listed: [] },
  { number: 6, text: 'Le taux est de 12 %.', context: 'rate: 0.12', listed: [] },
  { number: 7, text: 'Le taux est de 12,5 pour cent.', context: 'rate: 0.125', listed: [] },
  { number: 8, text: 'Der Satz beträgt 12,5 Prozent.', context: '12.5 %', listed: [] },
  { number: 9, text: 'Un prix de EUR 3 Mio.', context: 'price: 3000000', listed: [] },
  {
    number: 10,
    text: 'Les droits font 49 000 EUR, soit 7 % du prix.',
    context: 'prix 700000; droits 42000; transcription 7000',
    listed: [],
  },
  { number: 11, text: 'Une valeur de 680 k€.', context: 'value: 680000', listed: [] },
  { number: 12, text: 'Le loyer est de 1 850 EUR.', context: 'prix 700000 EUR', listed: ['1 850 EUR'] },
  {
    number: 13,
    text: 'Les frais font 52 000 EUR.',
    context: 'droits 42000; transcription 7000',
    listed: ['52 000 EUR'],
  },
  { number: 14, text: 'Ensemble 49 000 EUR.', context: 'droits 42000; transcription 7000', listed: [] },
  { number: 15, text: 'Il reste 35 000 EUR.', context: 'droits 42000; transcription 7000', listed: [] },
  { number: 16, text: 'Soit 7 % du prix.', context: 'prix 700000; droits 49000', listed: [] },
  { number: 17, text: 'Soit 7,5 % du prix.', context: 'prix 700000; droits 49000', listed: ['7,5 %'] },
  { number: 18, text: 'Soit 7 % du prix.', context: 'prix 700000; droits 50750', listed: ['7 %'] },
  { number: 19, text: 'La hausse est de 20 %.', context: 'achat 500000; vente 600000', listed: [] },
  {
    number: 20,
    text: '6 % de 700 000 EUR font 42 000 EUR.',
    context: 'prix 700000',
    law: 'registration 0.06',
    listed: [],
  },
  { number: 21, text: 'Le droit est de 42 000 EUR.', context: 'prix 700000; taux 6 %', listed: [] },
  { number: 22, text: 'Environ 680 000 EUR.', context: 'central 679840.12', listed: [] },
  { number: 23, text: 'Exactement 680 000 EUR.', context: 'central 679840.12', listed: ['680 000 EUR'] },
  { number: 24, text: 'Etwa 1,23 Millionen Euro.', context: 'value 1234567', listed: [] },
  { number: 25, text: 'Etwa 1,3 Mio EUR.', context: 'value 1234567', listed: ['1,3 Mio EUR'] },
  { number: 26, text: 'En 2026, le prix tient.', context: 'prix 700000', listed: [] },
  { number: 27, text: 'La loi de 2019 le prévoit.', context: 'prix 700000', listed: ['2019'] },
  { number: 28, text: 'Selon l’art. 130(4) LIR.', law: 'LIR, art. 130(4) = 50000', listed: [] },
  { number: 29, text: 'Selon l’article 99ter LIR.', law: 'LIR, art. 130(4) = 50000', listed: ['article 99ter'] },
  {
    number: 30,
    text: '1. Prix 700 000 EUR\n2. Frais 49 000 EUR',
    context: 'prix 700000; frais 49000',
    listed: [],
  },
  { number: 31, text: 'Acte du 21 novembre 2026.', context: 'deedDate 2026-11-21', listed: [] },
  {
    number: 32,
    text: 'À payer avant le 1er janvier 2031.',
    context: 'deedDate 2026-11-21',
    listed: ['1er janvier 2031'],
  },
  { number: 33, text: '85 m² à 8 235 EUR le m².', context: 'surface 85; prix 700000', listed: [] },
  { number: 34, text: 'Deux des 3 critères sont remplis.', listed: ['3'] },
  { number: 35, text: 'Exonéré au bout de 5 ans.', law: 'speculativeYears = 5 years', listed: [] },
  { number: 36, text: 'Exonéré au bout de 8 ans.', law: 'speculativeYears = 5 years', listed: ['8 ans'] },
  { number: 37, text: 'Un cashflow de -12 000 EUR.', context: 'cashflow -12000', listed: [] },
  { number: 38, text: 'Soit 1 500 EUR par mois.', context: 'loyer annuel 18000', listed: [] },
  { number: 39, text: '**49 000** EUR, voir https://x.lu/a/123456', context: 'frais 49000', listed: [] },
  { number: 40, text: 'Un écart de 3 points de pourcentage.', context: 'A 6 %; B 3 %', listed: [] },
]
