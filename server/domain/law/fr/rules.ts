import type { Law } from '../../core/law.ts'
import type { FeesInput } from '../country.ts'
import type { BrokenRule } from '../shared-rules.ts'
import { rebateMost } from './parameters/notary.ts'

type Input = FeesInput<'FR'>

/** Answers on a new build, sent for an existing dwelling. */
const strayNewBuild = ({ newBuild, newBuildDutyBase, reducedVat }: Input): BrokenRule[] => {
  if (newBuild) return []
  const sent = [
    ['newBuildDutyBase', newBuildDutyBase],
    ['reducedVat', reducedVat || undefined],
  ] as const
  return sent.flatMap(([path, received]) =>
    received === undefined
      ? []
      : [
          {
            path,
            code: 'only_with_new_build',
            message: 'Is read only with newBuild: true.',
            received,
            allowed: ['left out, or newBuild: true'],
          },
        ],
  )
}

const strayLien = ({ security, newBuild }: Input): BrokenRule[] =>
  newBuild && security === 'lenderLien'
    ? [
        {
          path: 'security',
          code: 'lien_on_new_build',
          message: "The lender's lien serves existing dwellings only.",
          received: security,
          allowed: ['guarantee', 'mortgage'],
        },
      ]
    : []

const largeRebate = ({ notaryRebateRate = 0 }: Input, law: Law): BrokenRule[] => {
  if (notaryRebateRate === 0) return []
  const most = law.value(rebateMost)[0]?.rate ?? 0
  return notaryRebateRate > most
    ? [
        {
          path: 'notaryRebateRate',
          code: 'rebate_above_most',
          message: `A notary may grant at most ${most} on ${law.day}.`,
          received: notaryRebateRate,
          allowed: [`at most ${most}`],
        },
      ]
    : []
}

/** Rules of a French purchase that a request breaks. */
export const brokenRules = (input: Input, law: Law): BrokenRule[] => [
  ...strayNewBuild(input),
  ...strayLien(input),
  ...largeRebate(input, law),
]
