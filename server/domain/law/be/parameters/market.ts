import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, coverage, firstDay, textsReadOn } from './coverage.ts'

const { checkedOn } = coverage

const market = { title: 'costs printed by Belgian notaries and consumer pages', article: 'usual cost' }
const reform = {
  title: 'arrêté royal du 22 novembre 2022 (tarif des notaires), numac 2022042846',
  article: 'frais administratifs',
  url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
}

const writingDutyAct = {
  title: "loi du 18 mai 2022 (droit d'écriture), numac 2022020909",
  article: 'arts 4, 17 (art. 4)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2022/05/18/2022020909/justel',
  textOf: '2022-05-18',
}

/** Code on duties and taxes, with the article on notarial deeds in force since 2007. */
const writingDutyCode = {
  title: 'Code des droits et taxes divers, numac 1927030201',
  article: 'art. 3',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1927/03/02/1927030201/justel',
  textOf: '2007-01-01',
}

/** Administrative fees of the notary, before VAT. */
export const administrativeFees: Parameter<number> = {
  id: 'be.market.administrativeFees',
  description: 'Administrative fees of the notary for the first deed, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 750,
      source: reform,
      certainty: 'estimate',
      note: 'Fixed since 2023; carried back, when about 1 100 was usual.',
    },
    { from: '2023-01-01', value: 750, source: reform, certainty: 'published', note: 'Fixed since 2023.' },
  ],
}

/** Searches by third parties, before VAT. */
export const searches: Parameter<number> = {
  id: 'be.market.searches',
  description: 'External searches, before VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    { from: firstDay, value: 400, source: market, certainty: 'estimate', note: 'About 400; carried back.' },
    { from: '2023-01-01', value: 400, source: market, certainty: 'published', note: 'About 400.' },
  ],
}

/** Transcription in the register. */
export const transcription: Parameter<number> = {
  id: 'be.market.transcription',
  description: 'Transcription of the deed in the register.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 230, source: market, certainty: 'estimate', note: 'Carried back from 2021.' },
    { from: '2021-01-01', value: 230, source: market, certainty: 'published', note: 'Printed in 2021.' },
    { from: '2023-01-01', value: 240, source: market, certainty: 'published', note: 'Printed in 2023.' },
    { from: '2024-01-01', value: 250, source: market, certainty: 'estimate', note: '240 was printed in 2023.' },
  ],
}

/** Writing duty (droit d’écriture) on the deed, in euros. */
export const writingDuty: Parameter<number> = {
  id: 'be.market.writingDuty',
  description: 'Writing duty on the deed.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    { from: firstDay, value: 50, source: writingDutyCode, certainty: 'statutory', note: 'All deeds of notaries.' },
    {
      from: '2022-07-01',
      value: 100,
      source: writingDutyAct,
      certainty: 'statutory',
      note: 'Deeds subject to transcription.',
    },
  ],
}

/** Honorarium, fees, register and VAT of the mortgage deed. */
export const mortgageOther: Parameter<readonly Slice[]> = {
  id: 'be.market.mortgageOther',
  description: 'Honorarium, administrative fees, register and VAT of the mortgage deed.',
  unit: 'brackets',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: [{ upTo: null, amount: 1_600, rate: 0.005 }],
      source: market,
      certainty: 'estimate',
      note: 'Fitted to published totals of loans of 100 000 to 400 000, within 5 %.',
    },
  ],
}

/** The same for a mandate to mortgage. */
export const mandateOther: Parameter<number> = {
  id: 'be.market.mandateOther',
  description: 'Honorarium, fees and VAT of a mandate to mortgage.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 1_000,
      source: market,
      certainty: 'estimate',
      note: 'A quarter of the honorarium and no entry in the register.',
    },
  ],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'be.market.brokerRate',
  description: 'The seller pays the broker, about 3 % and VAT inside the price.',
  unit: 'fraction',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: market,
      certainty: 'estimate',
      note: 'A usage, set by no law: the seller pays.',
    },
  ],
}
