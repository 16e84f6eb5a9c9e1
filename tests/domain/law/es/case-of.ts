import type { FeesCase } from '../fees-case.ts'

type Case = FeesCase<'ES'>
type Buyers = readonly NonNullable<Case['input']['buyers']>[number][]

/** A case whose buyers may be a constant list. */
export const caseOf = (
  description: string,
  source: string,
  input: Omit<Case['input'], 'buyers'> & { buyers?: Buyers },
  more: Omit<Case, 'description' | 'source' | 'input'>,
): Case => {
  const { buyers, ...others } = input
  return { description, source, input: { ...others, ...(buyers && { buyers: [...buyers] }) }, ...more }
}
