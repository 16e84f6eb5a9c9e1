import type { Notice } from '#contract/shared/law'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import type { FeeRelief, FeesInput, Findings } from '../country.ts'

type Input = FeesInput<'UK'>

/** What the tax of a nation finds out. */
export type Charged = Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'>

/** Whether the buyers are first-time buyers; undefined while that is not answered. */
export const firstTime = ({ firstTimeBuyer, use, buyerType, ownsOtherDwelling }: Input): boolean | undefined =>
  use !== 'mainResidence' || buyerType === 'company' || ownsOtherDwelling ? false : firstTimeBuyer

/** True for companies, and for persons who say that they own another dwelling and do not replace their main one. */
export const isAdditional = ({ buyerType, ownsOtherDwelling, replacesMainResidence, use }: Input): boolean =>
  buyerType === 'company' || (ownsOtherDwelling === true && !(replacesMainResidence && use === 'mainResidence'))

/** True while nobody has said whether another dwelling is owned. */
export const mayBeAdditional = ({ buyerType, ownsOtherDwelling, firstTimeBuyer }: Input): boolean =>
  buyerType !== 'company' && ownsOtherDwelling === undefined && !firstTimeBuyer

/** Tells what an additional dwelling would cost more. */
export const surchargePossible = (amount: number): Notice[] => [
  {
    code: 'surcharge_possible',
    message: 'With another dwelling the buyers would pay a surcharge; say whether they own one.',
    field: 'ownsOtherDwelling',
    amount,
  },
]

/** A relief that rests on one parameter. */
export const relief = (
  law: Law,
  parameter: Parameter<unknown>,
  said: Omit<FeeRelief, 'basis' | 'certainty'>,
): FeeRelief => ({ ...said, basis: [parameter.id], certainty: law.version(parameter).certainty })

/** What first-time buyers would save, while nobody has said whether the buyers are. */
export const firstTimeRelief = (law: Law, bands: Parameter<unknown>, input: Input, saving: number): FeeRelief[] =>
  firstTime(input) === undefined && saving > 0
    ? [
        relief(law, bands, {
          key: 'firstTimeBuyer',
          label: 'Relief of first-time buyers',
          saving,
          condition: 'Every buyer would have to buy a first home and live in it.',
          fields: ['firstTimeBuyer'],
        }),
      ]
    : []

/** What a person saves whose additional dwelling replaces the main residence. */
export const replacementRelief = (
  law: Law,
  parameter: Parameter<unknown>,
  { use, buyerType }: Input,
  saving: number,
): FeeRelief[] =>
  use === 'mainResidence' && buyerType !== 'company'
    ? [
        relief(law, parameter, {
          key: 'replacementRefund',
          label: 'No surcharge when the main residence is replaced',
          saving,
          condition:
            'The home would have to replace the main residence; what was paid comes back when that is sold within three years.',
          fields: ['replacesMainResidence'],
        }),
      ]
    : []
