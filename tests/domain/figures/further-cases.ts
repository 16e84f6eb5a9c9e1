import type { GuardCase } from './page-cases.ts'

/**
 * Forty cases beside those of the page, ten in each language. What is listed follows from the rules of section 8: a
 * figure holds to half a unit of its last decimal, or follows from two figures of the context that the case names.
 */
export const furtherCases: readonly GuardCase[] = [
  // French
  {
    number: 1,
    text: 'Le loyer passe de 1 500 à 1 575 €, soit +5 %.',
    context: 'loyer 1500 €, ensuite 1575 €',
    listed: [],
  },
  { number: 2, text: 'La TVA de 3 % sur 250 000 € fait 7 500 €.', context: 'TVA 3 %, base 250 000 €', listed: [] },
  { number: 3, text: 'Point 3 : rien à signaler. Étape 12 : signer.', listed: [] },
  { number: 4, text: 'Option 35 000 EUR écartée.', context: 'prix 700000', listed: ['35 000 EUR'] },
  { number: 5, text: 'Près de 1 024 000 € au total.', context: 'total: 1024200', listed: [] },
  { number: 6, text: 'Autour de 1 500 000 €.', context: 'total: 1024200', listed: ['1 500 000 €'] },
  { number: 7, text: 'Un droit de 0,5 ‰ seulement.', context: 'taux 0.0005', listed: [] },
  { number: 8, text: 'Une marge de 25 points de base.', context: 'marge 0.25 %', listed: [] },
  { number: 9, text: 'Une marge de 5 points de base.', context: 'marge 0.25 %', listed: ['5 points de base'] },
  { number: 10, text: 'Signé le 3 mars 2025 et le 04/03/2025.', context: 'Acte: 2025-03-03', listed: ['04/03/2025'] },
  // German
  { number: 11, text: 'Der Kaufpreis von 1,5 Mio. EUR gilt.', context: 'price: 1500000', listed: [] },
  { number: 12, text: 'Die Rendite liegt bei 4,25 %.', context: 'Jahresmiete 25500 EUR, Preis 600000 EUR', listed: [] },
  { number: 13, text: '21. November 2026 ist der Tag der Urkunde.', context: 'Urkunde am 21.11.2026', listed: [] },
  { number: 14, text: 'Nach Artikel 11bis und § 4.', law: 'Loi de 1975, art. 11bis', listed: ['§ 4'] },
  { number: 15, text: 'Rund 80 Quadratmeter.', context: 'surface 80.4', listed: [] },
  { number: 16, text: 'Rund 82 Quadratmeter.', context: 'surface 80.4', listed: ['82 Quadratmeter'] },
  { number: 17, text: 'Die Preise stiegen um 2,4 Milliarden Euro.', context: 'Summe 2400000000', listed: [] },
  { number: 18, text: 'Eine Laufzeit von 25 Jahren, also 300 Monaten.', context: 'Laufzeit 25 Jahre', listed: [] },
  { number: 19, text: 'Seit 1987 unverändert.', context: 'Preis 700.000 EUR', listed: ['1987'] },
  { number: 20, text: 'Zwei von 3 Zimmern, 100 % fertig.', listed: ['Zwei von 3', '100 %'] },
  // English
  { number: 21, text: 'About £1.18 million.', context: 'value 1,180,000 GBP', listed: [] },
  { number: 22, text: 'A rate of 3.75 per cent.', context: '{"rate":0.0375}', listed: [] },
  { number: 23, text: 'By March 3rd, 2025 at the latest.', context: 'due 2025-03-03', listed: [] },
  { number: 24, text: 'Both make 900 EUR.', context: '{"rents":[700,200]}', listed: [] },
  { number: 25, text: 'A gap of 2 percentage points.', context: 'now 5 %, before 3 %', listed: [] },
  { number: 26, text: 'Article 130(4) and article 130(5).', law: 'LIR, art. 130(4)', listed: ['article 130(5)'] },
  { number: 27, text: 'Some 2 billion euros.', context: 'price 700000', listed: ['2 billion euros'] },
  { number: 28, text: 'The total is ７００ 000 EUR.', context: 'total 650000', listed: ['７００ 000 EUR'] },
  {
    number: 29,
    text: 'That is EUR 10,500 for 3 years.',
    context: 'EUR 3500 a year',
    listed: ['EUR 10,500', '3 years'],
  },
  {
    number: 30,
    text: 'Regulation (EU) No 575/2013 says so.',
    law: 'Regulation (EU) 575/2013 art. 4(1)(74)',
    listed: [],
  },
  // Luxembourgish
  { number: 31, text: 'De Präis ass 700.000 Euro.', context: 'Präis 700000', listed: [] },
  { number: 32, text: 'Ongeféier 1,2 Milliounen Euro.', context: 'value 1189000', listed: [] },
  { number: 33, text: 'Den Acte ass vum 3. Mäerz 2024.', context: 'deedDate: 2024-03-03', listed: [] },
  { number: 34, text: 'D’Steier mécht 6 Prozent aus.', context: 'Steier 42.000 EUR, Präis 700.000 EUR', listed: [] },
  { number: 35, text: 'No 5 Joer ass et fräi.', law: 'speculativeYears = 5 (years; from 2025-01-01)', listed: [] },
  {
    number: 36,
    text: 'No 6 Joer ass et fräi.',
    law: 'speculativeYears = 5 (years; from 2025-01-01)',
    listed: ['6 Joer'],
  },
  { number: 37, text: 'De Loyer ass 1.234 Euro de Mount.', context: 'loyer 1234', listed: [] },
  { number: 38, text: 'Eng Fläch vun 1.234 m².', context: 'surface 1.234 m²', listed: ['1.234 m²'] },
  { number: 39, text: 'Dat sinn −12.000 Euro.', context: 'cashflow -12000', listed: [] },
  { number: 40, text: 'Um Enn bleiwen 15 Deeg.', context: 'prix 700000', listed: ['15 Deeg'] },
]
