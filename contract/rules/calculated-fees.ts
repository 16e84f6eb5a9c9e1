/** Rules of the fees that another calculation asks for; inside `feesInput` those of the operation `fees` hold too. */
export const calculatedFeesRules = {
  fees_calculated_and_sent: {
    message: 'Is calculated with autoFees: true; leave it out.',
    fields: ['acquisitionFees', 'autoFees'],
  },
  fees_input_unread: { message: 'Is read with autoFees: true only.', fields: ['feesInput', 'autoFees'] },
  'fees_input_of_country.around': {
    message: 'Is taken from the request around it.',
    fields: ['feesInput', 'country'],
  },
  'fees_input_of_country.fields': {
    message: 'Has the fields of the country; the rules of the operation `fees` apply to it, with their codes.',
    fields: ['feesInput', 'country'],
  },
} as const
