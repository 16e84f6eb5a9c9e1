import * as z from 'zod'
import { CountryCode } from './shared/country.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { Certainty, LawReference, ParameterId } from './shared/law.ts'
import { Day } from './shared/units.ts'

const figure = z.number().min(-1e12).max(1e12).meta({ 'x-unit': 'unit of the parameter' })

/** One change of the law on a day. */
export const LawChange = z
  .strictObject({
    day: Day.describe('First day on which it applies; of an end, the day after the last one.'),
    country: CountryCode.describe('Whose law.'),
    kind: z
      .enum(['begins', 'ends', 'adjusted', 'passed', 'announced', 'expected'])
      .describe(
        'Begins: a version of a parameter, which answers use. Ends: a temporary measure that nothing follows. Adjusted: a figure that the law adjusts then, whose new value is not known. Passed: an act that is not calculated yet. Announced: a bill or a plan. Expected: what acts change at that time each year.',
      ),
    parameter: ParameterId.optional().describe('Which parameter; left out where the change is not calculated.'),
    says: z.string().min(1).max(400).describe('What changes, in a sentence.'),
    unit: LawReference.shape.unit.optional(),
    before: figure.optional().describe('Its figure until then, where it is one number.'),
    after: figure.optional().describe('Its figure from then on, where it is one number.'),
    certainty: Certainty.optional(),
    title: z.string().min(1).max(300).describe('The act or the publication.'),
    article: z.string().min(1).max(200).describe('The article in it.'),
    url: z.string().max(500).optional().describe('Where to read it.'),
  })
  .meta({ id: 'LawChange', description: 'A change of the law on a day.' })
/** One change of the law on a day. */
export type LawChange = z.infer<typeof LawChange>

/** The last reading of the law of a country. */
export const CountryReading = z
  .strictObject({
    country: CountryCode.describe('Whose law.'),
    checkedOn: Day.describe('Day of the last check of the whole law.'),
    readFrom: Day.describe('Earliest day on which one of its parameters was last compared with its source.'),
    readUntil: Day.describe('Latest such day; each parameter has its own in `lawParameters`.'),
    lookedFor: z.string().min(1).max(500).describe('What was looked for, and what was not found.'),
  })
  .meta({ id: 'CountryReading', description: 'When the law of a country was last read, and what for.' })
/** The last reading of the law of a country. */
export type CountryReading = z.infer<typeof CountryReading>

/** Changes of the law between two days. */
export const LawChanges = z
  .strictObject({
    from: Day.describe('First day of the list.'),
    to: Day.describe('Last day of the list.'),
    changes: z.array(LawChange).max(5000).describe('Sorted by day, country and parameter.'),
    readings: z.array(CountryReading).max(50).describe('One for each country of the list.'),
  })
  .meta({ id: 'LawChanges', description: 'Changes of the law between two days, and when each law was last read.' })
/** Changes of the law between two days. */
export type LawChanges = z.infer<typeof LawChanges>

/** Answer of the calendar of the law. */
export const LawChangesResponse = defineEnvelope('LawChangesResponse', LawChanges)

/** Days and country of the calendar. */
export const LawChangesQuery = z.strictObject({
  from: Day.optional().describe('First day; today in Luxembourg when left out.'),
  to: Day.optional().describe('Last day; 31 December of the year after `from` when left out.'),
  country: CountryCode.optional().describe('Whose law: the code of a country; all when left out.'),
})
/** Days and country of the calendar. */
export type LawChangesQuery = z.infer<typeof LawChangesQuery>
