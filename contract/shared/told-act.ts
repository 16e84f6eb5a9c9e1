import * as z from 'zod'

/** A text without control characters, of at most `max` characters. */
const defineLine = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, { error: 'Must not contain control characters.' })

/**
 * What a form on a website tells the service: its key, what happened, on which page; nothing of the visitor. No operation: the
 * element alone sends it.
 */
export const ToldAct = z.strictObject({
  key: z.string().min(1).max(100),
  what: z.enum(['forms', 'estimates', 'contacts']),
  page: defineLine(200).regex(/^\/[^?#]*$/, { error: 'Must be the path of the page: a slash, without query.' }),
  campaign: defineLine(100).nullish(),
  /** Order of the result, where both are tried. */
  tried: z.enum(['figures', 'contact']).nullish(),
})
