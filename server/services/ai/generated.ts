import type { GeneratedMeta } from '#contract/ai/generated'

/** Metadata of generated content: the model, and the time of its answer. */
export const buildGeneratedMeta = (
  { provider, model }: Pick<GeneratedMeta['generated'], 'provider' | 'model'>,
  at: Date,
): GeneratedMeta => ({ generated: { by: 'ai', provider, model, at: at.toISOString() } })
