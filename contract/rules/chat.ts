/** The rules between the turns of a conversation. */
export const chatRules = {
  last_turn_not_user: {
    message: 'The last turn must be the user’s.',
    fields: ['messages'],
  },
} as const
