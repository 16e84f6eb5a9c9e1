/**
 * The letter of a contact, and the letters about contacts: texts before and after the link of each.
 *
 * Screen: letters of contacts. Reader: agencies. Length: letter.
 */
export const words = {
  lead: {
    subject: '{name}: flat in {commune}, {surface}',
    unnamedSubject: 'New contact: flat in {commune}, {surface}',
    test: '[Test]',
    intro: 'Sent from {page} on {instant}.',
    held: {
      visitor_hour: 'Delivered late: many contacts came from one connection within an hour.',
      organisation_hour: 'Delivered late: many contacts came within an hour.',
      organisation_day: 'Delivered late: your plan delivers fewer contacts a day at once.',
    },
    name: '{name}',
    unnamed: 'No name given',
    email: 'Write: {email}',
    phone: 'Call: {phone}',
    unchecked: 'The visitor typed these details; we have not checked them.',
    reply: 'Reply to this e-mail to write to {name}.',
    unnamedReply: 'Reply to this e-mail to write back.',
    home: 'Flat in {home}',
    fact: '{name}: {value}',
    newBuild: 'new build, sold by its developer',
    estimate: 'Estimate shown: {mid}. 8 in 10 comparable flats sell between {low} and {high}.',
    language: 'Language: {language}',
    reference: 'Reference: {reference}',
    campaign: 'Campaign: {utm}',
    consentAt: 'Consent given on {at}:',
    consent: '“{consent}”',
    privacy: 'Privacy notice: {privacyUrl}',
    report: 'Prepare a report:',
    notKept: 'We have not kept a copy of this contact.',
    kept: 'We keep this contact until {day}.',
    stop: 'No more contacts at this address:',
  },
  testContact: {
    name: 'Test contact',
    message: 'This is a test. A visitor’s message appears in this place.',
    consent: 'Test: I agree that the agency may contact me about my flat.',
    reference: 'TEST',
  },
  leadAddress: {
    subject: 'Receive contacts at this address?',
    before:
      '“{organisation}” would like to send you the contacts from its website. Confirm this address within 24 hours:',
    after: 'You don’t know “{organisation}”? Ignore this e-mail and you won’t hear from us.',
  },
  leadHanded: {
    subject: 'A contact for you',
    before: '{name} at “{organisation}” handed a contact to you. Open it, call or write:',
    after: 'Questions? Ask {name}.',
  },
  leadLost: {
    subject: 'A contact is waiting for you',
    before:
      'A visitor to {host} wrote to “{organisation}” on {instant}. We could not deliver it by e-mail. Read it, or send it again, until {until}:',
    after: 'On that page you can also check where your contacts go.',
  },
  leadPartly: {
    subject: 'A contact reached only part of your team',
    before:
      'A visitor to {host} wrote to “{organisation}” on {instant}. Some of your addresses or CRM connections did not take the contact. Read it, or send it to them again, until {until}:',
    after: 'On that page you can also check where your contacts go.',
  },
  leadLimit: {
    subject: 'Many contacts: some arrive later',
    before:
      '“{organisation}” is receiving far more contacts than usual. We keep those above the limit and deliver them little by little; visitors notice nothing. Read them, or have them delivered at once:',
    after: 'They look like spam? Delete them there and revoke the site code they come from.',
  },
  webhookOff: {
    subject: 'We paused a CRM connection',
    before:
      'The CRM connection {url} of “{organisation}” stopped taking contacts, so we paused it. Your contacts still arrive by e-mail. Your connections:',
    after: 'Once it works again, create a new secret key for it there: that switches it back on.',
  },
  organisationDeleted: {
    subject: 'Your organisation was deleted',
    before:
      '“{organisation}” was deleted. Its site codes no longer work, and its logo, colour and contacts are gone. Your account:',
    after: 'Surprised? Change your password.',
  },
  keyRevoked: {
    subject: 'A site code was revoked',
    before:
      'The code “{name}” of “{organisation}” was revoked. A form on your website that uses it has stopped working. Your codes:',
    after: 'A mistake? Create a new code and put it on your website.',
  },
} as const
