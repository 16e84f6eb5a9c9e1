/** The letters that accounts send: what stands before and after the link of each. */
export const words = {
  tiers: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  verify: {
    subject: 'Confirm your e-mail address for Valorem',
    before: 'Somebody, most likely you, made an account with this address. Confirm it within one hour:',
    after: 'If it was not you, do nothing: the account stays closed.',
  },
  existing: {
    subject: 'You already have an account with Valorem',
    before:
      'Somebody, most likely you, tried to make an account with this address. You have one already; sign in here:',
    after: 'If you forgot your password, you can choose a new one on that page. If it was not you, do nothing.',
  },
  reset: {
    subject: 'Choose a new password for Valorem',
    before: 'Somebody, most likely you, asked for a new password. Choose it within one hour:',
    after: 'The link works once. If it was not you, do nothing: your password stays as it is.',
  },
  invitation: {
    subject: 'Invitation to {organisation} on Valorem',
    before: 'You are invited to join {organisation}. Answer within seven days:',
    after: 'If you do not know the organisation, do nothing.',
  },
  passwordChanged: {
    subject: 'Your Valorem password was changed',
    before: 'The password of your account was changed, and your other sessions were ended. Your sessions:',
    after: 'If it was not you, choose a new password at once by “Forgot your password?”.',
  },
  twoFactorChanged: {
    subject: 'Two-step sign-in of your Valorem account was changed',
    before: 'The second step of signing in was turned on or off for your account. You see which here:',
    after: 'If it was not you, change your password at once.',
  },
  emailOfKeyCreated: {
    subject: 'A new API key in your Valorem account',
    before: 'A key was made: “{name}”, tier {tier}, from the address {address}. Your keys:',
    after: 'If it was not you, revoke the key and change your password.',
  },
} as const
