import { ChatAnswer } from '#contract/ai/text'
import type { Language } from '#languages/registry'

const text = [
  'An apartment of 80 m² in Differdange is worth €520,000 [1], between €470,000 and €570,000, if it was built in 1990.',
  'Registration duty is 6% of the price, €31,200; nine buyers in 10 agree. This is a certified valuation.',
].join('\n\n')

/** A piece of the text with where it stands: its first occurrence behind another piece. */
const span = (written: string, behind = '') => {
  const start = text.indexOf(written, text.indexOf(behind) + behind.length)
  if (start < 0) throw new Error(`The text has no ${written}.`)
  return { start, end: start + written.length, text: written }
}

const duty = {
  id: 'lu.acquisition.registrationRate',
  says: 'Registration duty on the sale of immovables.',
  unit: 'fraction',
  value: 0.06,
  from: '2015-01-01',
  until: null,
  title: 'loi modifiée du 7 août 1920',
  article: 'art. 37',
  url: 'https://legilux.public.lu/eli/etat/leg/loi/1971/12/29/n2/jo',
  certainty: 'statutory',
  checkedOn: '2026-11-23',
} as const

const valuationDate = '2026-11-21'

/** An answer with every kind of figure, of source, of doubt and of remark that there is. */
export const answerIn = (language: Language = 'en'): ChatAnswer =>
  ChatAnswer.parse({
    text,
    model: 'stand-in',
    provider: 'groq',
    remaining: 4,
    language,
    lawDate: valuationDate,
    references: [duty],
    calculations: [
      {
        operation: 'estimate',
        input: { commune: 'Differdange', surface: 80, valuationDate },
        result: {
          valuationDate,
          estimationBasse: 470_000,
          estimationCentrale: 520_000,
          estimationHaute: 570_000,
          intervals: [
            { coverage: 0.5, low: 495_000, high: 545_000 },
            { coverage: 0.8, low: 470_000, high: 570_000 },
          ],
          prixM2Ajuste: 6500,
          confiance: 'moyenne',
          evidence: ['Uncertainty of any estimate', 'Missing details'],
        },
        law: [],
        assumed: [
          { field: 'surface', value: 80 },
          { field: 'etage', value: 'entre' },
        ],
      },
      {
        operation: 'acquisitionCosts',
        input: { price: 520_000, use: 'mainResidence', deedDate: valuationDate },
        result: {
          totals: {
            buyer: 31_200,
            taxes: 31_200,
            regulatedTariffs: 0,
            marketEstimates: 0,
            seller: 0,
            lender: 0,
            feesRate: 0.06,
            cashNeeded: 551_200,
          },
          lines: [['registrationDuty', 31_200, 0.06, 'loi modifiée du 7 août 1920']],
          notice: null,
        },
        law: [duty],
        assumed: [],
      },
    ],
    unverifiedFigures: ['10'],
    unverifiedSpans: [span('10', 'nine buyers in ')],
    figures: [
      {
        ...span('80 m²'),
        value: 80,
        unit: 'm²',
        expression: null,
        sources: [{ kind: 'input', ref: '80 m²', words: 'What is an apartment of 80 m² worth?', value: 80 }],
      },
      {
        ...span('€520,000'),
        value: 520_000,
        unit: 'EUR',
        expression: 'D2',
        sources: [
          { kind: 'calculation', ref: 'D2', path: 'calculations[0].result.estimationCentrale', value: 520_000 },
        ],
      },
      {
        ...span('€470,000'),
        value: 470_000,
        unit: 'EUR',
        expression: 'D3',
        sources: [{ kind: 'calculation', ref: 'D3', path: 'calculations[0].result.estimationBasse', value: 470_000 }],
      },
      {
        ...span('€570,000'),
        value: 570_000,
        unit: 'EUR',
        expression: 'D4',
        sources: [{ kind: 'calculation', ref: 'D4', path: 'calculations[0].result.estimationHaute', value: 570_000 }],
      },
      {
        ...span('1990'),
        value: 1990,
        unit: 'calendar year',
        expression: 'D5',
        sources: [{ kind: 'assumed', ref: 'D5', path: 'calculations[0].assumed[1].value', value: 'entre' }],
      },
      {
        ...span('6%'),
        value: 0.06,
        unit: 'fraction',
        expression: 'L1',
        sources: [{ kind: 'law', ref: 'L1', id: duty.id, value: 0.06 }],
      },
      {
        ...span('€31,200'),
        value: 31_200,
        unit: 'EUR',
        expression: 'D2 * L1',
        sources: [
          { kind: 'calculation', ref: 'D2', path: 'calculations[0].result.estimationCentrale', value: 520_000 },
          { kind: 'law', ref: 'L1', id: duty.id, value: 0.06 },
        ],
      },
    ],
    warnings: [{ code: 'claim', ...span('This is a certified valuation.') }],
    truncated: true,
    notice: 'This text was written by a language model (AI).\nIt rests on the figures given and is not a valuation.',
    meta: { generated: { by: 'ai', provider: 'groq', model: 'stand-in', at: '2026-11-21T12:00:00.000Z' } },
    droppedMessages: 2,
  })
