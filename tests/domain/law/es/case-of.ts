import type { FeesCase } from '../fees-case.ts'

type Case = FeesCase<'ES'>
type Buyers = readonly NonNullable<Case['input']['buyers']>[number][]

/** A case whose buyers may be a constant list. */
export const caseOf = (
  says: string,
  source: string,
  input: Omit<Case['input'], 'buyers'> & { buyers?: Buyers },
  more: Omit<Case, 'says' | 'source' | 'input'>,
): Case => {
  const { buyers, ...others } = input
  return { says, source, input: { ...others, ...(buyers && { buyers: [...buyers] }) }, ...more }
}
