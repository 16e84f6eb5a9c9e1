/**
 * The letters about changes of an organisation: texts before and after the lines of each; `lines` says what was changed,
 * `items` what a former member made, `reasons` how it left.
 */
export const words = {
  letters: {
    changes: {
      subject: 'What changed in your organisation',
      before: 'These changes were made to “{organisation}”:',
      after: 'If this should not be, undo it on that page and change your password.',
    },
    memberLeft: {
      subject: 'Please decide: set up by a former member',
      before: '{name} {reason} “{organisation}” on {when}. This is what that person had set up:',
      after:
        'What was stopped stays stopped until you decide on that page: keep, replace or end it. Until then contacts go to you.',
    },
    handedOver: {
      subject: 'You handed over your organisation',
      before:
        'You made {name} ({email}) the owner of “{organisation}” on {when}. You are an administrator now. Until {until} you can take it back:',
      after: 'If it was not you, take it back there and change your password.',
    },
    handedOverToYou: {
      subject: 'You are the owner of an organisation',
      before:
        '{name} ({email}) made you the owner of “{organisation}” on {when}. Until {until} this can be undone; until then you cannot hand it on or delete it. Your organisation:',
      after: 'If you did not expect this, write to the former owner.',
    },
    handOverUndone: {
      subject: 'The former owner is the owner again',
      before: '{name} ({email}) took back the ownership of “{organisation}” on {when}. Your organisation:',
      after: 'If this should not be, change your password and write to the other person.',
    },
  },
  you: 'You',
  person: '{name} ({email})',
  formerMember: 'A former member',
  byLink: 'By the link in a letter',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'contacts are to go to {email}, once that address has confirmed',
    addressConfirmed: 'contacts now go to {email}',
    addressRemoved: 'contacts go to the owner again',
    addressStopped: 'no more contacts go to {email}, but to the owner',
    webhookAdded: 'added the webhook {url}',
    webhookRotated: 'new secret of the webhook {url}',
    webhookRemoved: 'removed the webhook {url}',
    leadsKept: 'contacts are kept for {days} days (0: deleted once delivered)',
    administratorInvited: 'invited {email} as an administrator',
    itemKept: 'kept what a former member had set up: {name}',
  },
  items: {
    key: 'Key “{name}”: still works',
    form: 'Settings of the form of “{name}”: unchanged',
    providerKey: 'Key for the AI provider {name}: still works',
    webhook: 'Webhook {name}: stopped',
    webhookSecret: 'Webhook {name}: has a new secret, which you give to its receiver within seven days',
    address: 'Contacts to {name}: stopped',
    unconfirmedAddress: 'Contacts to {name}, not confirmed yet: ended',
    invitation: 'Invitation of {name}: ended',
  },
  reasons: {
    removed: 'was removed from',
    left: 'left',
    demoted: 'is no longer an administrator of',
    deleted: 'deleted their account and left',
  },
} as const
