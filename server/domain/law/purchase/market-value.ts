import { type AnswerEntry, noticeEntry } from '../../core/entries.ts'
import { toFifteenDigits } from '../../core/money.ts'
import { noEffect } from './entries.ts'

/** Price, its movables, and the value of what is bought. */
interface Valued {
  price: number
  movables?: number | undefined
  marketValue?: number | undefined
  newBuild?: boolean | undefined
}

/** Price of the immovables alone. */
const priceOfHome = ({ price, movables = 0 }: Valued): number => toFifteenDigits(price - movables)

/** Base of a duty on a sale: the price without movables, or the market value where that is higher. */
export const dutiableBase = (input: Valued): number => Math.max(priceOfHome(input), input.marketValue ?? 0)

/** Notice of a base above the price by an article, or of a value that a sale with VAT does not read. */
export const marketValueNotice = (input: Valued, article: string): AnswerEntry<never>[] => {
  const { marketValue, newBuild } = input
  const field = 'marketValue'
  if (marketValue === undefined) return []
  if (newBuild) return [noEffect(field, 'A sale with VAT bears it on the price.')]
  const message = `The market value is above the price and is the base of the duty (${article}).`
  return marketValue > priceOfHome(input) ? [noticeEntry({ code: 'base_above_price', message, field })] : []
}
