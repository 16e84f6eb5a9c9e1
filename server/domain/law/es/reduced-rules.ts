import type { Parameter } from '../../core/dated.ts'
import {
  type Condition,
  cataloniaIncome,
  disabled,
  either,
  every,
  firstHome,
  type Input,
  largeFamily,
  mostlyBorrowed,
  notAsked,
  onlyHome,
  ownHome,
  severelyDisabled,
  singleParent,
  smallArea,
  young,
} from './conditions.ts'
import { igicReduced } from './parameters/new-build.ts'
import * as table from './parameters/reduced-rates.ts'

const { youngAgeMax, cataloniaIncomeMax, basqueAreaM2Max, manchaLoanShareAbove } = table

/** A reduced rate of a community, with its conditions. */
export interface ReducedRule {
  rates: Parameter<table.ReducedRates>
  /** Row of the rates. */
  row: string
  condition: Condition
  /** The condition as a possible relief tells it. */
  says: string
  /** Limits that the condition reads. */
  limits?: readonly Parameter<unknown>[]
  /** The rate is for the part of the value up to the limit, not for the whole of values up to it. */
  onFirstPart?: true
}

const rule = (
  rates: Parameter<table.ReducedRates>,
  row: string,
  says: string,
  conditions: readonly Condition[],
  limits: readonly Parameter<unknown>[] = [],
): ReducedRule => ({ rates, row, condition: every(ownHome, ...conditions), says, limits })

const byAge = [youngAgeMax]
const youngOrLarge = either(young, largeFamily)

/** Reduced rates of the transfer tax by community; the ones that are not named have none that is known. */
export const reducedRules: { readonly [Community in Input['region']]?: readonly ReducedRule[] } = {
  'ES-AN': [
    rule(table.andalusiaReduced, 'ownHome', 'It would be the main home.', []),
    rule(table.andalusiaReduced, 'young', 'It would be the main home of buyers under 35.', [young], byAge),
    rule(table.andalusiaReduced, 'family', 'It would be the main home of a large family or of a disabled buyer.', [
      either(largeFamily, disabled),
    ]),
  ],
  'ES-AS': [
    rule(
      table.asturiasReduced,
      'favoured',
      'It would be the main home of buyers of at most 35, or of a large or single-parent family.',
      [either(young, largeFamily, singleParent)],
      byAge,
    ),
  ],
  'ES-IB': [
    rule(table.balearicsReduced, 'firstHome', 'It would be the first and only home of the buyers, to live in.', [
      firstHome,
      onlyHome,
    ]),
    rule(
      table.balearicsReduced,
      'young',
      'It would be the first and only home of buyers under 30, to live in.',
      [firstHome, onlyHome, young],
      byAge,
    ),
  ],
  'ES-CN': [rule(table.canariesReduced, 'onlyHome', 'It would be the main and only home of the buyers.', [onlyHome])],
  'ES-CB': [
    rule(table.cantabriaReduced, 'ownHome', 'It would be the main home.', []),
    rule(
      table.cantabriaReduced,
      'favoured',
      'It would be the main home of buyers under 36 or of a large family.',
      [youngOrLarge],
      byAge,
    ),
  ],
  'ES-CL': [
    rule(
      table.castileLeonReduced,
      'favoured',
      'It would be the main home of buyers under 36 or of a large family.',
      [youngOrLarge],
      byAge,
    ),
    rule(
      table.castileLeonReduced,
      'village',
      'It would be the main home of buyers under 36 in a small municipality.',
      [young, notAsked],
      byAge,
    ),
  ],
  'ES-CM': [
    rule(
      table.castileManchaReduced,
      'firstHome',
      'It would be a first home to live in, and a loan would pay more than half of it.',
      [firstHome, mostlyBorrowed],
      [manchaLoanShareAbove],
    ),
  ],
  'ES-CT': [
    rule(
      table.cataloniaReduced,
      'favoured',
      'It would be the main home of young buyers, a large or single-parent family or a disabled buyer, within the limit of income.',
      [either(young, largeFamily, singleParent, disabled), cataloniaIncome],
      [youngAgeMax, cataloniaIncomeMax],
    ),
  ],
  'ES-VC': [
    rule(
      table.valenciaReduced,
      'young',
      'It would be the first home of buyers under 35 within limits of income.',
      [young, firstHome, notAsked],
      byAge,
    ),
    rule(
      table.valenciaReduced,
      'family',
      'It would be the main home of a large family or of a disabled buyer within limits of income.',
      [either(largeFamily, disabled), notAsked],
    ),
  ],
  'ES-EX': [
    rule(table.extremaduraReduced, 'ownHome', 'It would be a main home, bought within limits of income.', [notAsked]),
  ],
  'ES-GA': [
    rule(table.galiciaReduced, 'ownHome', 'It would be a main home, bought within a limit of wealth.', [notAsked]),
    rule(
      table.galiciaReduced,
      'favoured',
      'It would be the main home of buyers under 36 or of a large family, within a limit of wealth.',
      [youngOrLarge, notAsked],
      byAge,
    ),
  ],
  'ES-MD': [
    rule(table.madridReduced, 'ownHome', 'It would be the main home.', []),
    rule(table.madridReduced, 'family', 'It would be the main home of a large family.', [largeFamily]),
  ],
  'ES-MC': [
    rule(
      table.murciaReduced,
      'young',
      'It would be the main home of buyers of at most 40 within limits of income.',
      [young, notAsked],
      byAge,
    ),
  ],
  'ES-NC': [
    {
      ...rule(table.navarreReduced, 'family', 'It would be the main home of a family that the law favours.', [
        notAsked,
      ]),
      onFirstPart: true,
    },
  ],
  'ES-PV': [
    rule(
      table.basqueCountryReduced,
      'favoured',
      'It would be a main home of at most 120 square metres, or that of a large family.',
      [either(smallArea, largeFamily)],
      [basqueAreaM2Max],
    ),
  ],
  'ES-RI': [
    rule(table.riojaReduced, 'young', 'It would be the first main home of buyers under 40.', [young, firstHome], byAge),
  ],
}

/** Reduced rates of the IGIC on new homes in the Canary Islands. */
export const igicRules: readonly ReducedRule[] = [
  rule(igicReduced, 'onlyHome', 'It would be the main and only home of the buyers.', [onlyHome]),
  rule(
    igicReduced,
    'favoured',
    'It would be the main and only home of buyers of at most 35, of a large family or of a buyer with a disability from 65 per cent.',
    [onlyHome, either(young, largeFamily, severelyDisabled)],
    byAge,
  ),
]
