/** A module that no thread can load. */
export const calculate: unknown = JSON.parse('no JSON')
