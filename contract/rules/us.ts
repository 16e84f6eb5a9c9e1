/** Rules of an American purchase. */
export const unitedStatesRules = {
  city_in_its_state: { message: '{city} lies in {state}, not in {region}.', fields: ['city', 'region'] },
} as const
