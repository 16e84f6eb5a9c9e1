import type { PurchaseInput } from './purchase-input.ts'

/** Whether the buyers have full ownership afterwards, as the credit requires (law of 30 July 2002, art. 5(1)). */
export const bringsFullOwnership = ({
  right = 'fullOwnership',
  reunitesOwnership,
}: Pick<PurchaseInput, 'right' | 'reunitesOwnership'>): boolean =>
  right === 'fullOwnership' || (right !== 'habitation' && reunitesOwnership === true)

/** Whether the deed is an acquisition in the sense of the credit: no gift, no exchange without a difference to pay (law of 30 July 2002, art. 5(1)). */
export const isAcquisition = ({
  deed,
  price,
  givenValue = 0,
}: {
  deed?: PurchaseInput['deed']
  price: number
  givenValue?: number | undefined
}): boolean => (deed === 'exchange' ? price > givenValue : deed !== 'gift')
