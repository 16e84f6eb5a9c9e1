import * as z from 'zod'
import { definePrintedText, Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'

/** Most bytes of a picture, decoded. */
export const logoBytesMax = 1_048_576

/** Colour of `#RRGGBB`, either case. */
const Colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be # and six hexadecimal digits, as #1F3A5F')

const fields = {
  name: definePrintedText(200).describe('Name of the agency, as its reports print it.'),
  colour: Colour.default('#1F3A5F').describe('Brand colour as #RRGGBB; any is accepted, text is made legible on it.'),
  address: definePrintedText(200).optional().describe('Postal address, printed as sent.'),
  phone: definePrintedText(40).optional().describe('Telephone number, printed as sent, as a link.'),
  email: definePrintedText(200)
    .regex(/^[^@]+@[^@]+$/, 'must hold one @')
    .optional()
    .describe('E-mail address, printed as sent, as a link.'),
  website: definePrintedText(200)
    .optional()
    .describe('Address of the website, printed as sent; a link where it is a web address.'),
  legalMention: definePrintedText(300)
    .optional()
    .describe('Authorisation, VAT and register numbers; at the foot of every page.'),
}

/** Picture in base64. */
const Picture = z.string().meta({ contentEncoding: 'base64', 'x-max-bytes': logoBytesMax })

/** Appearance of an agency in print, as saved by an organisation. */
export const Brand = z
  .strictObject({
    ...fields,
    logo: Picture.optional().describe(
      'PNG, JPEG or WebP in base64 (RFC 4648, section 4, padded, without line breaks), at most 1 MiB decoded and 4000 pixels a side. CMYK, 16 bit and interlaced files are converted, large ones made smaller; a logo of white on nothing gets a ground.',
    ),
  })
  .meta({ id: 'Brand', description: 'How an agency looks in print; replaces the whole.' })

const printed = {
  name: z.string().max(200).describe('Name of the agency.'),
  colour: z.string().max(7).describe('Brand colour as #RRGGBB.'),
  contrast: z
    .number()
    .min(1)
    .max(21)
    .meta({ 'x-unit': 'ratio' })
    .describe('Contrast of the colour with white, one decimal, rounded down; from 4.5 on it is enough for text.'),
  logo: z.string().max(1_398_104).nullable().describe('The logo in base64; null where there is none.'),
  address: z.string().max(200).nullable().describe('Postal address.'),
  phone: z.string().max(40).nullable().describe('Telephone number.'),
  email: z.string().max(200).nullable().describe('E-mail address.'),
  website: z.string().max(200).nullable().describe('Address of the website.'),
  legalMention: z.string().max(300).nullable().describe('Authorisation, VAT and register numbers.'),
  updatedAt: Instant.describe('When it was saved.'),
}

/** The brand of an organisation as it is saved. */
export const Branding = z
  .strictObject(printed)
  .meta({ id: 'Branding', description: 'The brand of an organisation as it is saved.' })

/** The brand of an organisation, or none. */
export const OneBranding = z
  .strictObject({ branding: Branding.nullable().describe('Null while none was saved.') })
  .meta({ id: 'OneBranding', description: 'The brand of an organisation, or none.' })

/** The answer with a brand. */
export const BrandingResponse = defineAccountEnvelope('BrandingResponse', OneBranding)
