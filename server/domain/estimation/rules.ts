import type { estimationRules } from '#contract/estimation'
import type { RefusedField } from '../core/refusal.ts'
import type { EstimationInput } from './apartment.ts'
import type { Place } from './commune-name.ts'
import type { Quartier } from './reference-prices.ts'

interface BrokenRule extends RefusedField {
  code: (typeof estimationRules)[number]['code']
}

/** The fields that ask for a house. */
const houses = ({ typeBien, etage }: EstimationInput): BrokenRule[] => {
  const rule = { code: 'only_apartments', message: 'Only apartments are estimated.', received: 'maison' } as const
  return [
    ...(typeBien === 'maison' ? [{ ...rule, path: 'typeBien', allowed: ['appartement'] }] : []),
    ...(etage === 'maison' ? [{ ...rule, path: 'etage', allowed: ['rdc', 'entre', 'dernier'] }] : []),
  ]
}

/** A new build that needs work. */
const wornNewBuild = ({ estNeuf, etat }: EstimationInput): BrokenRule[] =>
  estNeuf && (etat === 'rafraichir' || etat === 'renover')
    ? [
        {
          path: 'etat',
          code: 'new_build_in_bad_condition',
          message: 'A new build (estNeuf) cannot be in need of work.',
          received: etat,
          allowed: ['neuf', 'renove', 'bon'],
        },
      ]
    : []

/** A district of another municipality than the one sent. */
const strayQuartier = (
  { quartier }: EstimationInput,
  { commune, quartierElsewhere }: Place,
  quartiers: readonly Quartier[],
): BrokenRule[] => {
  if (!quartierElsewhere) return []
  const own = quartiers.filter(candidate => candidate.commune === commune.name).map(({ name }) => name)
  return [
    {
      path: 'quartier',
      code: 'quartier_of_other_commune',
      message: `This district belongs to ${quartierElsewhere.join(' and ')}, not to ${commune.name}.`,
      received: quartier,
      allowed: own.length > 0 ? own : [`left out: no district of ${commune.name} is known`],
    },
  ]
}

/** Every rule between fields that a request breaks; the place is missing when its name was not found. */
export const brokenRules = (
  input: EstimationInput,
  place: Place | undefined,
  quartiers: readonly Quartier[],
): BrokenRule[] => [...houses(input), ...wornNewBuild(input), ...(place ? strayQuartier(input, place, quartiers) : [])]
