import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { LawChangesQuery, LawChangesResponse } from './law-changes.ts'
import { lawChangesRules } from './rules/law-changes.ts'
import { type Access, calculation } from './shared/access.ts'
import { CountryCode } from './shared/country.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { mergeRules } from './shared/field-rules.ts'
import { Certainty, LawReference, ParameterId } from './shared/law.ts'
import { readFailures } from './shared/statuses.ts'
import { Day } from './shared/units.ts'

const defineLawText = (max: number) => z.string().min(1).max(max)

/** Source of a version of a parameter. */
export const LawSource = z
  .strictObject({
    title: defineLawText(300).describe('The law or the publication.'),
    article: defineLawText(200).describe('The article in it, or what it is called there.'),
    url: z.string().max(500).optional().describe('Permanent address of the act, or of the page.'),
    textOf: Day.optional().describe(
      'Day of the text that was read: of the act as published, or of the state in which a collection keeps it; of a copy that bears no day, the day since which its figure has stood. Sent with every statutory version.',
    ),
  })
  .meta({ id: 'LawSource', description: 'Where a figure of law was read.' })

/** Value of a parameter from one day to another. */
export const LawVersion = z
  .strictObject({
    from: Day.describe('First day in force.'),
    until: Day.nullable().describe('Last day in force; null while it is open.'),
    value: LawReference.shape.value.describe('The value, whole: a number, the rows of a table, or names.'),
    certainty: Certainty,
    note: defineLawText(400).optional().describe('A gap, a doubt, a retroactive effect.'),
    source: LawSource,
  })
  .meta({ id: 'LawVersion', description: 'What a parameter is from one day to another, and where that was read.' })

/** A figure or table of law with all its versions. */
export const LawParameter = z
  .strictObject({
    id: ParameterId.describe('Its id: a dotted path that never changes; `basis` and `meta.law` name it.'),
    says: defineLawText(300).describe('One sentence in the words of the law.'),
    unit: LawReference.shape.unit,
    kind: z
      .enum(['law', 'market', 'convention', 'announcement'])
      .describe(
        'What sets it. Law: an act, or a tariff made under one. Market: a price or a usage. Convention: a choice of this service or of the profession where the law is silent. Announcement: a reform that is no law yet.',
      ),
    country: CountryCode.describe('Whose law it is.'),
    checkedOn: Day.describe('Day when somebody last compared it with the source.'),
    versions: z.array(LawVersion).min(1).max(200).describe('Its versions, oldest first; of one day the one in force.'),
  })
  .meta({ id: 'LawParameter', description: 'A figure or table of law, with the days in force of each version.' })
/** A figure or table of law with all its versions. */
export type LawParameter = z.infer<typeof LawParameter>

/** The requested parameters of law. */
export const LawParameters = z
  .strictObject({
    parameters: z.array(LawParameter).max(2000).describe('Sorted by id; empty where nothing fits.'),
  })
  .meta({ id: 'LawParameters', description: 'Figures and tables of law with their versions and sources.' })
/** The requested parameters of law. */
export type LawParameters = z.infer<typeof LawParameters>

/** Answer of the parameters of law. */
export const LawParametersResponse = defineEnvelope('LawParametersResponse', LawParameters)

/** Filter of parameters; each part narrows the list. */
export const LawParametersQuery = z.strictObject({
  country: CountryCode.optional().describe('Whose law: the code of a country.'),
  day: Day.optional().describe('Only the version in force on this day; a parameter without one is left out.'),
  id: z
    .string()
    .regex(/^[A-Za-z0-9.]{1,100}$/)
    .optional()
    .describe('An id, or the beginning of ids up to a dot: `lu.acquisition` for all of `lu.acquisition.…`.'),
})
/** Filter of parameters. */
export type LawParametersQuery = z.infer<typeof LawParametersQuery>

/** TTL of the answer in caches of clients. */
const maxAgeSeconds = 86_400

/** The law, open to read. */
export const law = initContract().router(
  {
    lawParameters: {
      method: 'GET',
      path: '/law/parameters',
      summary: 'The law behind the figures: every parameter with its versions and sources',
      description:
        'Figures and tables of law that the calculations rest on: for each its versions with the days in force, where it was read, how sure that is and when somebody last compared it. Filters: country, a day, the beginning of an id. It takes a place of the minute and none of the day.',
      query: LawParametersQuery,
      responses: { 200: LawParametersResponse, 304: initContract().noBody() },
      metadata: {
        credentials: calculation.credentials,
        quota: 'minute',
        bodyLimitBytes: 0,
        rules: [],
        maxAgeSeconds,
        hasConstantData: true,
        isCompressed: true,
      } satisfies Access as Access,
    },
    lawChanges: {
      method: 'GET',
      path: '/law/changes',
      summary: 'A calendar of the law: what begins, ends or is known to come',
      description:
        'Every version of a parameter that begins or ends between two days, acts that were passed or announced for later days, figures that the law adjusts then, and for each country when its law was last read and what was looked for. It takes a place of the minute and none of the day.',
      query: LawChangesQuery,
      responses: { 200: LawChangesResponse },
      metadata: {
        credentials: calculation.credentials,
        quota: 'minute',
        bodyLimitBytes: 0,
        rules: mergeRules(lawChangesRules),
        isCompressed: true,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
