import type { ModelGovernance } from '#domain/accuracy/model-card'
import { memoize } from '../operations/once.ts'
import type { SelfDescription } from './estimation.ts'

/** Puts what the operator says of the model into its card, and into the tag of the statements. */
export const governModel = (
  description: SelfDescription,
  governance: ModelGovernance,
  tagOf: (value: unknown) => string,
): SelfDescription => ({
  accuracy: description.accuracy,
  modelCard: (asOf, voice) => {
    const card = description.modelCard(asOf, voice)
    return { ...card, identity: { ...card.identity, ...governance } }
  },
  tag: memoize(() =>
    Object.values(governance).every(value => value === null)
      ? description.tag()
      : tagOf([description.tag(), governance]),
  ),
})
