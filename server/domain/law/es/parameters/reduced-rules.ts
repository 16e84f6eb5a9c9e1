import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import * as limit from './family-limits.ts'
import { igicReduced } from './new-build.ts'
import * as table from './reduced-rates.ts'
import * as stamp from './stamp-duty-reduced.ts'

/** Named conditions of a reduced rate, besides that the buyers will live in the home. */
export type ConditionName =
  | 'young'
  | 'oneYoung'
  | 'largeFamily'
  | 'singleParent'
  | 'disabled'
  | 'severelyDisabled'
  | 'firstHome'
  | 'onlyHome'
  | 'otherHomeSold'
  | 'noOtherHomeOrSold'
  | 'withChildren'
  | 'firstOrLargerHome'
  | 'smallArea'
  | 'mostlyBorrowed'
  | 'wellBorrowed'
  | 'resident'
  | 'specialCategory'
  | 'notAsked'

/** A named condition, one with the limit that it tests, or a combination of others. */
export type Condition =
  | ConditionName
  | { readonly ageMax: Parameter<number> }
  | { readonly income: Parameter<limit.FamilyLimit> }
  | { readonly generalIncome: Parameter<limit.FamilyLimit> }
  | { readonly wealth: Parameter<limit.FamilyLimit> }
  | { readonly price: Parameter<limit.FamilyLimit> }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }

/** Extent of a reduced rate: the whole value, the part up to the limit, or a part taken off the tax. */
type Extent = 'whole' | 'firstPart' | 'partOff'

/** A reduced rate for homes, most of them to live in, with its conditions. */
export interface ReducedRule {
  readonly rates: Parameter<{ readonly [row: string]: readonly Band[] | undefined }>
  /** Row of the rates; a row that a version of the table lacks is not in force under it. */
  readonly row: string
  /** Conditions that must all be met. */
  readonly conditions: readonly Condition[]
  /** The home need not be lived in, nor the buyer be a natural person. */
  readonly isForAnyUse?: true
  /** The rate is for the shares of the buyers who qualify; else all of them must. */
  readonly isByShare?: true
  /** The condition in the words of a possible relief; figures of the law in braces. */
  readonly text: string
  /** Extent; the whole value where absent. */
  readonly extent?: Extent
  /** Limit of the value that depends on the family. */
  readonly valueMax?: Parameter<limit.FamilyLimit>
  /** The same limit for the price paid, where the value is higher. */
  readonly priceMax?: Parameter<limit.FamilyLimit>
}

/** Rule of a row of its table. */
const rule = <Row extends string>(
  rates: Parameter<table.ReducedRates<Row>>,
  row: NoInfer<Row>,
  text: string,
  ...conditions: readonly Condition[]
): ReducedRule => ({ rates, row, text, conditions })

/** Rule that each buyer meets alone, for the own share. */
const byShare = (whole: ReducedRule): ReducedRule => ({ ...whole, isByShare: true })

/** Rebates of Aragon for main homes, the same for transfer tax and stamp duty. */
const aragoneseRules = (
  rebates: Parameter<table.ReducedRates<'young' | 'severelyDisabled' | 'largeFamily'>>,
): ReducedRule[] => {
  const rules = [
    rule(
      rebates,
      'young',
      'It would be the main home of buyers under {ageFrom} or of a victim of violence (arts 121-4 and 122-10).',
      { any: ['young', 'notAsked'] },
    ),
    rule(
      rebates,
      'severelyDisabled',
      'It would be the main home of a buyer with a disability from 65 per cent.',
      'severelyDisabled',
    ),
    rule(
      rebates,
      'largeFamily',
      'It would be the first main home of a large family, or a larger one after the sale of the former, with an income of at most {incomeMax}, and more for each child above the number that makes it large (arts 121-5 and 122-3).',
      'largeFamily',
      'firstOrLargerHome',
      { income: limit.aragonFamilyIncomeMax },
    ),
  ]
  return rules.map(one => ({ ...one, extent: 'partOff' }))
}

/** Rates of Castilla-La Mancha for first homes, the same for transfer tax and stamp duty. */
const manchaRules = (rates: Parameter<table.ReducedRates<'firstHome' | 'favoured' | 'village'>>): ReducedRule[] => [
  rule(
    rates,
    'firstHome',
    'It would be the first home of the buyers, to live in, and a mortgage would pay more than half of it.',
    'firstHome',
    'mostlyBorrowed',
  ),
  rule(
    rates,
    'favoured',
    'It would be the first home, to live in, of buyers under {ageFrom}, of a large or single-parent family or of a buyer with a disability from 65 per cent, and a mortgage would pay more than half of it.',
    'firstHome',
    'mostlyBorrowed',
    { any: ['young', 'largeFamily', 'singleParent', 'severelyDisabled'] },
  ),
  rule(
    rates,
    'village',
    'It would be the first home of the buyers, to live in, in a zone of extreme depopulation, and a mortgage would pay more than half of it; in zones of lesser depopulation the rate is higher, but still below the usual one (arts 19.2 and 21.2).',
    'firstHome',
    'mostlyBorrowed',
    'notAsked',
  ),
]

/** Rates of Murcia for main homes, the same for transfer tax and stamp duty. */
const murcianRules = (
  rates: Parameter<table.ReducedRates<'young' | 'largeFamily' | 'severelyDisabled'>>,
): ReducedRule[] => [
  rule(
    rates,
    'young',
    'It would be the main home of buyers of at most {ageMax} with a general income of at most {incomeMax} and at most {savingsMax} from savings.',
    'young',
    { generalIncome: limit.murciaIncomeMax },
  ),
  rule(
    rates,
    'largeFamily',
    'It would be the first main home of a large family, or a larger one after the sale of the former, with a general income of at most {incomeMax}, and more for each child above the number that makes it large (arts 6.5 and 7.5).',
    'largeFamily',
    'firstOrLargerHome',
    { generalIncome: limit.murciaFamilyIncomeMax },
  ),
  rule(
    rates,
    'severelyDisabled',
    'It would be the main home of a buyer with a disability from 65 per cent, with a general income of at most {incomeMax} and at most {savingsMax} from savings.',
    'severelyDisabled',
    { generalIncome: limit.murciaIncomeMax },
  ),
]

/** Rates of Castile and Leon for main homes, the same for transfer tax and stamp duty. */
const castileLeonRules = (rates: Parameter<table.ReducedRates<'favoured' | 'village'>>): ReducedRule[] => [
  rule(
    rates,
    'favoured',
    'It would be the main home of a large family or of a buyer with a disability from 65 per cent, who sell any other home within a year, or the first home of buyers under {ageFrom} or one of protected housing, within limits of income (arts 25.3, 26.2 and 28.2).',
    {
      any: [
        { all: [{ any: ['largeFamily', 'severelyDisabled'] }, 'otherHomeSold'] },
        { all: ['firstHome', { any: ['young', 'notAsked'] }] },
      ],
    },
    { income: limit.castileLeonIncomeMax },
  ),
  rule(
    rates,
    'village',
    'It would be the first main home of buyers under {ageFrom} in a small municipality, within limits of income (arts 25.4 and 26.3).',
    'young',
    'firstHome',
    { income: limit.castileLeonIncomeMax },
    'notAsked',
  ),
]

/** Rates of Galicia for main homes, the same for transfer tax and stamp duty. */
const galicianRules = (
  rates: Parameter<table.ReducedRates<'ownHome' | 'young' | 'singleParent' | 'largeFamily' | 'severelyDisabled'>>,
): ReducedRule[] => [
  {
    ...rule(
      rates,
      'ownHome',
      'It would be the main home of buyers; neither their wealth nor the price may be above {wealthMax}, and more for each further member of the household.',
      { wealth: limit.galiciaLimits },
    ),
    priceMax: limit.galiciaLimits,
  },
  {
    ...rule(
      rates,
      'young',
      'It would be the main home of buyers under {ageFrom} or of a victim of violence; neither their wealth nor the price may be above {wealthMax}, and more for each further member of the household.',
      { any: ['young', 'notAsked'] },
      { wealth: limit.galiciaLimits },
    ),
    priceMax: limit.galiciaLimits,
  },
  {
    ...rule(
      rates,
      'singleParent',
      'It would be the main home of a single-parent family; neither its wealth nor the price may be above {wealthMax}, and more for each further member of the household.',
      'singleParent',
      { wealth: limit.galiciaLimits },
    ),
    priceMax: limit.galiciaLimits,
  },
  {
    ...rule(
      rates,
      'largeFamily',
      'It would be the main home of a large family; neither its wealth nor the price may be above {wealthMax}, and more for each child above the number that makes it large.',
      'largeFamily',
      { wealth: limit.galiciaLargeFamilyLimits },
    ),
    priceMax: limit.galiciaLargeFamilyLimits,
  },
  rule(
    rates,
    'severelyDisabled',
    'It would be the main home of a buyer with a disability from 65 per cent.',
    'severelyDisabled',
  ),
]

/**
 * Takes off the whole tax for the favoured buyers of Galicia in sparsely populated parishes; no field asks for the
 * parish.
 */
const inRuralParish = (rates: Parameter<table.ReducedRates<'favouredInRuralParish'>>, article: string): ReducedRule =>
  rule(
    rates,
    'favouredInRuralParish',
    `It would be the main home, in a sparsely populated parish, of buyers entitled to the rate for the young, for families or for disability: no tax would be due (${article}).`,
    {
      any: [
        { all: [{ any: ['young', 'singleParent'] }, { wealth: limit.galiciaLimits }, { price: limit.galiciaLimits }] },
        {
          all: ['largeFamily', { wealth: limit.galiciaLargeFamilyLimits }, { price: limit.galiciaLargeFamilyLimits }],
        },
        'severelyDisabled',
      ],
    },
    'notAsked',
  )

/** Reduced rates of the transfer tax by community; those without an entry have none that is known. */
export const reducedRules: { readonly [Community in FeesInput<'ES'>['region']]?: readonly ReducedRule[] } = {
  'ES-AN': [
    rule(table.andalusiaReduced, 'ownHome', 'It would be the main home.'),
    byShare(
      rule(
        table.andalusiaReduced,
        'young',
        'It would be the main home of buyers under {ageFrom}, of a victim of violence or terrorism, or in a municipality that is losing population (art. 43.1.b and e to g); of a couple one is enough, of other buyers the rate is for the shares of those who qualify (art. 43.2).',
        { any: ['young', 'notAsked'] },
      ),
    ),
    rule(table.andalusiaReduced, 'family', 'It would be the main home of a large family or of a disabled buyer.', {
      any: ['largeFamily', 'disabled'],
    }),
  ],
  'ES-AR': aragoneseRules(table.aragonRebates),
  'ES-AS': [
    rule(
      table.asturiasReduced,
      'favoured',
      'It would be the main home of buyers of at most {ageMax}, of a large family or of a victim of violence, or in a rural area that is losing population (art. 32 bis).',
      { any: ['young', 'largeFamily', 'notAsked'] },
    ),
    rule(table.asturiasReduced, 'singleParent', 'It would be the main home of a single-parent family.', 'singleParent'),
  ],
  'ES-IB': [
    rule(table.balearicsReduced, 'onlyHome', 'It would be the main and only home of the buyers.', 'onlyHome'),
    rule(
      table.balearicsReduced,
      'young',
      'It would be the first and only home of buyers under {ageFrom}, to live in, or the only one of a buyer with the tax minimum for a disabled parent or child (art. 10.d).',
      'onlyHome',
      { any: [{ all: [{ ageMax: table.balearicsReducedAgeMax }, 'firstHome'] }, 'notAsked'] },
    ),
    rule(
      table.balearicsReduced,
      'singleParent',
      'It would be the main and only home of a single-parent family.',
      'singleParent',
      'onlyHome',
    ),
    {
      ...rule(
        table.balearicsReduced,
        'family',
        'It would be the main and only home of a large family, or of a single-parent family of the special category, of a value of at most {valueMax}.',
        { any: ['largeFamily', { all: ['singleParent', 'specialCategory'] }] },
        'onlyHome',
      ),
      extent: 'firstPart',
      valueMax: limit.balearicsFamilyValueMax,
    },
    rule(
      table.balearicsReduced,
      'rebated',
      'It would be the first and only home of buyers under {ageFrom} or with a disability who have lived in the islands for {yearsMin} years, with an income of at most {incomeMax}, {jointIncomeMax} in a joint return, and a mortgage of at least {loanPercentMin} per cent of the appraised value.',
      'firstHome',
      'onlyHome',
      { any: ['young', 'disabled'] },
      'resident',
      { income: limit.balearicsIncomeMax },
      'wellBorrowed',
    ),
  ],
  'ES-CN': [
    rule(
      table.canariesReduced,
      'onlyHome',
      'It would be the main home of buyers who own no other, or sell it within two years (art. 31.1.a).',
      'noOtherHomeOrSold',
    ),
    rule(
      table.canariesReduced,
      'young',
      'It would be the first and only home of buyers of at most {ageMax} with an income of at most {incomeMax}, and more for each dependant, or of a victim of violence (art. 35).',
      'onlyHome',
      'firstHome',
      { any: [{ all: ['young', { income: limit.canariesIncomeMax }] }, 'notAsked'] },
    ),
    rule(
      table.canariesReduced,
      'largeFamily',
      'It would be the main home of a large family that owns no other, or sells it within two years, with an income of at most {incomeMax}, and more for each child above the number that makes it large (art. 32).',
      'largeFamily',
      'noOtherHomeOrSold',
      { income: limit.canariesFamilyIncomeMax },
    ),
    rule(
      table.canariesReduced,
      'severelyDisabled',
      'It would be the main home of a buyer with a disability from 65 per cent, or with a dependant who has one, who owns no other, or sells it within two years, with an income of at most {incomeMax}, and more for each dependant (art. 33).',
      'severelyDisabled',
      'noOtherHomeOrSold',
      { income: limit.canariesDisabledIncomeMax },
    ),
    rule(
      table.canariesReduced,
      'singleParent',
      'It would be the main home of a single-parent family that owns no other, or sells it within two years, with an income of at most {incomeMax}, and more for each dependant (art. 33 bis).',
      'singleParent',
      'noOtherHomeOrSold',
      { income: limit.canariesIncomeMax },
    ),
  ],
  'ES-CB': [
    rule(table.cantabriaOwnHome, 'ownHome', 'It would be the main home.'),
    {
      ...byShare(
        rule(
          table.cantabriaReduced,
          'favoured',
          'It would be the main home of buyers under {ageFrom}, of a large or single-parent family or of a buyer with a disability, protected housing, or in a municipality that is losing population (art. 9.3).',
          { any: ['young', 'largeFamily', 'singleParent', 'disabled', 'notAsked'] },
        ),
      ),
      extent: 'firstPart',
    },
    {
      ...rule(
        table.cantabriaReduced,
        'severelyDisabled',
        'It would be the main home of a buyer with a disability from 65 per cent (art. 9.6).',
        'severelyDisabled',
      ),
      extent: 'firstPart',
    },
  ],
  'ES-CL': castileLeonRules(table.castileLeonReduced),
  'ES-CM': manchaRules(table.castileManchaReduced),
  'ES-CT': [
    rule(
      table.cataloniaReduced,
      'favoured',
      'It would be the main home of buyers of at most {ageMax}, of a large or single-parent family, of a buyer with a disability from 65 per cent or of a victim of violence, with an income of at most {incomeMax}, and more for large families (arts 641-2 to 641-5 bis).',
      { any: ['young', 'largeFamily', 'singleParent', 'severelyDisabled', 'notAsked'] },
      { income: limit.cataloniaIncomeMax },
    ),
  ],
  'ES-VC': [
    byShare(
      rule(
        table.valenciaReduced,
        'young',
        'It would be the first home of buyers under {ageFrom} with an income of at most {incomeMax}, {jointIncomeMax} in a joint return.',
        'young',
        'firstHome',
        { income: limit.valenciaIncomeMax },
      ),
    ),
    rule(
      table.valenciaReduced,
      'family',
      'It would be the main home of a large or single-parent family within limits of income, of a buyer with a disability from 65 per cent, or from 33 per cent where it is intellectual or mental, or of a victim of violence (art. 13.Cuatro and Cinco).',
      {
        any: [
          { all: [{ any: ['largeFamily', 'singleParent'] }, { income: limit.valenciaIncomeMax }] },
          'severelyDisabled',
          'notAsked',
        ],
      },
    ),
  ],
  'ES-EX': [
    rule(
      table.extremaduraReduced,
      'ownHome',
      'It would be the main home of buyers with an income of at most {incomeMax}, {jointIncomeMax} in a joint return.',
      { income: limit.extremaduraIncomeMax },
    ),
    rule(
      table.extremaduraReduced,
      'young',
      'It would be the main home of buyers under {ageFrom} with an income of at most {incomeMax}, {jointIncomeMax} in a joint return; of a couple, one is enough (arts 40 bis and 41.2).',
      { any: ['young', 'oneYoung'] },
      { income: limit.extremaduraIncomeMax },
    ),
    rule(
      table.extremaduraReduced,
      'family',
      'It would be the main home of a large family, of a buyer with a disability from 65 per cent or of a parent alone with two children, with an income of at most {incomeMax}, {jointIncomeMax} in a joint return (art. 41).',
      { any: ['largeFamily', 'severelyDisabled', 'notAsked'] },
      { income: limit.extremaduraIncomeMax },
    ),
  ],
  'ES-GA': [
    ...galicianRules(table.galiciaReduced).map(one => (one.row === 'young' ? byShare(one) : one)),
    {
      ...rule(
        table.galiciaReduced,
        'ruralParish',
        'It would be the main home, in a sparsely populated parish; neither the wealth of the buyers nor the price may be above {wealthMax}, and more for each further member of the household (art. 14.Siete).',
        { wealth: limit.galiciaLimits },
        'notAsked',
      ),
      priceMax: limit.galiciaLimits,
    },
    {
      ...rule(
        table.galiciaReduced,
        'anyInRuralParish',
        'It would be a home in a sparsely populated parish, to live in or not (art. 14.Siete).',
        'notAsked',
      ),
      isForAnyUse: true,
    },
    inRuralParish(table.galiciaReduced, 'art. 16.Siete'),
  ],
  'ES-MD': [
    rule(table.madridReduced, 'ownHome', 'It would be the main home.'),
    rule(
      table.madridReduced,
      'family',
      'It would be the main home of a large family, which sells its former one within two years before or after (art. 29.1).',
      'largeFamily',
      'otherHomeSold',
    ),
    rule(
      table.madridVillage,
      'village',
      'It would be the main home of buyers under {ageFrom}, in a municipality of fewer than 2 500 people (art. 30 bis.1).',
      'young',
      'notAsked',
    ),
  ],
  'ES-MC': murcianRules(table.murciaReduced),
  'ES-NC': [
    {
      ...rule(
        table.navarreReduced,
        'family',
        'It would be the main home of a family with {childrenMin} children or more that owns no other home in Navarre.',
        'withChildren',
        'noOtherHomeOrSold',
      ),
      extent: 'firstPart',
    },
    rule(
      table.navarreReduced,
      'village',
      'It would be the main home, in a municipality that is losing population (art. 8.1.b.2).',
      'notAsked',
    ),
  ],
  'ES-PV': [
    rule(
      table.basqueCountryReduced,
      'favoured',
      'It would be a main home of at most {areaM2Max} square metres, or that of a large family.',
      { any: ['smallArea', 'largeFamily'] },
    ),
  ],
  'ES-RI': [
    byShare(
      rule(
        table.riojaReduced,
        'youngWithin',
        'It would be the first main home of buyers under {ageFrom} with a general income of at most {incomeMax}, {jointIncomeMax} in a joint return, and at most {savingsMax} from savings.',
        'young',
        'firstHome',
        { generalIncome: limit.riojaIncomeMax },
      ),
    ),
    byShare(
      rule(
        table.riojaReduced,
        'young',
        'It would be the first main home of buyers under {ageFrom}.',
        'young',
        'firstHome',
      ),
    ),
    rule(
      table.riojaReduced,
      'village',
      'It would be the first main home of buyers under {ageFrom}, in one of the small towns of annex I (art. 45.3).',
      'young',
      'firstHome',
      'notAsked',
    ),
    rule(table.riojaReduced, 'largeFamily', 'It would be the main home of a large family.', 'largeFamily'),
    rule(
      table.riojaReduced,
      'growingFamily',
      'It would be the larger main home of a large family with an income of at most {incomeMax}, within years of a birth (art. 45.1).',
      'largeFamily',
      { income: limit.riojaFamilyIncomeMax },
      'notAsked',
    ),
    rule(table.riojaReduced, 'disabled', 'It would be the main home of a buyer with a disability.', 'disabled'),
  ],
}

/** Reduced rates of the IGIC on new homes in the Canary Islands. */
export const igicRules: readonly ReducedRule[] = [
  rule(igicReduced, 'onlyHome', 'It would be the main and only home of the buyers.', 'onlyHome'),
  rule(
    igicReduced,
    'favoured',
    'It would be the main and only home of buyers of at most {ageMax}, of a single-parent family, of a buyer with a disability from 65 per cent, of a victim of violence, or of a family with an income of at most {incomeMax}, {jointIncomeMax} in a joint return (art. 58.Dos).',
    'onlyHome',
    { any: ['young', 'singleParent', 'severelyDisabled', { income: limit.igicIncomeMax }, 'notAsked'] },
  ),
  rule(igicReduced, 'largeFamily', 'It would be the main and only home of a large family.', 'largeFamily', 'onlyHome'),
  rule(
    igicReduced,
    'specialFamily',
    'It would be the main and only home of a large family of the special category.',
    'largeFamily',
    'specialCategory',
    'onlyHome',
  ),
]

/** Limits a rule to the part of the value up to its limit. */
const onFirstPart = (one: ReducedRule): ReducedRule => ({ ...one, extent: 'firstPart' })

/** Makes a rule take a part off the duty. */
const partOff = (one: ReducedRule): ReducedRule => ({ ...one, extent: 'partOff' })

/** Reduced rates of the stamp duty on new main homes by community; those without an entry have none. */
export const stampDutyRules: { readonly [Community in FeesInput<'ES'>['region']]?: readonly ReducedRule[] } = {
  'ES-AN': [
    rule(stamp.andalusiaStampReduced, 'ownHome', 'It would be the main home.'),
    byShare(
      rule(
        stamp.andalusiaStampReduced,
        'young',
        'It would be the main home of buyers under {ageFrom}, of a victim of violence or terrorism, or in a municipality that is losing population (art. 50.1.b and e to g); of a couple one is enough, of other buyers the rate is for the shares of those who qualify (art. 50.2).',
        { any: ['young', 'notAsked'] },
      ),
    ),
    rule(stamp.andalusiaStampReduced, 'family', 'It would be the main home of a large family or of a disabled buyer.', {
      any: ['largeFamily', 'disabled'],
    }),
  ],
  'ES-AR': aragoneseRules(stamp.aragonStampRebates),
  'ES-IB': [
    rule(
      stamp.balearicsStampReduced,
      'firstHome',
      'It would be the first and only home of the buyers, to live in.',
      'firstHome',
      'onlyHome',
    ),
  ],
  'ES-CN': [
    rule(
      stamp.canariesStampReduced,
      'favoured',
      'It would be the main home of a large or single-parent family, of a buyer with a disability from 65 per cent or, as a first one, of buyers of at most {ageMax}, who own no other or sell it within two years, within the limits of income of the transfer tax, or of a victim of violence (art. 37).',
      'noOtherHomeOrSold',
      {
        any: [
          { all: ['largeFamily', { income: limit.canariesFamilyIncomeMax }] },
          { all: ['severelyDisabled', { income: limit.canariesDisabledIncomeMax }] },
          { all: ['singleParent', { income: limit.canariesIncomeMax }] },
          { all: ['young', 'firstHome', 'onlyHome', { income: limit.canariesIncomeMax }] },
          'notAsked',
        ],
      },
    ),
  ],
  'ES-CB': [
    onFirstPart(rule(stamp.cantabriaStampReduced, 'ownHome', 'It would be the main home.')),
    onFirstPart(
      rule(
        stamp.cantabriaStampReduced,
        'favoured',
        'It would be the main home of buyers under {ageFrom}, of a large or single-parent family or of a buyer with a disability, or in a municipality that is losing population (art. 13.4).',
        { any: ['young', 'largeFamily', 'singleParent', 'disabled', 'notAsked'] },
      ),
    ),
    onFirstPart(
      rule(
        stamp.cantabriaStampReduced,
        'severelyDisabled',
        'It would be the main home of a buyer with a disability from 65 per cent (art. 13.6).',
        'severelyDisabled',
      ),
    ),
  ],
  'ES-CL': castileLeonRules(stamp.castileLeonStampReduced),
  'ES-CM': manchaRules(stamp.castileManchaStampReduced),
  'ES-CT': [
    rule(
      stamp.cataloniaStampReduced,
      'young',
      'It would be the main home of buyers of at most {ageMax} with an income of at most {incomeMax}.',
      'young',
      { income: limit.cataloniaIncomeMax },
    ),
  ],
  'ES-VC': [rule(stamp.valenciaStampReduced, 'ownHome', 'It would be the main home.')],
  'ES-EX': [
    rule(
      stamp.extremaduraStampReduced,
      'ownHome',
      'It would be the main home of buyers with an income of at most {incomeMax}, {jointIncomeMax} in a joint return, and of at most {wholeFamilyMax} in the whole family, more for each child (art. 47).',
      { income: limit.extremaduraStampIncomeMax },
    ),
  ],
  'ES-GA': [...galicianRules(stamp.galiciaStampReduced), inRuralParish(stamp.galiciaStampReduced, 'art. 17.Ocho')],
  'ES-MD': [
    partOff(rule(stamp.madridStampRebates, 'ownHome', 'It would be the main home.')),
    partOff(
      rule(
        stamp.madridStampRebates,
        'family',
        'It would be the main home of a large family, which sells its former one within two years before or after (art. 38 ter.1).',
        'largeFamily',
        'otherHomeSold',
      ),
    ),
    rule(
      table.madridVillage,
      'village',
      'It would be the main home of buyers under {ageFrom}, in a municipality of fewer than 2 500 people (art. 38 bis.1).',
      'young',
      'notAsked',
    ),
  ],
  'ES-MC': murcianRules(stamp.murciaStampReduced),
  'ES-RI': [
    rule(
      stamp.riojaStampReduced,
      'favoured',
      'It would be the main home of a large family or of a buyer with a disability.',
      { any: ['largeFamily', 'disabled'] },
    ),
  ],
}
