/** Living area of the apartment that stands for all where accuracy is implied, in m². */
export const impliedSurfaceM2 = 80

/** Rules of what the service says about its accuracy. */
export const accuracyRules = {
  as_of_out_of_range: {
    message: 'Must be from 2014-01-01 to {today}.',
    fields: ['asOf'],
  },
} as const
