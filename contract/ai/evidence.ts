import * as z from 'zod'

/** What a look at the text of a document said of a value. */
export const evidenceStatuses = ['found', 'not_in_document', 'unchecked'] as const

/** Most characters of a quote; a longer one says too little of where a value stands, and counts as none. */
export const quoteMax = 300

/** Where a document states a value, as the model says, and whether that is so. */
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
/** Where a document states a value, as the model says, and whether that is so. */
export type ExtractionEvidence = z.infer<typeof ExtractionEvidence>
