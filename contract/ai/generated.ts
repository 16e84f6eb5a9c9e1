import * as z from 'zod'
import { Instant } from '../shared/units.ts'
import { modelProviders } from './providers.ts'

/**
 * Marks a text of a language model as generated, machine-readably: Regulation (EU) 2024/1689, article
 * 50(2), in force since 2026-08-02. The header `X-Generated-By` repeats it for clients that do not read the body.
 */
const Generated = z
  .strictObject({
    by: z.literal('ai').describe('Always `ai`: a language model.'),
    provider: z.enum(modelProviders).describe('Who runs the model, as beside the answer.'),
    model: z.string().max(200).describe('The model as it is configured, as beside the answer.'),
    at: Instant.describe('When the model had answered, in UTC; a repeated answer keeps that of the first.'),
  })
  .meta({
    id: 'Generated',
    description: 'Who generated an answer, and when: the mark of Regulation (EU) 2024/1689, article 50.',
  })

/** Origin of an answer of a language model. */
export const GeneratedMeta = z
  .strictObject({ generated: Generated })
  .meta({ id: 'GeneratedMeta', description: 'How an answer of a language model came about.' })
/** Origin of an answer of a language model. */
export type GeneratedMeta = z.infer<typeof GeneratedMeta>
