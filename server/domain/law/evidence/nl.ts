import type { LawSourceText } from './evidence.ts'

const wbr = { act: 'Wet op belastingen van rechtsverkeer' }
const ob = { act: 'Wet op de omzetbelasting 1968', id: 'nl.vat.standardRate', article: 'art. 9(1)' }

/** Acts as printed by wetten.overheid.nl, in a mirror of 2012 to 2015. */
const laws = 'github.com/statengeneraal/laws-markdown wet/wet/op'
const lawsOnRechtsverkeer = `${laws}/belastingen/van/rechtsverkeer/BWBR0002740/README.md`
const lawsOnOmzetbelasting = `${laws}/de/omzetbelasting/1968/BWBR0002629/README.md`

/** The act from a day on, as on wetten.overheid.nl, in the corpus of the ministry of the interior. */
const rechtsverkeerFrom = (day: string, commit: string) => ({
  ...wbr,
  textOf: day,
  read: `github.com/MinBZK/regelrecht-corpus regulation/nl/wet/wet_op_belastingen_van_rechtsverkeer/${day}.yaml`,
  commit,
})
const corpusCommit = '0dc72c8f0fb3a0f9b8a0834d1f8230c541ac84b7'
const text2021 = rechtsverkeerFrom('2021-01-01', 'fc26a88f923a87b8f5aee2665f4ff1f4c933d683')
const text2026 = rechtsverkeerFrom('2026-01-01', corpusCommit)
const limit = { id: 'nl.transferTax.starterExemption', article: 'art. 15(1)(p), 4°' }

/** Sources of the statutory figures of the Netherlands. */
export const dutchSourceTexts: readonly LawSourceText[] = [
  {
    ...wbr,
    id: 'nl.transferTax.rates',
    days: ['2012-07-01'],
    article: 'art. 14(1), (2)',
    textOf: '2013-01-01',
    read: lawsOnRechtsverkeer,
    commit: 'e6ebf8dd1c86395a42f15e507c035e6f4ee94134',
    says: '6 percent; 2 percent for dwellings. The decree BWBR0031597 gives it for dwellings bought from 1 July 2012 on.',
  },
  {
    ...wbr,
    id: 'nl.transferTax.rates',
    days: ['2021-01-01'],
    article: 'art. 14(1), (2)',
    textOf: '2021-11-15',
    read: 'lexboost.com/rechtspraak/ECLI:NL:GHDHA:2024:2606',
    says: 'Quoted word for word: 8 percent; 2 percent for a natural person who will live there and declares so before (art. 15a).',
  },
  {
    ...wbr,
    id: 'nl.transferTax.rates',
    days: ['2023-01-01'],
    article: 'art. 14(1), (2)',
    textOf: '2024-04-02',
    read: 'viajuridica.nl/informatiesoorten/wetstoelichtingen/tarief-overdrachtsbelasting-art-14-wbr',
    says: '10.4 percent; 2 percent for a natural person who will live there and declares so before (art. 15a).',
  },
  {
    ...wbr,
    id: 'nl.transferTax.starterExemption',
    days: ['2012-07-01'],
    article: 'art. 15(1)(p)',
    textOf: '2015-11-10',
    read: lawsOnRechtsverkeer,
    commit: 'a31fe5b198bc9725379be56f22c70b1e7a845869',
    says: 'Letter p is repealed; no other letter frees young buyers of a first home.',
  },
  {
    ...text2026,
    id: 'nl.transferTax.rates',
    days: ['2026-01-01'],
    article: 'art. 14(1), (2), (3)',
    says: '10.4 percent; 8 percent for dwellings; 2 percent for a natural person who will live there and declares so before.',
  },
  {
    ...text2021,
    id: 'nl.transferTax.starterExemption',
    days: ['2021-01-01'],
    article: 'art. 15(1)(p)',
    says: 'Free for an adult younger than thirty-five who did not use it before and will live there; no limit of value.',
  },
  {
    ...limit,
    ...rechtsverkeerFrom('2021-04-01', corpusCommit),
    days: ['2021-04-01'],
    says: 'The value of the home and what belongs to it does not come above 400 000 euros.',
  },
  {
    ...limit,
    ...rechtsverkeerFrom('2023-01-01', corpusCommit),
    days: ['2023-01-01'],
    says: 'The value of the home and what belongs to it does not come above 440 000 euros.',
  },
  {
    ...limit,
    ...rechtsverkeerFrom('2024-01-01', 'aadd0de2cc6dc0c3e63988d423e46c80beb4dfc7'),
    days: ['2024-01-01'],
    says: 'The value of the home and what belongs to it does not come above 510 000 euros.',
  },
  {
    ...limit,
    ...rechtsverkeerFrom('2025-01-01', '0b2a3e56f3da062105ddcf1eb464c300876418a3'),
    days: ['2025-01-01'],
    says: 'The value of the home and what belongs to it does not come above 525 000 euros.',
  },
  {
    ...limit,
    ...text2026,
    days: ['2026-01-01'],
    says: 'The value of the home and what belongs to it does not come above 555 000 euros.',
  },
  {
    ...text2021,
    id: 'nl.transferTax.starterAgeBelow',
    days: ['2021-01-01'],
    article: 'art. 15(1)(p), 1°',
    says: 'The buyer is a natural person of age and younger than thirty-five years.',
  },
  {
    ...ob,
    days: ['2012-07-01'],
    textOf: '2012-04-01',
    read: lawsOnOmzetbelasting,
    commit: '92f04d2fd7f33c98004069d31ec29ab6412c5ee9',
    says: '19 percent; the text of 1 October 2012 has 21.',
  },
  {
    ...ob,
    days: ['2012-10-01'],
    textOf: '2015-11-10',
    read: lawsOnOmzetbelasting,
    commit: 'a31fe5b198bc9725379be56f22c70b1e7a845869',
    says: '21 percent, first in the text of 1 October 2012.',
  },
]
