import { franceRules } from '#contract/rules/fr'
import { ruleIssues } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'
import { checkOnlyWithNewBuild } from '../purchase/shared-rules.ts'
import { rebateMost } from './parameters/notary.ts'
import { serviceVat } from './places.ts'

type Input = FeesInput<'FR'>

const checkLien = ({ security, newBuild = false }: Input): RefusedField[] =>
  ruleIssues(franceRules, 'lien_on_new_build', newBuild && security === 'lenderLien', {
    received: security,
    allowed: ['guarantee', 'mortgage'],
  })

const checkNotaryRebate = (law: Law, { notaryRebateRate = 0 }: Input): RefusedField[] => {
  if (notaryRebateRate === 0) return []
  const most = law(rebateMost).value[0]?.rate ?? 0
  const shown = { received: notaryRebateRate, allowed: [`at most ${most}`] }
  return ruleIssues(franceRules, 'rebate_above_most', notaryRebateRate > most, shown, { most, day: law.lawDay.day })
}

/** A sale with VAT where VAT does not apply (CGI art. 294). */
const checkNewBuildVat = (law: Law, { region, newBuild = false }: Input): RefusedField[] =>
  ruleIssues(
    franceRules,
    'new_build_without_vat',
    newBuild && serviceVat(law, { region }).value === 0,
    { received: newBuild, allowed: ['left out, or newBuild: false'] },
    { region },
  )

/** Rules that the request for a French purchase breaks. */
export const checkFrenchRules = (law: Law, input: Input): RefusedField[] => [
  ...checkOnlyWithNewBuild('newBuildDutyBase', input.newBuildDutyBase, input.newBuild),
  ...checkOnlyWithNewBuild('reducedVat', input.reducedVat, input.newBuild),
  ...checkOnlyWithNewBuild('dwellingsInPermit', input.dwellingsInPermit, input.newBuild),
  ...checkNewBuildVat(law, input),
  ...checkLien(input),
  ...checkNotaryRebate(law, input),
]
