import * as z from 'zod'
import { Day, PercentagePoints } from '../shared/units.ts'
import { ErrorGroup, MeasuredAccuracy, Rival } from './measured-accuracy.ts'

const points = PercentagePoints
const percent = PercentagePoints.min(0)
const figure = z.number().min(-1e6).max(1e6)
const count = z.int().min(0).max(1e6)

/** What one version of the model changed. */
export const ModelChange = z
  .strictObject({
    version: z.string().max(20).describe('Version of the model.'),
    day: Day.describe('Day from which it calculates.'),
    says: z.string().describe('What changed, in a sentence.'),
    before: z.string().max(20).describe('The version before.'),
    year: z
      .int()
      .min(2000)
      .max(2200)
      .meta({ description: 'Year whose prices are compared.', 'x-unit': 'calendar year' }),
    communes: count.meta({ description: 'Municipalities with a published price in both versions.', 'x-unit': 'count' }),
    rmsPct: percent.describe('Root mean square of the logarithmic changes of their prices, in percent.'),
    largestPct: points.describe('The largest of these changes, in percent.'),
    largestCommune: z.string().describe('Municipality of that change.'),
  })
  .meta({ id: 'ModelChange', description: 'What a version of the model moved.' })

/** Errors of the model year by year and canton by canton. */
export const Stability = z
  .strictObject({
    byYear: z
      .array(
        ErrorGroup.extend({
          year: z.int().min(2000).max(2200).meta({ description: 'Year foretold.', 'x-unit': 'calendar year' }),
        }),
      )
      .max(100)
      .describe('By year, foretold by the files before and the index of that year alone.'),
    byCanton: z
      .array(ErrorGroup.extend({ canton: z.string().describe('Canton.') }))
      .max(20)
      .describe('By canton, each mean hidden in turn.'),
    chi2: z
      .strictObject({
        value: figure
          .min(0)
          .meta({ description: 'Σ (held − 0.8 n)² / (0.16 n) over the cantons.', 'x-unit': 'number' }),
        cantons: count.meta({ description: 'Cantons, about the value that chance alone gives.', 'x-unit': 'count' }),
      })
      .describe('Whether the held shares of the cantons depart from 80 % beyond chance.'),
  })
  .meta({ id: 'Stability', description: 'Whether errors are the same over time and in every canton.' })

const PriceStep = z.strictObject({
  value: figure.meta({ description: 'The figure, one step away.', 'x-unit': 'unit of the parameter' }),
  rmsPct: percent.describe('Root mean square of the logarithmic changes of all prices of the day, in percent.'),
  largestPct: percent.describe('The largest of them without its sign, in percent.'),
  deviationPoints: points.describe('Mean change of the standard error of a price, in percentage points.'),
})

const FsdStep = z.strictObject({
  value: figure.meta({ description: 'The figure, one step away.', 'x-unit': 'number' }),
  fsdPoints: points.describe('Change of the FSD of an apartment of which everything is known, in percentage points.'),
})

const SurfaceStep = z.strictObject({
  value: figure.meta({ description: 'The exponent, one step away.', 'x-unit': 'number' }),
  valuePct: points.describe('Change of the value, in percent.'),
})

/** What follows from parameters that are not sure. */
export const Sensitivity = z
  .strictObject({
    day: Day.describe('Day of the prices: that on which the newest file was read.'),
    prices: z
      .array(
        z.strictObject({
          parameter: z.string().describe('The parameter, as in `parameters`.'),
          value: figure.meta({ description: 'Its value.', 'x-unit': 'unit of the parameter' }),
          low: PriceStep.describe('One step down.'),
          high: PriceStep.describe('One step up.'),
        }),
      )
      .max(30)
      .describe('Prices of all municipalities when a figure of the system changes.'),
    fsd: z
      .array(
        z.strictObject({
          parameter: z
            .enum(['sale', 'explainedShares'])
            .describe('The deviation of a single sale, or a factor on all explained shares. New ones may be added.'),
          fsdPct: percent.describe('FSD as shipped, in percent.'),
          low: FsdStep.describe('One step down.'),
          high: FsdStep.describe('One step up.'),
        }),
      )
      .max(10)
      .describe('FSD of an apartment in the capital of which everything is known.'),
    surface: z
      .array(
        z.strictObject({
          surfaceM2: figure.min(0).meta({ description: 'Living area.', 'x-unit': 'm²' }),
          low: SurfaceStep.describe('A weaker exponent.'),
          high: SurfaceStep.describe('A stronger exponent.'),
        }),
      )
      .max(10)
      .describe('Values when the exponent of the living area changes.'),
  })
  .meta({ id: 'Sensitivity', description: 'What changes when a parameter is one step lower or higher.' })

/** How much of the error many homes share. */
export const Concentration = z
  .strictObject({
    day: Day.describe('Day of the figures: that on which the newest file was read.'),
    sharedPct: percent.describe(
      'Standard deviation of the movement of the country since the middle of the newest file.',
    ),
    placePct: percent.describe('Standard error of the price of the capital.'),
    portfolio: z
      .strictObject({
        homes: count.meta({ description: 'Equal homes in the capital.', 'x-unit': 'count' }),
        valuedOn: Day.describe('Day of their values; they are carried to `day`.'),
        placeFsdPct: percent.describe('Deviation of their total by the movement of the place, in percent.'),
        ifIndependentPct: percent.describe('What it would be if their errors were independent, in percent.'),
      })
      .describe('Homes whose values are carried together.'),
  })
  .meta({ id: 'Concentration', description: 'How much of the error many homes share.' })

/** One file behind the model. */
export const LineageFile = z
  .strictObject({
    key: z
      .enum(['communes', 'history', 'index', 'quartiers', 'sales'])
      .describe(
        'A table of the service, or an official file of registered sales behind the history. New ones may be added.',
      ),
    file: z.string().describe('Name of the file.'),
    publisher: z.string().describe('Who publishes it.'),
    address: z
      .string()
      .nullable()
      .describe('Address of the file or of the page of the publisher; null for a table of ours.'),
    period: z.string().nullable().describe('First and last period, as `2025-Q3..2026-Q2`; null where it has none.'),
    readOn: Day.nullable().describe('Day on which it was read; null where that was not noted.'),
    bytes: count
      .nullable()
      .meta({ description: 'Bytes of the file; null where it is not at hand.', 'x-unit': 'bytes' }),
    sha256: z.string().length(64).nullable().describe('SHA-256 of the file; null where it is not at hand.'),
    rows: count.meta({
      description: 'Rows of the table, or of the history that come from the file.',
      'x-unit': 'count',
    }),
    note: z.string().describe('How it was read and by whom; empty where nothing is noted.'),
  })
  .meta({ id: 'LineageFile', description: 'A file that the model rests on, with its hash.' })

/** What is measured of the model when its tables are built. */
export const ModelMeasures = z.strictObject({
  tables: z.string().length(12),
  day: Day,
  measured: MeasuredAccuracy,
  stability: Stability,
  sensitivity: Sensitivity,
  concentration: Concentration,
  changes: z.array(ModelChange.omit({ says: true })).max(50),
  lineage: z.array(LineageFile).max(200),
})

/** Parts of a model card that a validator asks for and that are measured when the tables are built. */
export const measuredCardParts = {
  changes: z.array(ModelChange).max(50).describe('What each version of the model changed and moved, newest first.'),
  stability: Stability,
  rivals: z.array(Rival).max(10).describe('The model beside ways that need none, on the same means.'),
  sensitivity: Sensitivity,
  lineage: z.array(LineageFile).max(200).describe('Every file behind the model.'),
  concentration: Concentration,
}
