import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { estimationMethod } from '../estimation/estimate.ts'
import {
  classeEnergieEffects,
  type Effect,
  etageEffects,
  etatEffects,
  exterieurEffects,
  parkingEffects,
  surfaceRule,
} from '../estimation/parameters/adjustments.ts'
import { modelVersion } from '../estimation/parameters/model-versions.ts'
import { priceSystem } from '../estimation/parameters/price-system.ts'
import { advertYear, leastPublishedSales, registeredSales } from '../estimation/parameters/prices.ts'
import { adverts, coverages, explainedShares, uncertainty } from '../estimation/parameters/uncertainty.ts'
import type { PriceTables } from '../estimation/price-tables.ts'
import { middleMovement } from '../estimation/prices/day-prices.ts'
import { newestQuarter } from '../estimation/prices/history.ts'
import { lastQuarter } from '../estimation/prices/house-prices.ts'
import { formatQuarter, quarterOf } from '../estimation/prices/quarters.ts'
import { toTwoDecimals } from '../estimation/rounding.ts'
import { advertCount, historyFigures, largestLeap } from './card-figures.ts'
import { cardParameters } from './card-parameters.ts'
import { type CardVoice, plainStatements, type Statement } from './card-statements.ts'
import { describeValidation } from './pack/card-parts.ts'
import type { ModelMeasures } from './pack/model-measures.ts'
import { advertsSlope } from './parameters/adverts-slope.ts'

/** Name of the method behind the model card. */
export const modelCardMethod = 'model_card_from_tables'

/** Model card of the estimate. */
export type ModelCardAnswer = z.infer<typeof ModelCard>

/** What the operator says of the model; null is not set. */
export type ModelGovernance = Pick<ModelCardAnswer['identity'], 'owner' | 'approvedBy' | 'approvedOn' | 'nextReview'>

/** Values of a program without an operator; a service replaces them with its settings. */
const noGovernance: ModelGovernance = { owner: null, approvedBy: null, approvedOn: null, nextReview: null }

/** Version of the contract, the tables, and what was measured on them. */
export interface CardSources {
  readonly tables: PriceTables
  readonly contract: string
  readonly measures: ModelMeasures
}

const effectRange = (effects: Readonly<Record<string, Effect>>) => {
  const points = Object.values(effects).map(({ pct }) => pct)
  return { low: Math.min(...points), high: Math.max(...points) }
}

/** Inputs of an estimate, and how far each moves the price. */
const inputs = (): ModelCardAnswer['inputs'] => {
  const shares: Readonly<Record<string, { value: number }>> = explainedShares
  const effects: Readonly<Record<string, { low: number; high: number } | null>> = {
    commune: null,
    quartier: null,
    surface: { low: surfaceRule.pctMin, high: surfaceRule.pctMax },
    nbChambres: null,
    etage: effectRange(etageEffects.effects),
    etat: effectRange(etatEffects.effects),
    exterieur: effectRange(exterieurEffects.effects),
    parking: effectRange(parkingEffects.effects),
    classeEnergie: effectRange(classeEnergieEffects.effects),
    estNeuf: null,
    valuationDate: null,
  }
  return Object.entries(effects).map(([field, effectPct]) => ({
    field,
    effectPct,
    explainedShare: shares[field]?.value ?? null,
  }))
}

const describeData = (voice: CardVoice, tables: PriceTables): ModelCardAnswer['data'] => {
  const { text, number } = voice
  const { first, last, missing, rows, means } = historyFigures(tables)
  const { housePrices, quartiers } = tables
  return [
    {
      key: 'history',
      name: text('data.history'),
      kind: text('data.history.kind', { means: number(means) }),
      from: String(first),
      to: formatQuarter(last),
      rows,
      exclusions: text('data.history.exclusions', {
        least: number(leastPublishedSales.value),
        missing: missing.join(', ') || '–',
      }),
      licence: text('data.history.licence'),
      source: registeredSales.source,
    },
    {
      key: 'index',
      name: text('data.index'),
      kind: text('data.index.kind'),
      from: formatQuarter(housePrices.first),
      to: formatQuarter(lastQuarter(housePrices)),
      rows: housePrices.values.length,
      exclusions: text('data.index.exclusions'),
      licence: text('data.index.licence'),
      source: housePrices.source,
    },
    {
      key: 'quartiers',
      name: text('data.quartiers'),
      kind: text('data.quartiers.kind', { adverts: number(advertCount(tables)) }),
      from: String(advertYear.value),
      to: String(advertYear.value),
      rows: quartiers.filter(({ coefficient }) => coefficient !== undefined).length,
      exclusions: text('data.quartiers.exclusions', { half: number(adverts.half) }),
      licence: text('data.quartiers.licence'),
      source: registeredSales.source,
    },
  ]
}

const formula = (voice: CardVoice, { history }: PriceTables): Statement[] => {
  const { text, number, percent } = voice
  const sale = percent(uncertainty.sale.value)
  const [half, wide] = coverages
  return [
    {
      key: 'formula.level',
      says: text('formula.level', {
        ...{
          canton: percent(priceSystem.cantonMovement.value, 1),
          commune: percent(priceSystem.communeMovement.value, 1),
        },
        ...{ sale, north: percent(priceSystem.saleNorth.value, 1) },
      }),
    },
    {
      key: 'formula.index',
      says: text('formula.index', {
        noise: percent(priceSystem.indexNoise.value, 2),
        last: formatQuarter(newestQuarter(history)),
      }),
    },
    ...plainStatements(voice, ['formula.adjustments']),
    { key: 'formula.variance', says: text('formula.variance', { sale }) },
    {
      key: 'formula.intervals',
      says: text('formula.intervals', {
        half: number(half.z, 4),
        wide: number(wide.z, 4),
        coverage: percent(wide.coverage),
      }),
    },
  ]
}

const describeFaults = (voice: CardVoice, tables: PriceTables): Statement[] => {
  const { text, number, percent } = voice
  const { first } = historyFigures(tables)
  const leap = percent(largestLeap(tables, first), 1)
  return [
    ...plainStatements(voice, ['fault.untested']),
    {
      key: 'fault.timid',
      says: text('fault.timid', { low: number(advertsSlope.low, 2), high: number(advertsSlope.high, 2) }),
    },
    ...plainStatements(voice, ['fault.quartiers', 'fault.houses', 'fault.together']),
    { key: 'fault.index', says: text('fault.index', { leap, since: String(first) }) },
  ]
}

/** Distance of a day from the end of the newest file, and the deviation of the nation since its middle. */
const drift = ({ text, number, percent }: CardVoice, tables: PriceTables, asOf: string) => {
  const end = newestQuarter(tables.history)
  const quartersBeyond = Math.max(0, quarterOf(asOf) - end)
  const deviation = Math.sqrt(middleMovement(tables, asOf).variance)
  const last = formatQuarter(end)
  const beyond = { last, quarters: number(quartersBeyond), deviation: percent(deviation, 1) }
  return {
    lastQuarter: last,
    quartersBeyond,
    deviationPct: toTwoDecimals(100 * deviation),
    says: quartersBeyond > 0 ? text('drift.beyond', beyond) : text('drift.within'),
  }
}

/**
 * The model of the estimate on a day, described from its tables and parameters: every figure in it is computed. Its words
 * are those of the voice.
 */
export const buildModelCard = (
  { tables, contract, measures }: CardSources,
  asOf: string,
  voice: CardVoice,
): ModelCardAnswer => {
  const { text, day } = voice
  return {
    identity: {
      ...{ name: text('name'), method: estimationMethod, contract, modelVersion, tables: tables.hash, asOf },
      ...noGovernance,
    },
    purpose: [
      ...plainStatements(voice, ['purpose.indicative']),
      { key: 'purpose.past', says: text('purpose.past', { first: day(`${historyFigures(tables).first}-01-01`) }) },
    ],
    refusals: plainStatements(voice, [
      ...(['refusal.lendingValue', 'refusal.valuation', 'refusal.advancedModel', 'refusal.houses'] as const),
    ]),
    inputs: inputs(),
    unseen: plainStatements(voice, [
      ...(['unseen.lift', 'unseen.penthouse', 'unseen.address'] as const),
      ...(['unseen.noise', 'unseen.terrace', 'unseen.charges'] as const),
    ]),
    data: describeData(voice, tables),
    formula: formula(voice, tables),
    parameters: cardParameters(),
    faults: describeFaults(voice, tables),
    drift: drift(voice, tables, asOf),
    ...describeValidation({ tables, measures }, asOf, voice),
    classification: plainStatements(voice, ['class.formula', 'class.persons']),
    contest: plainStatements(voice, ['contest.answer', 'contest.sales']),
  }
}
