/** The letters of accounts: texts before and after the link of each. */
export const words = {
  tiers: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'an unknown address',
  verify: {
    subject: 'Confirm your e-mail address for Valorem',
    before:
      'An account was begun with this address on {time}, from {address}. If it was you, confirm it within one hour with the password that you chose:',
    after:
      'If it was not you, do nothing: no account is opened. If you asked several times, each letter names its own time.',
  },
  existing: {
    subject: 'You already have an account with Valorem',
    before:
      'Somebody tried to create an account with this address on {time}, from {address}. You have one already; sign in here:',
    after: 'If you forgot your password, you can choose a new one on that page. If it was not you, do nothing.',
  },
  reset: {
    subject: 'Choose a new password for Valorem',
    before: 'A new password was asked for on {time}, from {address}. Choose it within one hour:',
    after: 'The link works once. If it was not you, do nothing: your password stays as it is.',
  },
  invitation: {
    subject: 'You are invited to an organisation on Valorem',
    before: '{email} invites you to join “{organisation}”. Answer within seven days:',
    after: 'If you do not know the organisation, do nothing.',
  },
  passwordChanged: {
    subject: 'Your Valorem password was changed',
    before: 'The password of your account was changed, and your other sessions were ended. Your sessions:',
    after: 'If it was not you, choose a new password at once by “Forgot your password?”.',
  },
  passwordReset: {
    subject: 'Your Valorem password was reset',
    before:
      'A new password was set by a link sent to this address, on {time}, from {address}. All sessions were ended. See what else still opens your account:',
    after: 'If it was not you, somebody reads your e-mails: change the password of your mailbox first, then this one.',
  },
  twoFactorChanged: {
    subject: 'Two-step sign-in of your Valorem account was changed',
    before:
      'Two-step verification was changed for your account: an app with codes, a passkey or the backup codes. You see which here:',
    after: 'If it was not you, change your password at once.',
  },
  secondStepDue: {
    subject: 'Two-step verification by {until}',
    before:
      'Your organisation “{organisation}” holds contacts of visitors. From {until}, you need two-step verification to see them: an app with codes or a passkey. Set it up here:',
    after: 'Contacts keep arriving and are delivered. You can set it up after that day too.',
  },
  emailOfKeyCreated: {
    subject: 'A new API key in your Valorem account',
    before: 'A key was created: “{name}”, tier {tier}, from the address {address}. Your keys:',
    after: 'If it was not you, revoke the key and change your password.',
  },
  newAdministrator: {
    subject: 'A new administrator in your organisation on Valorem',
    before:
      '{name} ({email}) is now an administrator of your organisation; it was done from the address {address}. Your organisation:',
    after: 'If this should not be, remove this person there and change your password.',
  },
  signInsRefused: {
    subject: 'Many failed sign-ins to your Valorem account',
    before:
      'Somebody has tried many wrong passwords for your account. For an hour at most, signing in is refused wherever you have not signed in before; the browsers that you use still get in. If you do not want to wait, choose a new password:',
    after: 'Your password has not changed. If you use it elsewhere too, choose one that you use only here.',
  },
} as const
