import type { Law } from '../../core/provision.ts'
import type { RefusedField } from '../../core/refusal.ts'
import { onlyWithNewBuild } from '../purchase/shared-rules.ts'
import type { Input } from './conditions.ts'

/** Rules of a Spanish purchase that a request breaks. */
export const brokenRules = (_law: Law, { protectedHousing, newBuild }: Input): RefusedField[] =>
  onlyWithNewBuild('protectedHousing', protectedHousing, newBuild)
