import { newBuildRules } from '../../rules/new-build.ts'
import { purchaseRules } from '../../rules/purchase.ts'
import { sharedFieldRules } from '../../rules/shared-fields.ts'
import { type FieldRule, printedRules } from '../../shared/field-rules.ts'
import { ofEveryCountry } from './countries.ts'

/** Rules between fields of the fees, of all countries. */
export const feesRules: readonly FieldRule[] = [
  ...printedRules(purchaseRules, newBuildRules, sharedFieldRules),
  ...ofEveryCountry(({ rules }) => rules).flat(),
]
