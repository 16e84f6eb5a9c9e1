import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { type Access, publicCalculation } from '../shared/access.ts'
import { envelope } from '../shared/envelope.ts'
import { readFailures } from '../shared/statuses.ts'

/** A name of the official tables, of at most `max` characters. */
const placeName = (max: number): z.ZodString => z.string().min(1).max(max)

/** The names of a place in the three languages of the country. */
export const PlaceNames = z
  .strictObject({
    fr: placeName(100).describe('French; the official name.'),
    de: placeName(100).describe('German; the official name where no other is known.'),
    lb: placeName(100).describe('Luxembourgish; the official name where no other is known.'),
  })
  .meta({ id: 'PlaceNames', description: 'The names of a place in French, German and Luxembourgish.' })

/** One district that a form may offer. */
export const District = z
  .strictObject({
    name: placeName(100).describe('Official name; what `quartier` of an estimate wants.'),
    names: PlaceNames,
  })
  .meta({ id: 'District', description: 'A district of a municipality.' })

/** One municipality with every name that a form may offer for it. */
export const Municipality = z
  .strictObject({
    name: placeName(100).describe('Official French name; what `commune` of an estimate wants.'),
    canton: placeName(50).describe('Its canton.'),
    names: PlaceNames,
    localities: z
      .array(placeName(100))
      .max(80)
      .describe('Former municipalities, localities and spellings, each once; a name may stand under several.'),
    quartierRefines: z.boolean().describe('Whether a district changes the estimate.'),
    quartiers: z.array(District).max(60).describe('Its districts; empty where none is known.'),
  })
  .meta({ id: 'Municipality', description: 'A municipality with its localities and districts.' })

/** All places that a form may offer. */
export const Places = z
  .strictObject({
    communes: z
      .array(Municipality)
      .min(1)
      .max(200)
      .describe('Every official municipality, in the French alphabetical order of `name`.'),
  })
  .meta({ id: 'Places', description: 'The names of municipalities, localities and districts, without any price.' })

/** How long a caller may keep the places before it asks again. */
const placesMaxAgeSeconds = 86_400

/** Answer of the places. */
export const PlacesResponse = envelope('PlacesResponse', Places)

/** The route of the places. */
export const placesRoutes = initContract().router(
  {
    places: {
      method: 'GET',
      path: '/estimation/places',
      summary: 'All names that a form may offer',
      description:
        'Municipalities, their localities and their districts, for a form that asks where an apartment is. No prices. It takes a place of the minute and none of the day, and parameters are not read.',
      responses: { 200: PlacesResponse, 304: initContract().noBody() },
      metadata: {
        credentials: publicCalculation.credentials,
        quota: 'minute',
        bodyLimitBytes: 0,
        rules: [],
        maxAgeSeconds: placesMaxAgeSeconds,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
