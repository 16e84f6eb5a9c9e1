import type { FeesInput } from '../../country.ts'
import * as limit from './family-limits.ts'
import { madridVillage } from './reduced-rates.ts'
import {
  aragoneseRules,
  castileLeonRules,
  galicianRules,
  inRuralParish,
  manchaRules,
  murcianRules,
  type ReducedRule,
  rule,
} from './reduced-rules.ts'
import * as table from './stamp-duty-reduced.ts'

/** A rule for the part of the value up to its limit. */
const onFirstPart = (one: ReducedRule): ReducedRule => ({ ...one, extent: 'firstPart' })

/** A rule that takes a part off the duty. */
const partOff = (one: ReducedRule): ReducedRule => ({ ...one, extent: 'partOff' })

/** Reduced rates of the stamp duty on new main homes by community; the ones that are not named have none. */
export const stampDutyRules: { readonly [Community in FeesInput<'ES'>['region']]?: readonly ReducedRule[] } = {
  'ES-AN': [
    rule(table.andalusiaStampReduced, 'ownHome', 'It would be the main home.'),
    rule(
      table.andalusiaStampReduced,
      'young',
      'It would be the main home of buyers under {ageFrom}, of a victim of violence or terrorism, or in a municipality that is losing population (art. 50.1.b and e to g).',
      { any: ['young', 'notAsked'] },
    ),
    rule(table.andalusiaStampReduced, 'family', 'It would be the main home of a large family or of a disabled buyer.', {
      any: ['largeFamily', 'disabled'],
    }),
  ],
  'ES-AR': aragoneseRules(table.aragonStampRebates),
  'ES-IB': [
    rule(
      table.balearicsStampReduced,
      'firstHome',
      'It would be the first and only home of the buyers, to live in.',
      'firstHome',
      'onlyHome',
    ),
  ],
  'ES-CN': [
    rule(
      table.canariesStampReduced,
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
    onFirstPart(rule(table.cantabriaStampReduced, 'ownHome', 'It would be the main home.')),
    onFirstPart(
      rule(
        table.cantabriaStampReduced,
        'favoured',
        'It would be the main home of buyers under {ageFrom}, of a large or single-parent family or of a buyer with a disability, or in a municipality that is losing population (art. 13.4).',
        { any: ['young', 'largeFamily', 'singleParent', 'disabled', 'notAsked'] },
      ),
    ),
    onFirstPart(
      rule(
        table.cantabriaStampReduced,
        'severelyDisabled',
        'It would be the main home of a buyer with a disability from 65 per cent (art. 13.6).',
        'severelyDisabled',
      ),
    ),
  ],
  'ES-CL': castileLeonRules(table.castileLeonStampReduced),
  'ES-CM': manchaRules(table.castileManchaStampReduced),
  'ES-CT': [
    rule(
      table.cataloniaStampReduced,
      'young',
      'It would be the main home of buyers of at most {ageMax} with an income of at most {incomeMax}.',
      'young',
      { income: limit.cataloniaIncomeMax },
    ),
  ],
  'ES-VC': [rule(table.valenciaStampReduced, 'ownHome', 'It would be the main home.')],
  'ES-EX': [
    rule(
      table.extremaduraStampReduced,
      'ownHome',
      'It would be the main home of buyers with an income of at most {incomeMax}, {jointIncomeMax} in a joint return, and of at most {wholeFamilyMax} in the whole family, more for each child (art. 47).',
      { income: limit.extremaduraStampIncomeMax },
    ),
  ],
  'ES-GA': [...galicianRules(table.galiciaStampReduced), inRuralParish(table.galiciaStampReduced, 'art. 17.Ocho')],
  'ES-MD': [
    partOff(rule(table.madridStampRebates, 'ownHome', 'It would be the main home.')),
    partOff(
      rule(
        table.madridStampRebates,
        'family',
        'It would be the main home of a large family, which sells its former one within two years before or after (art. 38 ter.1).',
        'largeFamily',
        'otherHomeSold',
      ),
    ),
    rule(
      madridVillage,
      'village',
      'It would be the main home of buyers under {ageFrom}, in a municipality of fewer than 2 500 people (art. 38 bis.1).',
      'young',
      'notAsked',
    ),
  ],
  'ES-MC': murcianRules(table.murciaStampReduced),
  'ES-RI': [
    rule(
      table.riojaStampReduced,
      'favoured',
      'It would be the main home of a large family or of a buyer with a disability.',
      { any: ['largeFamily', 'disabled'] },
    ),
  ],
}
