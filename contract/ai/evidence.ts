import * as z from 'zod'
import { pageEdgeMax } from '../rules/quote-boxes.ts'

/** Results of looking a value up in the text of a document. */
const evidenceStatuses = ['found', 'not_in_document', 'unchecked', 'hidden'] as const

/** Most characters of a quote; a longer one does not locate a value, and is ignored. */
export const quoteMax = 300

const point = (description: string) =>
  z
    .number()
    .min(-pageEdgeMax)
    .max(2 * pageEdgeMax)
    .meta({ 'x-unit': 'points', description })

/** Words of a quote that stand on one line of a page. */
export const QuoteBox = z
  .strictObject({
    left: point('Distance from the left edge of the page.'),
    top: point('Distance from the upper edge.'),
    width: point('Width.'),
    height: point('Height, from below the letters to above them.'),
  })
  .meta({
    id: 'QuoteBox',
    description:
      'A line of a quote on its page: in points of 1/72 inch from the upper left corner of the page as it is shown, after its own rotation.',
  })

/** Quote of a document for a value, as named by the model, and the result of its check. */
export const ExtractionEvidence = z
  .strictObject({
    path: z.string().max(200).describe('As `data.salePrice`.'),
    quote: z.string().max(quoteMax).nullable().describe('Its words, as the model copied them.'),
    page: z.int().min(1).max(50).nullable().meta({
      'x-unit': 'page',
      description:
        'Page of the quote, from 1: where the quote was found, else as the model says; null where nobody says it.',
    }),
    status: z
      .enum(evidenceStatuses)
      .describe(
        '`found`: people see the quote in the document, and the value in it. `hidden`: the quote stands only in text that nobody sees (white, covered, struck out, off the page). `unchecked`: not confirmed: an image, a page whose text was not read, no quote, a quote that the document does not have although it has the value, or a choice in words that are not known here. `not_in_document`: the text was read, and does not have it.',
      ),
    boxes: z
      .array(QuoteBox)
      .max(12)
      .describe('Where the quote stands on `page`, a line each; empty where its place is not known.'),
  })
  .meta({ id: 'ExtractionEvidence', description: 'Where a document states a value.' })
/** Quote of a document for a value, as named by the model, and the result of its check. */
export type ExtractionEvidence = z.infer<typeof ExtractionEvidence>
