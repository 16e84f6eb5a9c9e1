import type { Estimation, Fiscal } from '@valorem/sdk'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import type * as contract from '#contract/estimation'
import type * as fiscal from '#contract/fiscal'
import { namedSchemas } from '#contract/openapi/schemas'
import type { Tier } from '#contract/shared/access'
import type { Meta } from '#contract/shared/envelope'
import type { Code, ErrorResponse, Issue } from '#contract/shared/errors'
import type * as law from '#contract/shared/law'
import { routes } from '../../sdk/src/derived/routes.ts'
import type * as printed from '../../sdk/src/derived/types.ts'

/** The members of a list of texts without the openness that the printer adds. */
type Closed<Text extends string> = Text extends string ? (string extends Text ? never : Text) : never

type Texts<Text extends string> = [Text] extends [never]
  ? never
  : [Closed<Text>] extends [never]
    ? string
    : Closed<Text>

/** A type with open lists closed and lists of any kind as plain arrays, so that both sides can be compared. */
type Plain<Type> =
  | Texts<Extract<Type, string>>
  | (Type extends string
      ? never
      : Type extends readonly (infer Item)[]
        ? Plain<Item>[]
        : Type extends object
          ? { [Field in keyof Type]: Plain<Type[Field]> }
          : Type)

/** True for one and the same type, optional fields included. */
type Same<Left, Right> =
  (<Any>() => Any extends Left ? 1 : 2) extends <Any>() => Any extends Right ? 1 : 2 ? true : false

/** Compiles only when the contract's type and the printed one are the same. */
const tied = <Contract, Printed>(
  ..._same: Same<Plain<Contract>, Plain<Printed>> extends true ? [] : ['The printed type is not that of the contract.']
): true => true

const ties: Record<string, true> = {
  Adjustment: tied<z.output<typeof contract.Adjustment>, printed.Adjustment>(),
  AmountRange: tied<z.output<typeof law.AmountRange>, printed.AmountRange>(),
  Assumption: tied<z.output<typeof law.Assumption>, printed.Assumption>(),
  BatchFailure: tied<z.output<typeof contract.BatchFailure>, printed.BatchFailure>(),
  BatchResponse: tied<z.output<typeof contract.BatchResponse>, printed.BatchResponse>(),
  BatchSuccess: tied<z.output<typeof contract.BatchSuccess>, printed.BatchSuccess>(),
  CapitalGains: tied<z.output<typeof fiscal.CapitalGains>, printed.CapitalGains>(),
  CapitalGainsInput: tied<z.input<typeof fiscal.CapitalGainsInput>, printed.CapitalGainsInput>(),
  CapitalGainsLine: tied<z.output<typeof fiscal.CapitalGains>['lines'][number], printed.CapitalGainsLine>(),
  CapitalGainsRelief: tied<
    z.output<typeof fiscal.CapitalGains>['possibleReliefs'][number],
    printed.CapitalGainsRelief
  >(),
  CapitalGainsResponse: tied<z.output<typeof fiscal.CapitalGainsResponse>, printed.CapitalGainsResponse>(),
  CapitalGainsTotals: tied<z.output<typeof fiscal.CapitalGainsTotals>, printed.CapitalGainsTotals>(),
  Certainty: tied<z.output<typeof law.Certainty>, printed.Certainty>(),
  ErrorCode: tied<z.output<typeof Code>, printed.ErrorCode>(),
  ErrorResponse: tied<z.output<typeof ErrorResponse>, printed.ErrorResponse>(),
  Estimate: tied<z.output<typeof contract.Estimate>, printed.Estimate>(),
  EstimationBatchInput: tied<z.input<typeof contract.EstimationBatchInput>, printed.EstimationBatchInput>(),
  EstimationInput: tied<z.input<typeof contract.EstimationInput>, printed.EstimationInput>(),
  EstimationResponse: tied<z.output<typeof contract.EstimationResponse>, printed.EstimationResponse>(),
  Evidence: tied<z.output<typeof contract.Evidence>, printed.Evidence>(),
  GainAllowance: tied<z.output<typeof fiscal.GainAllowance>, printed.GainAllowance>(),
  GainItem: tied<z.output<typeof fiscal.GainItem>, printed.GainItem>(),
  GainTariff: tied<z.output<typeof fiscal.GainTariff>, printed.GainTariff>(),
  Holding: tied<z.output<typeof fiscal.Holding>, printed.Holding>(),
  Improvement: tied<z.input<typeof fiscal.Improvement>, printed.Improvement>(),
  Issue: tied<z.output<typeof Issue>, printed.Issue>(),
  LawReference: tied<z.output<typeof law.LawReference>, printed.LawReference>(),
  LawRow: tied<z.output<typeof law.LawRow>, printed.LawRow>(),
  Meta: tied<z.output<typeof Meta>, printed.Meta>(),
  Notice: tied<z.output<typeof law.Notice>, printed.Notice>(),
  Occupancy: tied<z.input<typeof fiscal.Occupancy>, printed.Occupancy>(),
  Reference: tied<z.output<typeof contract.Reference>, printed.Reference>(),
  Tier: tied<Tier, printed.Tier>(),
}

/** The methods of each tag, without what is no endpoint. */
const methods: Record<keyof typeof routes, true> = {
  estimation: tied<keyof Omit<Estimation, 'estimateMany'>, keyof (typeof routes)['estimation']>(),
  fiscal: tied<keyof Fiscal, keyof (typeof routes)['fiscal']>(),
}

test('every endpoint has a typed method under its tag, and no method is without one', () => {
  expect(Object.keys(methods)).toEqual(Object.keys(routes))
})

test('every type that the SDK prints is tied to the contract above', () => {
  expect(Object.keys(ties)).toEqual(Object.keys(namedSchemas()))
})

test('a type with one field changed is not the same', () => {
  // @ts-expect-error: a field is missing.
  expect(tied<z.output<typeof contract.Adjustment>, Omit<printed.Adjustment, 'pct'>>()).toBe(true)
  // @ts-expect-error: a field is added, though it may be absent.
  expect(tied<z.output<typeof contract.Adjustment>, printed.Adjustment & { more?: number }>()).toBe(true)
  // @ts-expect-error: a word of the list is missing.
  expect(tied<z.output<typeof contract.Estimate>['confiance'], 'forte' | 'faible'>()).toBe(true)
  // @ts-expect-error: a field became optional.
  expect(tied<z.output<typeof contract.Adjustment>, Partial<printed.Adjustment>>()).toBe(true)
})
