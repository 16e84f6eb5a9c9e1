/** Living area of the reference apartment for implied accuracy, in m². */
export const impliedSurfaceM2 = 80

/** Rules of the accuracy report. */
export const accuracyRules = {
  as_of_out_of_range: {
    message: 'Must be from 2014-01-01 to {today}.',
    fields: ['asOf'],
  },
} as const
