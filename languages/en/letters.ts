/**
 * The letters of accounts: texts before and after the link of each.
 *
 * Screen: letters of accounts. Reader: agencies. Length: letter.
 */
export const words = {
  tiers: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  unknownAddress: 'an unknown address',
  verify: {
    subject: 'Confirm your e-mail address for Valorem',
    before: 'Confirm your address with the password you chose and you’re in. The link works for one hour:',
    after: 'Asked for on {time}, from {address}. Wasn’t you? Ignore this e-mail and no account is opened.',
  },
  existing: {
    subject: 'You already have an account with Valorem',
    before: 'This address already has an account. Sign in here:',
    after:
      'Somebody tried to create a second one on {time}, from {address}. Forgot your password? Choose a new one on that page. Wasn’t you? Ignore this e-mail.',
  },
  reset: {
    subject: 'Choose a new password for Valorem',
    before: 'Choose your new password. The link works once, for one hour:',
    after: 'Asked for on {time}, from {address}. Wasn’t you? Ignore this e-mail: your password stays the same.',
  },
  invitation: {
    subject: 'Join your team on Valorem',
    before: '{email} invites you to join “{organisation}”. Answer within seven days:',
    after: 'You don’t know “{organisation}”? Ignore this e-mail.',
  },
  passwordChanged: {
    subject: 'You changed your password',
    before: 'Your password was changed and you were signed out everywhere else. Where you are signed in:',
    after: 'Wasn’t you? Choose a new password at once with “Forgot your password?”.',
  },
  passwordReset: {
    subject: 'You reset your password',
    before:
      'A new password was set on {time}, from {address}, with the link we sent you. You were signed out everywhere. See what else opens your account:',
    after: 'Wasn’t you? Then somebody reads your e-mails. Change the password of your mailbox first, then this one.',
  },
  emailChangeOld: {
    subject: 'Confirm your new e-mail address',
    before:
      'Your account is to move from this address to {email}. Confirm here and at the new address within one hour:',
    after:
      'Asked for on {time}, from {address}. Wasn’t you? Leave the link alone, nothing changes then, and choose a new password.',
  },
  emailChangeNew: {
    subject: 'Confirm this address for Valorem',
    before:
      'This address is to become the one of the account {current}. Confirm here and at the old address within one hour:',
    after: 'Asked for on {time}, from {address}. Wasn’t you? Ignore this e-mail and nothing changes.',
  },
  emailTaken: {
    subject: 'You already have an account with Valorem',
    before:
      'Somebody wanted to use this address for another account. It already has an account of its own. Sign in here:',
    after:
      'Asked for on {time}, from {address}. Want to use the address for the other account? Delete this one first. Wasn’t you? Ignore this e-mail.',
  },
  emailChanged: {
    subject: 'Your e-mail address was changed',
    before:
      'Your account moved from {current} to {email} on {time}, from {address}. You were signed out everywhere else. Your account:',
    after: 'Wasn’t you? Then somebody reads your e-mails. Change the password of your mailbox and write to us.',
  },
  twoFactorChanged: {
    subject: 'Your two-step sign-in changed',
    before: 'Your second step was changed: an app with codes, a passkey or the backup codes. See which one:',
    after: 'Wasn’t you? Change your password at once.',
  },
  secondStepDue: {
    subject: 'Set up two-step sign-in by {until}',
    before:
      'From {until} you need a second step to read the contacts of “{organisation}”: an app with codes or a passkey. It takes two minutes:',
    after: 'Your contacts keep arriving. You can also set it up later.',
  },
  emailOfKeyCreated: {
    subject: 'A new code or key in your account',
    before: '“{name}” was created ({tier}), from the address {address}. Your site codes and keys:',
    after: 'Wasn’t you? Revoke it and change your password.',
  },
  newAdministrator: {
    subject: 'A new administrator in your organisation',
    before: '{name} ({email}) can now manage your organisation. The change came from the address {address}. Your team:',
    after: 'Wasn’t you? Remove this person there and change your password.',
  },
  signInsRefused: {
    subject: 'Many failed sign-ins to your account',
    before:
      'Somebody tried many wrong passwords for your account. For up to an hour we turn away devices you have never signed in on; your usual browsers still work. Rather not wait? Choose a new password:',
    after: 'Your password has not changed. If you use it elsewhere too, choose another one for Valorem.',
  },
} as const
