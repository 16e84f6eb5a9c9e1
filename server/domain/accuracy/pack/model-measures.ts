import type * as z from 'zod'
import type { ModelMeasures as Schema } from '#contract/estimation/validation'
import type { PriceTables } from '../../estimation/price-tables.ts'
import { createDayPrices } from '../../estimation/prices/day-prices.ts'
import { valuer } from '../../estimation/valuation.ts'
import { measureAccuracy } from '../measured.ts'
import { measureConcentration } from './concentration.ts'
import { measureChanges, type VersionPrices } from './model-changes.ts'
import { measureSensitivity } from './sensitivity.ts'

/** What is measured of the model when its tables are built; the service reads it and measures nothing. */
export type ModelMeasures = z.infer<typeof Schema>

/** What the measures need besides the tables. */
export interface MeasureSources {
  /** Day on which the newest file was read. */
  readonly day: string
  readonly versions: readonly VersionPrices[]
  readonly lineage: ModelMeasures['lineage']
}

/** Measures the model on its tables: accuracy and stability of its prices, and what follows from its parameters. */
export const measureModel = (tables: PriceTables, { day, versions, lineage }: MeasureSources): ModelMeasures => {
  const prices = createDayPrices(tables)
  return {
    ...{ tables: tables.hash, day },
    ...measureAccuracy(tables),
    sensitivity: measureSensitivity(tables, valuer(tables, prices), day),
    concentration: measureConcentration(tables, prices, day),
    changes: measureChanges(versions),
    lineage: [...lineage],
  }
}
