import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { type Access, publicCalculation } from '../shared/access.ts'
import { defineEnvelope } from '../shared/envelope.ts'
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

/** The logo of an agency, as a page may load it. */
export const PageLogo = z
  .strictObject({
    url: z.string().max(200).describe('Path on the service; what it names never changes.'),
    width: z.int().min(1).max(4000).meta({ 'x-unit': 'pixels', description: 'Width of the picture.' }),
    height: z.int().min(1).max(4000).meta({ 'x-unit': 'pixels', description: 'Height of the picture.' }),
  })
  .meta({ id: 'PageLogo', description: 'The logo of an agency, as a page may load it.' })

/** Brand of an agency, for its form on a website. */
export const PageBrand = z
  .strictObject({
    name: z.string().max(200).describe('Name of the agency.'),
    colour: z.string().max(7).describe('Brand colour as #RRGGBB.'),
    phone: z.string().max(40).nullable().describe('Telephone number.'),
    email: z.string().max(200).nullable().describe('E-mail address.'),
    website: z.string().max(200).nullable().describe('Address of the website.'),
    logo: PageLogo.nullable().describe('Null where there is none, or where it is above 100 KiB.'),
  })
  .meta({ id: 'PageBrand', description: 'How an agency looks, as its form on a website shows it.' })

/** An attribute of an element that is saved with its key. */
export const FormSetting = z
  .strictObject({
    name: z.string().max(40).describe('Attribute of the element, such as `theme`.'),
    value: z.string().max(500).describe('Value of the attribute.'),
  })
  .meta({ id: 'FormSetting', description: 'A setting of a form.' })

/** Settings of a form, as a website takes them. */
export const FormSettings = z
  .strictObject({
    settings: z.array(FormSetting).max(20).describe('Attributes that a page leaves out; one in the page goes before.'),
    tried: z
      .enum(['figures', 'contact'])
      .nullable()
      .describe(
        'What comes first in the result now, where both orders are tried by the hour; null where one is shown.',
      ),
  })
  .meta({ id: 'FormSettings', description: 'Settings of a form, as they are saved with its key.' })

/** All places that a form may offer. */
export const Places = z
  .strictObject({
    communes: z
      .array(Municipality)
      .min(1)
      .max(200)
      .describe('Every official municipality, in the French alphabetical order of `name`.'),
    leads: z.boolean().describe('Whether `POST /leads` receives contacts with this key.'),
    brand: PageBrand.nullable().describe('The brand of the organisation of this key; null where there is none.'),
    form: FormSettings.nullable().describe('Settings of the form of a publishable key; null for other keys.'),
  })
  .meta({
    id: 'Places',
    description:
      'The names of municipalities, localities and districts, without any price, and what a form shows of the agency.',
  })

/** TTL of the places in caches of clients: settings of a form take effect within it. */
const placesMaxAgeSeconds = 60

/** Answer of the places. */
export const PlacesResponse = defineEnvelope('PlacesResponse', Places)

export const placesRoutes = initContract().router(
  {
    places: {
      method: 'GET',
      path: '/estimation/places',
      summary: 'Place names for a form',
      description:
        'Municipalities, their localities and their districts, for a form that asks where an apartment is, whether it may offer a contact, under which brand, and with which settings. No prices. It is counted in a minute of its own, ten times as wide as that of other calls, and in no day.',
      responses: { 200: PlacesResponse, 304: initContract().noBody() },
      metadata: {
        credentials: publicCalculation.credentials,
        quota: 'minute',
        hasOwnMinute: true,
        bodyLimitBytes: 0,
        rules: [],
        maxAgeSeconds: placesMaxAgeSeconds,
        hasConstantData: true,
        isCompressed: true,
      } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
