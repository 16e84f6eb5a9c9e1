import type { Unit } from '../fact.ts'
import { currencyOf, isShare, priceCurrencyOf } from '../references/units.ts'
import type { Meaning } from './role-words.ts'

/** How often money is paid, or a share is counted. */
export type Period = 'once' | 'month' | 'year'

/** What words say of a figure next to its value and unit. */
export interface Said {
  /** What it is, as a price or a rent; several where the words are not more exact. */
  roles: ReadonlySet<Meaning>
  /** End of a range. */
  end: 'low' | 'mid' | 'high' | undefined
  side: 'bought' | 'sold' | undefined
  isReference: boolean
  isOwn: boolean
  period: Period | undefined
}

/** Words that say nothing of a figure, as those of a law. */
export const nothingSaid: Said = {
  ...{ roles: new Set<Meaning>(), end: undefined, side: undefined },
  ...{ isReference: false, isOwn: false, period: undefined },
}

const moneyRoles: readonly Meaning[] = [
  ...(['price', 'value', 'estimate', 'rent', 'instalment', 'loan', 'equity', 'tax', 'relief', 'notary'] as const),
  ...(['commission', 'charges', 'works', 'income', 'interest', 'gain', 'cost', 'acquisition'] as const),
]
const areaPriceRoles: readonly Meaning[] = ['price', 'value', 'estimate', 'rent']
const adjustments: readonly Meaning[] = ['district', 'state', 'floor', 'outdoor', 'parking', 'energy', 'size']
const shareRoles: readonly Meaning[] = ['interest', 'yield', 'tax', 'commission', ...adjustments]
const areaRoles: readonly Meaning[] = ['living', 'terrace', 'land']

/** The roles that a value of a unit may have. */
const rolesOfUnit = (unit: Unit | 'times' | 'bare'): readonly Meaning[] => {
  if (unit === 'times' || unit === 'bare') return []
  if (currencyOf(unit)) return moneyRoles
  if (priceCurrencyOf(unit)) return areaPriceRoles
  if (isShare(unit)) return shareRoles
  return unit === 'm²' ? areaRoles : unit === 'number' ? [...moneyRoles, ...adjustments, 'yield'] : []
}

/** Roles that a wider word may mean: a cost is a tax, a fee or a charge. */
const covered: Readonly<Partial<Record<Meaning, readonly Meaning[]>>> = {
  cost: ['tax', 'notary', 'commission', 'charges', 'works', 'acquisition', 'price', 'instalment', 'interest'],
  acquisition: ['tax', 'notary'],
  value: ['price', 'estimate'],
}

const isCovering = (wide: Meaning, narrow: Meaning): boolean => covered[wide]?.includes(narrow) ?? false

/** The roles that are not said more exactly by another one. */
const exactRoles = (roles: readonly Meaning[]): Meaning[] =>
  roles.filter(role => !roles.some(other => isCovering(role, other)))

const mayBeSame = (one: Meaning, other: Meaning): boolean =>
  one === other || isCovering(one, other) || isCovering(other, one)

const isOf = (meanings: ReadonlySet<Meaning>, role: Meaning): boolean => meanings.has(role)

/** What meanings say together; of several ends or periods none is said. */
export const toSaid = (meanings: ReadonlySet<Meaning>): Said => {
  const ends = (['low', 'mid', 'high'] as const).filter(end => isOf(meanings, end))
  const sides = (['bought', 'sold'] as const).filter(side => isOf(meanings, side))
  const [isMonthly, isYearly] = [isOf(meanings, 'monthly'), isOf(meanings, 'yearly')]
  return {
    roles: meanings,
    end: ends.length === 1 ? ends[0] : undefined,
    side: sides.length === 1 ? sides[0] : undefined,
    isReference: isOf(meanings, 'reference'),
    isOwn: isOf(meanings, 'own'),
    period: isMonthly === isYearly ? undefined : isMonthly ? 'month' : 'year',
  }
}

/** Comparison of what a text says of a figure with what is known of a fact. */
export interface Comparison {
  /** Something that both say is the same. */
  isFitting: boolean
  /** The fact is something else, or the other end or side. */
  isOther: boolean
}

/** Compares what a text says of a figure of a unit with what is known of a fact. */
export const compareSaid = (said: Said, known: Said, unit: Unit | 'times' | 'bare'): Comparison => {
  const own = rolesOfUnit(unit)
  const said_ = exactRoles(own.filter(role => said.roles.has(role)))
  const known_ = exactRoles(own.filter(role => known.roles.has(role)))
  const isRoleShared = said_.some(role => known_.some(other => mayBeSame(role, other)))
  const isRoleOther = said_.length > 0 && known_.length > 0 && !isRoleShared
  const isEndOther = said.end !== undefined && known.end !== undefined && said.end !== known.end
  const isSideOther = said.side !== undefined && known.side !== undefined && said.side !== known.side
  const isPlaceOther = known.isReference
    ? said.isOwn && !said.isReference && !known.isOwn
    : said.roles.has('reference') && said_.length > 0
  return {
    isFitting: isRoleShared || (said.end !== undefined && said.end === known.end),
    isOther: isRoleOther || isEndOther || isSideOther || isPlaceOther,
  }
}

/** What a word means besides itself: who speaks of a yield speaks of a rent and a price. */
const implied: Readonly<Partial<Record<Meaning, readonly Meaning[]>>> = {
  yield: ['rent', 'price', 'charges', 'acquisition'],
  interest: ['loan'],
  loan: ['price'],
  range: ['estimate'],
}

/** Whether words name what a value of a unit is. */
export const sharesRole = ({ roles }: Said, meanings: ReadonlySet<Meaning>, unit: Unit | 'times' | 'bare'): boolean => {
  const named = [...meanings].flatMap(meaning => [meaning, ...(implied[meaning] ?? [])])
  return exactRoles(rolesOfUnit(unit).filter(role => roles.has(role))).some(role =>
    named.some(other => mayBeSame(role, other)),
  )
}

/** Whether something is paid once by what it is. */
const onceRoles: ReadonlySet<Meaning> = new Set([
  ...([
    'price',
    'value',
    'estimate',
    'loan',
    'equity',
    'relief',
    'notary',
    'commission',
    'works',
    'acquisition',
  ] as const),
  'gain',
])

/** The period of a figure whose words name none: a price is paid once. */
export const periodByRole = ({ roles }: Said): Period | undefined => {
  const known = exactRoles(moneyRoles.filter(role => roles.has(role)))
  return known.length > 0 && known.every(role => onceRoles.has(role)) ? 'once' : undefined
}
