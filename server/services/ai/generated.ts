import type { GeneratedMeta } from '#contract/ai/generated'

/** What marks an answer as generated: the model that its answer names, and the instant at which that had answered. */
export const generatedBy = (
  { provider, model }: Pick<GeneratedMeta['generated'], 'provider' | 'model'>,
  at: Date,
): GeneratedMeta => ({ generated: { by: 'ai', provider, model, at: at.toISOString() } })
