/** The letter of a contact, and the letters about contacts: texts before and after the link of each. */
export const words = {
  lead: {
    subject: 'New contact: {surface} apartment, {commune}',
    test: '[Test]',
    intro: 'A visitor to {page} would like to be contacted ({instant}).',
    held: {
      visitor_hour: 'Held back before: many contacts came from one connection within an hour.',
      organisation_hour: 'Held back before: many contacts came within an hour.',
      organisation_day: 'Held back before: more contacts came than the plan delivers at once in a day.',
    },
    name: 'Name: {name}',
    email: 'E-mail: {email}',
    phone: 'Phone: {phone}',
    message: 'Message:',
    unchecked: 'Typed by the visitor, not checked.',
    reply: 'Reply to this e-mail to write to them.',
    home: 'The home: {home}',
    fact: '{name}: {value}',
    newBuild: 'new build, sold by its developer',
    estimate: 'Estimate: {mid}, between {low} and {high} (8 comparable sales in 10)',
    language: 'Language: {language}',
    reference: 'Reference: {reference}',
    campaign: 'Campaign: {utm}',
    consentAt: 'Consent given on {at}:',
    consent: '“{consent}”',
    privacy: 'Privacy notice: {privacyUrl}',
    report: 'Prepare a report:',
    notKept: 'Valorem does not keep this contact.',
    kept: 'Valorem keeps this contact until {day}.',
    stop: 'Stop receiving contacts here:',
  },
  leadAddress: {
    subject: 'Receive contacts at this address?',
    before:
      '“{organisation}” would like the contacts of visitors to its website to be sent to this address. Confirm it within 24 hours:',
    after: 'If you do not know the organisation, do nothing: nothing will be sent to you.',
  },
  leadLost: {
    subject: 'A contact could not be delivered',
    before:
      'A visitor to {host} wrote to “{organisation}” on {instant}. We could not deliver the contact. You can read it, and send it again, until {until}:',
    after: 'Check the address and the webhooks that receive your contacts on that page.',
  },
  leadPartly: {
    subject: 'A contact did not reach every receiver',
    before:
      'A visitor to {host} wrote to “{organisation}” on {instant}. We could not deliver the contact to every receiver. You can read it, and send it again to those it did not reach, until {until}:',
    after: 'Check the address and the webhooks that receive your contacts on that page.',
  },
  leadLimit: {
    subject: 'Contacts are held back',
    before:
      '“{organisation}” is receiving very many contacts. We keep what comes above the limit and deliver it bit by bit; visitors notice nothing. You can read them here and have them delivered at once:',
    after: 'If the contacts are not genuine, delete them there and revoke the key of the website they come from.',
  },
  webhookOff: {
    subject: 'A webhook of your organisation was turned off',
    before:
      'The webhook {url} of “{organisation}” takes no more messages, so we have turned it off. Contacts still arrive by e-mail. Your webhooks:',
    after: 'Once it works again, give it a new secret there: that turns it on.',
  },
  organisationDeleted: {
    subject: 'Your organisation on Valorem was deleted',
    before: '“{organisation}” was deleted: its keys no longer work, and its brand and contacts are gone. Your account:',
    after: 'If you did not expect this, change your password.',
  },
  keyRevoked: {
    subject: 'A key of your organisation was revoked',
    before: 'The key “{name}” of “{organisation}” was revoked and no longer works, on your website either. Your keys:',
    after: 'If this should not be, create a new key and put it on your website.',
  },
} as const
