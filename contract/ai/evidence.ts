import * as z from 'zod'

/** Results of looking a value up in the text of a document. */
const evidenceStatuses = ['found', 'not_in_document', 'unchecked'] as const

/** Most characters of a quote; a longer one does not locate a value, and is ignored. */
export const quoteMax = 300

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
        '`found`: the quote stands in the document, the value in the quote. `unchecked`: an image, a page without text, no quote, or a choice in words that are not known here.',
      ),
  })
  .meta({ id: 'ExtractionEvidence', description: 'Where a document states a value.' })
/** Quote of a document for a value, as named by the model, and the result of its check. */
export type ExtractionEvidence = z.infer<typeof ExtractionEvidence>
