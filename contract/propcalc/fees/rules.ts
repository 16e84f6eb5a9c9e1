import { newBuildRules } from '../../rules/new-build.ts'
import { purchaseRules } from '../../rules/purchase.ts'
import { sharedFieldRules } from '../../rules/shared-fields.ts'
import { type FieldRule, mergeRules } from '../../shared/field-rules.ts'
import { mapCountries } from './countries.ts'

/** Rules between fields of the fees, of all countries. */
export const feesRules: readonly FieldRule[] = [
  ...mergeRules(purchaseRules, newBuildRules, sharedFieldRules),
  ...mapCountries(({ rules }) => rules).flat(),
]
