/** A home that breaks one rule between fields, and the field that is blamed. */
export interface RuleCase {
  says: string
  code: string
  path: string
  body: object
}

/** Bodies of the estimation, each of which breaks one rule of `x-rules` and nothing else. */
export const estimationRuleCases: readonly RuleCase[] = [
  {
    says: 'a house by its kind',
    code: 'only_apartments',
    path: 'typeBien',
    body: { commune: 'Mamer', surface: 80, typeBien: 'maison' },
  },
  {
    says: 'a house by its floor',
    code: 'only_apartments',
    path: 'etage',
    body: { commune: 'Mamer', surface: 80, etage: 'maison' },
  },
  {
    says: 'a new build to renovate',
    code: 'new_build_in_bad_condition',
    path: 'etat',
    body: { commune: 'Mamer', surface: 80, estNeuf: true, etat: 'renover' },
  },
  {
    says: 'a new build to freshen up',
    code: 'new_build_in_bad_condition',
    path: 'etat',
    body: { commune: 'Mamer', surface: 80, estNeuf: true, etat: 'rafraichir' },
  },
  {
    says: 'a district of the capital in another municipality',
    code: 'quartier_of_other_commune',
    path: 'quartier',
    body: { commune: 'Mamer', surface: 80, quartier: 'Belair' },
  },
]

/** The cases of each operation that has rules, as bodies of that operation. */
export const ruleCases: Record<string, readonly RuleCase[]> = {
  estimate: estimationRuleCases,
  estimateBatch: estimationRuleCases.map(({ body, ...rest }) => ({ ...rest, body: { items: [body] } })),
}
