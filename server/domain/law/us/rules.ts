import type { BrokenRule } from '../shared-rules.ts'
import type { Input } from './deed-tax.ts'

const stateOf: Record<NonNullable<Input['city']>, Input['region']> = {
  'New York City': 'US-NY',
  'Los Angeles': 'US-CA',
  'San Francisco': 'US-CA',
  Chicago: 'US-IL',
  Philadelphia: 'US-PA',
  Pittsburgh: 'US-PA',
}

/** Rules of an American purchase that a request breaks. */
export const brokenRules = ({ city, region }: Input): BrokenRule[] =>
  city !== undefined && stateOf[city] !== region
    ? [
        {
          path: 'city',
          code: 'city_in_its_state',
          message: `${city} lies in ${stateOf[city]}, not in ${region}.`,
          received: city,
          allowed: Object.entries(stateOf).flatMap(([name, state]) => (state === region ? [name] : [])),
        },
      ]
    : []
