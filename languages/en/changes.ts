/**
 * The letters about changes of an organisation: texts before and after the lines of each; `lines` says what was changed,
 * `items` what a former member made, `reasons` how it left.
 *
 * Screen: letters about changes of an organisation. Reader: agencies. Length: letter.
 */
export const words = {
  letters: {
    changes: {
      subject: 'Changes in your organisation',
      before: 'This changed in “{organisation}”:',
      after: 'Wasn’t you? Undo it on that page and change your password.',
    },
    memberLeft: {
      subject: 'Please decide: set up by a former member',
      before: '{name} {reason} “{organisation}” on {when}. This person had set up:',
      after:
        'Paused items stay paused until you decide on that page: keep, replace or end them. Until then contacts come to you.',
    },
    handedOver: {
      subject: 'You handed over your organisation',
      before:
        'You handed “{organisation}” over to {name} ({email}) on {when} and are now an administrator. You can take it back until {until}:',
      after: 'Wasn’t you? Take it back there and change your password.',
    },
    handedOverToYou: {
      subject: 'You now own an organisation',
      before:
        '{name} ({email}) handed “{organisation}” over to you on {when}. This can be undone until {until}; after that you can hand it on or delete it. Your organisation:',
      after: 'Surprised? Write to the former owner.',
    },
    handOverUndone: {
      subject: 'The former owner took it back',
      before: '{name} ({email}) took back the ownership of “{organisation}” on {when}. Your organisation:',
      after: 'Surprised? Change your password and write to the other person.',
    },
  },
  you: 'You',
  person: '{name} ({email})',
  formerMember: 'A former member',
  byLink: 'By the link in a letter',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'contacts will go to {email} once that address confirms',
    addressConfirmed: 'contacts now go to {email}',
    addressRemoved: 'contacts go to the owner again',
    addressStopped: 'contacts no longer go to {email}, but to the owner',
    webhookAdded: 'added the CRM connection {url}',
    webhookRotated: 'new secret key for the CRM connection {url}',
    webhookRemoved: 'removed the CRM connection {url}',
    leadsKept: 'contacts are kept for {days} days (0: deleted once delivered)',
    administratorInvited: 'invited {email} as an administrator',
    itemKept: 'kept what a former member had set up: {name}',
  },
  items: {
    key: 'Site code or key “{name}”: still works',
    form: 'Settings of the form of “{name}”: unchanged',
    providerKey: 'Key for the AI provider {name}: still works',
    webhook: 'CRM connection {name}: paused',
    webhookSecret: 'CRM connection {name}: give the new secret key to the CRM within seven days',
    address: 'Contacts to {name}: paused',
    unconfirmedAddress: 'Contacts to {name}, still to be confirmed: ended',
    invitation: 'Invitation of {name}: ended',
  },
  reasons: {
    removed: 'was removed from',
    left: 'left',
    demoted: 'is no longer an administrator of',
    deleted: 'deleted their account and left',
  },
} as const
