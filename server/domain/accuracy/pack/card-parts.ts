import type * as z from 'zod'
import type { ModelCard } from '#contract/estimation/model-card'
import { estimationRules } from '#contract/rules/estimation'
import { errors } from '#contract/shared/error-table'
import { newTables } from '../../estimation/parameters/new-tables.ts'
import { fileAge, publication } from '../../estimation/parameters/price-system.ts'
import { priceCoverage } from '../../estimation/price-coverage.ts'
import type { PriceTables } from '../../estimation/price-tables.ts'
import { fileAgeDays, nextFileDay } from '../../estimation/prices/file-age.ts'
import { newestQuarter } from '../../estimation/prices/history.ts'
import { type CardVoice, plainStatements } from '../card-statements.ts'
import { backTestLimits } from '../parameters/ratio-limits.ts'
import type { ModelMeasures } from './model-measures.ts'

type Card = z.infer<typeof ModelCard>

/** Place of a value in the sentence of a rule. */
const gap = /\{\w+\}/g

/** Every reason for which an estimate is refused, as the answer says it. */
const listRefusals = (): Card['hitRate']['refusals'] => [
  { code: 'municipality_not_found', says: errors.municipality_not_found.message },
  ...Object.entries(estimationRules).map(([code, { message }]) => ({ code, says: message.replace(gap, '…') })),
]

const describeHitRate = (tables: PriceTables): Card['hitRate'] => {
  const { communes, byMethod, newBuilds } = priceCoverage(tables)
  const priced = tables.communes.filter(({ name }) => tables.paths.of(name).length > 0).length
  return { communes, priced, published: byMethod.published, newBuilds, refusals: listRefusals() }
}

const describeStopRules = (tables: PriceTables, asOf: string, voice: CardVoice): Card['stopRules'] => {
  const { text, number, day } = voice
  const { end, staleFrom, refusedFrom } = fileAgeDays(newestQuarter(tables.history))
  const { staleMonths, refusedMonths } = fileAge
  return {
    ...{ newestFileEnds: end, isStale: asOf >= staleFrom, staleFrom, refusedFrom },
    rules: [
      { key: 'stop.stale', says: text('stop.stale', { months: number(staleMonths), from: day(staleFrom) }) },
      {
        key: 'stop.refused',
        says: text('stop.refused', { months: number(refusedMonths), from: day(refusedFrom), end: day(end) }),
      },
      { key: 'stop.backTest', says: text('stop.backTest', { sales: number(backTestLimits.reportedSales) }) },
      ...plainStatements(voice, ['stop.override']),
    ],
  }
}

const describeUpdates = (tables: PriceTables, { text, number, percent, day }: CardVoice): Card['updates'] => {
  const nextExpected = nextFileDay(newestQuarter(tables.history))
  return {
    nextExpected,
    largestMovePct: 100 * newTables.moveMax,
    says: text('updates.says', {
      ...{ months: number(publication.months), next: day(nextExpected), move: percent(newTables.moveMax) },
    }),
  }
}

/** The parts of the card that a validator asks for. */
export const describeValidation = (
  { tables, measures }: { tables: PriceTables; measures: ModelMeasures },
  asOf: string,
  voice: CardVoice,
) => ({
  changes: measures.changes.map(change => ({ ...change, says: voice.text('change.says', { before: change.before }) })),
  stability: measures.stability,
  rivals: measures.measured.rivals,
  sensitivity: measures.sensitivity,
  lineage: measures.lineage,
  concentration: measures.concentration,
  hitRate: describeHitRate(tables),
  stopRules: describeStopRules(tables, asOf, voice),
  updates: describeUpdates(tables, voice),
  backTestLimits: plainStatements(voice, [
    ...(['backTest.hindsight', 'backTest.selection', 'backTest.groups', 'backTest.noise'] as const),
  ]),
})
