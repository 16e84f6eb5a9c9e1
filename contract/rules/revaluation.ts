export const revaluationRules = {
  day_too_early: {
    message: 'Must be {first} or later: the prices begin there.',
    fields: ['valuedOn', 'valuationDate'],
  },
  day_to_come: {
    message: 'Must not be after today in Luxembourg, {today}.',
    fields: ['valuedOn', 'valuationDate'],
  },
} as const
