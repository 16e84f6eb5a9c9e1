import type { BrokenRule } from '../shared-rules.ts'
import type { Input } from './conditions.ts'

/** Rules of a Spanish purchase that a request breaks. */
export const brokenRules = ({ protectedHousing, newBuild }: Input): BrokenRule[] =>
  protectedHousing && !newBuild
    ? [
        {
          path: 'protectedHousing',
          code: 'only_with_new_build',
          message: 'Is read only with newBuild: true.',
          received: protectedHousing,
          allowed: ['left out, or newBuild: true'],
        },
      ]
    : []
