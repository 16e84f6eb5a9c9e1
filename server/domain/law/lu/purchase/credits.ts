import { charge } from '../../../core/charge.ts'
import type { Parameter } from '../../../core/dated.ts'
import { lineEntry, sumOfLines } from '../../../core/entries.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import type { Law, Provision } from '../../../core/provision.ts'
import { housingCreditCeiling, minimumDuty, rentalCreditCeiling } from '../parameters/credits.ts'
import { bringsFullOwnership, isAcquisition } from './acquired.ts'
import { contractWindow, type TaxedShare } from './duty-base.ts'
import type { Buyer, Purchase } from './purchase.ts'

/** One buyer's part of the duties, before and after the credits. */
export interface BuyerDuties {
  /** Registration, transcription and surtax. */
  duty: number
  /** Part of it that credits may cover: without the surtax. */
  creditable: number
  /** Parts of that for the home of the buyer, and for all dwellings. */
  ofHome: number
  ofDwellings: number
  housingCredit: number
  rentalCredit: number
  housingCreditLeft: number
  rentalCreditLeft: number
}

/** A buyer with computed credits, before the surtax. */
export type CreditedBuyer = Omit<BuyerDuties, 'duty'>

/** Rest of a credit of a buyer: the unused part of the ceiling of the day. */
const balance = (law: Law, { naturalPerson }: Buyer, ceiling: Parameter<number>, used: number): number =>
  naturalPerson ? Math.max(0, law(ceiling).value - used) : 0

/** Whether a buyer may have the housing credit for this purchase, used up or not (law of 30 July 2002, arts 5, 7). */
export const canUseHousingCredit = ({ use, eeaResident, naturalPerson }: Buyer, purchase: Purchase): boolean =>
  naturalPerson &&
  use === 'mainResidence' &&
  eeaResident &&
  !purchase.resaleClause &&
  isAcquisition(purchase) &&
  bringsFullOwnership(purchase)

/**
 * Whether a buyer lets what is bought off plan (law of 22 May 2024, art. 2). Does not check that the law of the day has
 * a credit, nor whether it asks for a contract.
 */
export const mayHaveRentalCredit = ({ use, naturalPerson }: Buyer, { operation }: Purchase): boolean =>
  naturalPerson && use === 'rental' && operation === 'offPlan'

const canUseRentalCredit = (law: Law, buyer: Buyer, purchase: Purchase): boolean =>
  mayHaveRentalCredit(buyer, purchase) && contractWindow(law, purchase, 'rentalCredit').isMet

/**
 * Credits of one buyer against the duties on the part that is the home, or the dwelling to let (law of 30 July 2002, arts
 * 5, 7): never against another buyer's part, nor against a surtax.
 */
export const creditsOfBuyer = (
  law: Law,
  purchase: Purchase,
  buyer: Buyer,
  creditable: number,
  taxed: TaxedShare,
): CreditedBuyer => {
  const partOf = (part: number): number =>
    taxed.whole === 0 || part >= taxed.whole ? creditable : toCents((creditable * part) / taxed.whole)
  const [ofHome, ofDwellings] = [partOf(taxed.home), partOf(taxed.dwellings)]
  const housing = balance(law, buyer, housingCreditCeiling, buyer.housingCreditUsed)
  const rental = balance(law, buyer, rentalCreditCeiling, buyer.rentalCreditUsed)
  const housingCredit = canUseHousingCredit(buyer, purchase) ? toCents(Math.min(housing, ofHome)) : 0
  const rentalCredit = canUseRentalCredit(law, buyer, purchase) ? toCents(Math.min(rental, ofDwellings)) : 0
  return {
    creditable,
    ofHome,
    ofDwellings,
    housingCredit,
    rentalCredit,
    housingCreditLeft: toCents(housing - housingCredit),
    rentalCreditLeft: toCents(rental - rentalCredit),
  }
}

type CreditKey = 'housingCredit' | 'rentalCredit'

/** Line of a credit: the buyers who have it, against their parts of the duties. */
const creditLine = (key: CreditKey, all: readonly CreditedBuyer[], ...by: [Provision, ...Provision[]]) => {
  const buyers = all.filter(buyer => buyer[key] > 0)
  const amount = -sumAmounts(buyers.map(buyer => buyer[key]))
  const base = sumAmounts(buyers.map(({ ofHome, ofDwellings }) => (key === 'housingCredit' ? ofHome : ofDwellings)))
  return lineEntry(key, charge({ amount, base }, by))
}

/**
 * Credits, and the amount that raises the duty of the deed to its one minimum where one was used (law of 30 July 2002,
 * art. 8).
 */
export const creditsOf = (law: Law, purchase: Purchase, duties: number, buyers: readonly CreditedBuyer[]) => {
  const minimum = law(minimumDuty)
  const contract = contractWindow(law, purchase, 'rentalCredit')
  const credits = [
    creditLine('housingCredit', buyers, law(housingCreditCeiling), minimum),
    creditLine('rentalCredit', buyers, law(rentalCreditCeiling), minimum, ...contract.by),
  ]
  const credited = sumOfLines(credits)
  const missing = credited < 0 ? Math.max(0, sumAmounts([minimum.value, -duties, -credited])) : 0
  return [...credits, lineEntry('minimumDuty', charge({ amount: missing }, [minimum]))]
}

/** Housing credit on the part that is the home, and what it would be if the whole property counted. */
export const creditReadings = (law: Law, { buyers: sent }: Purchase, buyers: readonly BuyerDuties[]) => {
  const credited = buyers.flatMap((buyer, index) => {
    const used = sent[index]
    return used && buyer.housingCredit > 0 ? [{ ...buyer, used }] : []
  })
  return {
    housingCredit: sumAmounts(credited.map(({ housingCredit }) => housingCredit)),
    whole: sumAmounts(
      credited.map(({ used, creditable }) =>
        toCents(Math.min(balance(law, used, housingCreditCeiling, used.housingCreditUsed), creditable)),
      ),
    ),
  }
}
