import type { LawReference } from '#contract/shared/law'
import type { CitableLine } from '#domain/law/citable'

/** Day when the sources of these lines were last checked. */
const checkedOn = '2026-11-22'

interface TradeRule {
  key: string
  says: string
  title: string
  article: string
  /** Day of the act, or of its entry into force where that is known. */
  from: string
  note?: string
}

const tradeRules: readonly TradeRule[] = [
  {
    key: 'offPlanSale',
    says: 'A sale off plan (VEFA) of a dwelling needs a notarial deed and a completion guarantee (art. 1601-5); a reservation contract may come before it (art. 1601-13).',
    title: 'Code civil; loi du 28 décembre 1976',
    article: 'art. 1601-1 to 1601-14',
    from: '1976-12-28',
    note: '`from` is the day of the act.',
  },
  {
    key: 'coOwnership',
    says: 'Co-ownership of built property has a deed of co-ownership, a general meeting, a manager and, since the loi du 30 juin 2022, a works fund (art. 11bis).',
    title: 'loi modifiée du 16 mai 1975 (copropriété); règlement grand-ducal du 13 juin 1975',
    article: 'art. 11bis',
    from: '1975-05-16',
    note: '`from` is the day of the act; the works fund came with the loi du 30 juin 2022.',
  },
  {
    key: 'customerChecks',
    says: 'Estate agents and developers must identify buyer and seller and check where the money comes from (KYC).',
    title: 'loi modifiée du 12 novembre 2004 (blanchiment)',
    article: 'duties of agents and developers',
    from: '2004-11-12',
    note: '`from` is the day of the act.',
  },
  {
    key: 'shortLets',
    says: 'Letting a dwelling for short stays above a fixed number of days a year is a business that needs an establishment permit.',
    title: 'infos.rtl.lu, report on short lets and the establishment permit',
    article: 'report of the press',
    from: '2023-09-01',
    note: 'Read in the press only: above 90 days a year since 1 September 2023.',
  },
  {
    key: 'lendingValue',
    says: 'A mortgage lending value in the regulatory sense is defined for banks; no calculation of this service is one.',
    title: 'Regulation (EU) 575/2013',
    article: 'art. 4(1)(74), 229',
    from: '2014-01-01',
  },
]

const toLawReference = ({ key, says, title, article, from, note }: TradeRule): LawReference => ({
  id: `lu.frame.${key}`,
  says,
  unit: 'names',
  value: [],
  from,
  until: null,
  title,
  article,
  certainty: 'published',
  checkedOn,
  ...(note !== undefined && { note }),
})

/** Trade rules in force on a day, each with its source and without figures: context for the figures of the law. */
export const listTradeRules = (day: string): CitableLine[] =>
  tradeRules
    .filter(({ from }) => from <= day)
    .map((rule, at) => {
      const { says, title, article } = rule
      return {
        mark: `F${at + 1}`,
        text: `[F${at + 1}] ${says} (${title}, ${article})`,
        reference: toLawReference(rule),
      }
    })
