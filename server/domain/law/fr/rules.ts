import { franceRules } from '#contract/rules/fr'
import { broken } from '../../core/broken-rule.ts'
import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import type { FeesInput } from '../country.ts'
import { onlyWithNewBuild } from '../purchase/shared-rules.ts'
import { rebateMost } from './parameters/notary.ts'
import { serviceVat } from './places.ts'

type Input = FeesInput<'FR'>

const unexpectedLien = ({ security, newBuild = false }: Input): RefusedField[] =>
  broken(franceRules, 'lien_on_new_build', newBuild && security === 'lenderLien', {
    received: security,
    allowed: ['guarantee', 'mortgage'],
  })

const largeRebate = (law: Law, { notaryRebateRate = 0 }: Input): RefusedField[] => {
  if (notaryRebateRate === 0) return []
  const most = law(rebateMost).value[0]?.rate ?? 0
  const shown = { received: notaryRebateRate, allowed: [`at most ${most}`] }
  return broken(franceRules, 'rebate_above_most', notaryRebateRate > most, shown, { most, day: law.lawDay.day })
}

/** A sale with VAT where VAT does not apply (CGI art. 294). */
const unknownVat = (law: Law, { region, newBuild = false }: Input): RefusedField[] =>
  broken(
    franceRules,
    'new_build_without_vat',
    newBuild && serviceVat(law, { region }).value === 0,
    { received: newBuild, allowed: ['left out, or newBuild: false'] },
    { region },
  )

/** Rules of a French purchase that a request breaks. */
export const brokenRules = (law: Law, input: Input): RefusedField[] => [
  ...onlyWithNewBuild('newBuildDutyBase', input.newBuildDutyBase, input.newBuild),
  ...onlyWithNewBuild('reducedVat', input.reducedVat, input.newBuild),
  ...onlyWithNewBuild('dwellingsInPermit', input.dwellingsInPermit, input.newBuild),
  ...unknownVat(law, input),
  ...unexpectedLien(input),
  ...largeRebate(law, input),
]
