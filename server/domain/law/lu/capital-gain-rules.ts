import type { capitalGainsRules } from '#contract/fiscal'
import { yearOf } from '../../core/days.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { Sale } from './sale.ts'

interface BrokenRule extends RefusedField {
  code: (typeof capitalGainsRules)[number]['code']
}

/** Last year in which sums in francs were paid. */
const lastYearOfFrancs = 2001

/** Days that lie after the sale. */
const lateDays = (sale: Sale): BrokenRule[] => {
  const days = [
    ['acquisitionDate', sale.acquisitionDate],
    ['preliminaryContractRegisteredOn', sale.preliminaryContractRegisteredOn],
    ['occupancy.movedOutOn', sale.occupancy?.movedOutOn],
  ] as const
  return days.flatMap(([path, day]) =>
    day !== undefined && day > sale.saleDate
      ? [
          {
            path,
            code: 'after_sale',
            message: `Must not be after the day of the sale, ${sale.saleDate}.`,
            received: day,
            allowed: [`at most ${sale.saleDate}`],
          } as const,
        ]
      : [],
  )
}

const highCosts = ({ saleCosts = 0, salePrice }: Sale): BrokenRule[] =>
  saleCosts > salePrice
    ? [
        {
          path: 'saleCosts',
          code: 'costs_above_price',
          message: 'Must not be above the sale price.',
          received: saleCosts,
          allowed: [`at most ${salePrice}`],
        },
      ]
    : []

/** Improvements before the year of the acquisition or after that of the sale. */
const strayImprovements = ({ improvements = [], acquisitionDate, saleDate }: Sale): BrokenRule[] => {
  const [first, last] = [yearOf(acquisitionDate), yearOf(saleDate)]
  return improvements.flatMap(({ year }, index) =>
    year < first || year > last
      ? [
          {
            path: `improvements[${index}].year`,
            code: 'improvement_outside_holding',
            message: 'Must be a year from the acquisition to the sale.',
            received: year,
            allowed: [`at least ${first}`, `at most ${last}`],
          } as const,
        ]
      : [],
  )
}

/** Sums in francs of a year when there were none any more. */
const lateFrancs = ({ acquisitionCurrency, acquisitionDate, improvements = [] }: Sale): BrokenRule[] => {
  const rule = {
    code: 'francs_after_2001',
    message: `Francs were paid up to ${lastYearOfFrancs}.`,
    received: 'LUF',
    allowed: ['EUR'],
  } as const
  const isLate = acquisitionCurrency === 'LUF' && yearOf(acquisitionDate) > lastYearOfFrancs
  return [
    ...(isLate ? [{ ...rule, path: 'acquisitionCurrency' }] : []),
    ...improvements.flatMap(({ currency, year }, index) =>
      currency === 'LUF' && year > lastYearOfFrancs ? [{ ...rule, path: `improvements[${index}].currency` }] : [],
    ),
  ]
}

/** The facts of the parents' home, of the main residence and of joint taxation that contradict others. */
const contradictions = (sale: Sale): BrokenRule[] => {
  const { parentsMainResidence, acquisitionMode, mainResidence, occupancy, jointTaxation, taxClass } = sale
  const isUnclear = occupancy && occupancy.occupiedAtSale === (occupancy.movedOutOn !== undefined)
  return [
    ...(parentsMainResidence && acquisitionMode !== 'inheritance'
      ? [
          {
            path: 'parentsMainResidence',
            code: 'parents_home_not_inherited',
            message: 'Is possible only with acquisitionMode inheritance.',
            received: true,
            allowed: ['false'],
          } as const,
        ]
      : []),
    ...(mainResidence !== undefined && occupancy
      ? [
          {
            path: 'mainResidence',
            code: 'residence_told_twice',
            message: 'Must be left out when occupancy is sent: the law decides from it.',
            received: mainResidence,
          } as const,
        ]
      : []),
    ...(isUnclear
      ? [
          {
            path: 'occupancy.movedOutOn',
            code: 'moved_out_unclear',
            message: `${occupancy.occupiedAtSale ? 'Must be left out' : 'Is required'} when occupiedAtSale is ${occupancy.occupiedAtSale}.`,
            received: occupancy.movedOutOn,
          } as const,
        ]
      : []),
    ...(jointTaxation && taxClass !== '2'
      ? [
          {
            path: 'jointTaxation',
            code: 'joint_outside_class_2',
            message: `Must be false in class ${taxClass}.`,
            received: true,
            allowed: ['false'],
          } as const,
        ]
      : []),
  ]
}

/** Every rule between fields that a sale breaks, but for that of the allowance, which the law of the day sets. */
export const brokenRules = (sale: Sale): BrokenRule[] => [
  ...lateDays(sale),
  ...highCosts(sale),
  ...strayImprovements(sale),
  ...lateFrancs(sale),
  ...contradictions(sale),
]

/** The allowance that is said to be used, when it is above the allowance in EUR. */
export const highAllowance = ({ decennialAllowanceUsed = 0 }: Sale, ceiling: number): BrokenRule[] =>
  decennialAllowanceUsed > ceiling
    ? [
        {
          path: 'decennialAllowanceUsed',
          code: 'allowance_used_above_allowance',
          message: `Must be at most the allowance, ${ceiling}.`,
          received: decennialAllowanceUsed,
          allowed: [`at most ${ceiling}`],
        },
      ]
    : []
