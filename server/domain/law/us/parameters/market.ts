import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { Ends } from '../../purchase/entries.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const market = { title: 'closing costs printed by American lenders and title companies', article: 'market price' }

/** Lowest and highest usual fees; the default is the middle. */
const usual = {
  settlement: [600, 1_200],
  originationRate: [0.005, 0.01],
  valuation: [400, 650],
  inspection: [300, 500],
  recording: [100, 250],
} as const

type Fee = keyof typeof usual

const usualFeeEnds = ([low, high]: readonly [number, number]): Ends => [
  { key: 'low', value: low },
  { key: 'high', value: high },
]

/** Ranges of market fees; the default is the middle. */
export const usualRanges: Parameter<Readonly<Record<Fee, Ends>>> = {
  id: 'us.market.usualRanges',
  description: 'Lowest and highest usual fee (row used); the middle is taken.',
  unit: 'coefficients',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: {
        settlement: usualFeeEnds(usual.settlement),
        originationRate: usualFeeEnds(usual.originationRate),
        valuation: usualFeeEnds(usual.valuation),
        inspection: usualFeeEnds(usual.inspection),
        recording: usualFeeEnds(usual.recording),
      },
      source: market,
      certainty: 'estimate',
    },
  ],
}

const formatUsualFigure = (figure: number): string => String(figure).replace(/\B(?=(\d{3})+$)/, ' ')

const usualFee = (id: string, fee: Fee, description: string, unit: 'currency' | 'fraction'): Parameter<number> => {
  const [low, high] = usual[fee]
  const [least, most] = unit === 'fraction' ? [low * 100, high * 100] : [low, high]
  const note = `Usual ${formatUsualFigure(least)} to ${formatUsualFigure(most)}${unit === 'fraction' ? ' per cent' : ''}.`
  const value = (low + high) / 2
  return {
    id,
    description,
    unit,
    kind: 'market',
    checkedOn,
    versions: [{ from, value, source: market, certainty: 'estimate', note }],
  }
}

/** Usual fee of settlement or escrow, in dollars. */
export const settlement = usualFee('us.market.settlement', 'settlement', 'Settlement or escrow fee.', 'currency')

/** Origination of the loan, as a part of it. */
export const originationRate = usualFee(
  'us.market.originationRate',
  'originationRate',
  'Origination fee of the lender, as a part of the loan.',
  'fraction',
)

/** Valuation for the lender. */
export const valuation = usualFee('us.market.valuation', 'valuation', 'Appraisal for the lender.', 'currency')

/** Inspection of the home. */
export const inspection = usualFee('us.market.inspection', 'inspection', 'Inspection of the home.', 'currency')

/** Recording of deed and loan. */
export const recording = usualFee('us.market.recording', 'recording', 'Recording of deed and loan.', 'currency')

/** Owner's policy of title insurance, as a part of the price. */
export const ownerTitleRate: Parameter<number> = {
  id: 'us.market.ownerTitleRate',
  description: "Owner's policy of title insurance, as a part of the price.",
  unit: 'fraction',
  kind: 'market',
  checkedOn: comparedOn,
  versions: [
    { from, value: 0.005, source: market, certainty: 'estimate', note: 'Premiums differ by state and insurer.' },
  ],
}

/** Lender's policy of title insurance, as a part of the loan. */
export const lenderTitleRate: Parameter<number> = {
  id: 'us.market.lenderTitleRate',
  description: "Lender's policy of title insurance bought with the owner's, as a part of the loan.",
  unit: 'fraction',
  kind: 'market',
  checkedOn: comparedOn,
  versions: [
    { from, value: 0.001, source: market, certainty: 'estimate', note: 'Premiums differ by state and insurer.' },
  ],
}

/** Premiums of title insurance that Florida sets. */
export const floridaTitle: Parameter<readonly Slice[]> = {
  id: 'us.title.florida',
  description: "Owner's policy of title insurance in Florida, premiums set by the state, slice by slice.",
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 100_000, amount: 0.575, step: 100 },
        { upTo: 1_000_000, amount: 0.5, step: 100 },
        { upTo: 5_000_000, amount: 0.25, step: 100 },
        { upTo: 10_000_000, amount: 0.225, step: 100 },
        { upTo: null, amount: 0.2, step: 100 },
      ],
      source: {
        title: 'Florida Administrative Code',
        article: '69O-186.003',
        url: 'https://regulations.justia.com/states/florida/69/69o/chapter-69o-186/section-69o-186-003',
        textOf: '2024-09-24',
      },
      certainty: 'statutory',
      note: 'For each 100 begun; at least 100 for a policy. Under section 627.782 of the statutes the rule sets the premium.',
    },
  ],
}

/** Recording in Florida by pages. */
export const floridaRecording: Parameter<readonly Slice[]> = {
  id: 'us.recording.florida',
  description: 'Recording in Florida: an amount for the first page and one for each further page.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1, amount: 10 },
        { upTo: null, amount: 8.5, step: 1 },
      ],
      source: {
        title: 'Florida Statutes',
        article: '§ 28.24(13)',
        url: 'http://www.leg.state.fl.us/statutes/',
        textOf: '2026-02-15',
      },
      certainty: 'statutory',
    },
  ],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'us.market.brokerRate',
  description:
    'The seller pays the brokers by habit; a written agreement with a broker of the buyer may say otherwise.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 0, source: market, certainty: 'published' }],
}

/** Closing costs with taxes, as a part of the price, of the states without a table. */
export const closingCostRatios: Parameter<Readonly<Record<string, number>>> = {
  id: 'us.market.closingCostRatios',
  description: 'Mean closing costs with taxes, whoever pays them, as a part of the price (row used).',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'US-HI': 0.0094,
        'US-IA': 0.0156,
        'US-KS': 0.0098,
        'US-KY': 0.0139,
        'US-ME': 0.0134,
        'US-NE': 0.0122,
        'US-OK': 0.0153,
        'US-OR': 0.0093,
        'US-RI': 0.0135,
        'US-SC': 0.0115,
        'US-SD': 0.0046,
        'US-WV': 0.0178,
        'US-WI': 0.0146,
      },
      source: {
        title: 'tables of mean closing costs by state, published in March 2023 and for 2024',
        article: 'with taxes',
      },
      certainty: 'estimate',
      note: 'Purchases of 2024 where that table has the state (South Dakota). Without the fee of the lender, prepaid insurance and property tax.',
    },
  ],
}
