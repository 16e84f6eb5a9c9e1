import * as z from 'zod'

/** Control characters and line separators. */
const unwanted = /[\p{Cc}\u2028\u2029]/gu

/** A text of at most `max` characters; whatever links to the page writes it, so that it is cleaned and not refused. */
const defineCleanLine = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .overwrite(text => text.replace(unwanted, ''))

/**
 * What a form on a website tells the service: its key, what happened, on which page; nothing of the visitor. No operation: the
 * element alone sends it.
 */
export const ToldAct = z.strictObject({
  key: z.string().min(1).max(100),
  what: z.enum(['forms', 'estimates', 'contacts']),
  page: defineCleanLine(200).regex(/^\/[^?#]*$/, { error: 'Must be the path of the page: a slash, without query.' }),
  campaign: defineCleanLine(100).nullish(),
  /** Order of the result, where both are tried. */
  tried: z.enum(['figures', 'contact']).nullish(),
})
