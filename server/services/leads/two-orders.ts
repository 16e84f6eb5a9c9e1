import { exactTestProbability, type Share } from '#domain/core/exact-test'
import type { FormActs, TriedOrder } from '../../ports/form-acts.ts'

/** Fewest forms of each order that are compared. */
const formsMin = 100
/**
 * Probability below which a difference is called real. An agency looks often, and each look is another chance to be
 * wrong: so it is a fifth of the usual one in twenty.
 */
const chanceMax = 0.01

/** What two orders of a result say of each other: too few forms, perhaps chance, or one is better. */
export type OrderVerdict = { kind: 'few' | 'open' } | { kind: 'better'; order: TriedOrder; more: Share; less: Share }

/** Share of forms that brought a contact; a browser that held back its forms cannot make it more than all. */
const toShare = ({ forms, contacts }: FormActs): Share => ({ count: Math.min(forms, contacts), of: forms })

/** Compares the contacts of two orders. */
export const compareOrders = (acts: Readonly<Record<TriedOrder, FormActs>>): OrderVerdict => {
  const [figures, contact] = [toShare(acts.figures), toShare(acts.contact)]
  if (figures.of < formsMin || contact.of < formsMin) return { kind: 'few' }
  if (exactTestProbability(figures, contact) >= chanceMax) return { kind: 'open' }
  return figures.count / figures.of > contact.count / contact.of
    ? { kind: 'better', order: 'figures', more: figures, less: contact }
    : { kind: 'better', order: 'contact', more: contact, less: figures }
}
