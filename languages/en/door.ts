/** Texts of the landing page, the page of the plans, and the page of an unknown address. */
export const words = {
  'door.title': 'What is an apartment in Luxembourg worth?',
  'door.lead':
    'Valorem estimates apartments and calculates purchase costs, loans and taxes, on your website, in your reports and for your programs. Every figure names its source.',
  'door.tryText': 'Your visitors see this form, in your colours and in {count} languages.',
  'door.picture': 'The form with an estimate: an amount, and a bar from a low to a high value',
  'door.range':
    '8 in 10 sales of comparable apartments lie between the low and the high value. What that rests on: {limits}.',
  'door.signUp': 'Create an account',
  'door.docs': 'Documentation',
  'door.market': 'Flat prices',
  'door.plans': 'Plans',
  'door.who': 'What you get',
  'door.agency': 'You are an agency',
  'door.agency.form': 'The estimate on your website: copy two lines, no developer needed.',
  'door.agency.contacts': 'Contacts by e-mail or straight into your CRM. Once delivered, we delete them.',
  'door.agency.report': 'A PDF report for sellers and buyers, with your logo.',
  'door.integrator': 'You build software',
  'door.integrator.api': 'An interface with an OpenAPI file, and an SDK in TypeScript.',
  'door.integrator.law': 'Purchase costs in ten countries, with the article behind every line.',
  'door.integrator.webhook': 'Contacts as signed webhooks, repeated until they arrive.',
  'door.tester': 'You test',
  'door.tester.sandbox': 'A sandbox key that works at once, without an account.',
  'door.tester.scenarios': 'Scenarios: every failure your program has to cope with, on demand.',
  'door.tester.backTest': 'The estimate against your own sales, in your browser, without an upload.',
  'door.tester.backTestLink': 'Test on your own sales',
  'door.tester.scenariosLink': 'Scenarios',

  'plans.title': 'Plans',
  'plans.lead': 'What each plan allows. Every account starts with “Free”.',
  'plans.caption': 'Plans and what they allow',
  'plans.what': 'What',
  'plans.perDay': 'Estimates and other calls per key, per day',
  'plans.perMinute': 'Calls per key, per minute',
  'plans.keys': 'Active keys',
  'plans.newKeys': 'New keys per day',
  'plans.contacts': 'Contacts per day',
  'plans.noLimit': 'no limit',
  'plans.website': 'On a website, the calls per minute apply to each visitor, those per day to all visitors together.',
  'plans.all':
    'Every plan includes all that the service calculates, the form for your website, contacts by e-mail and webhook, and reports with your logo.',
  'plans.more': 'More than “Free”',
  'plans.contact': 'Write to us: {contact}. We change the plan; your keys and codes stay.',
  'plans.contactLink': 'contact',
  'plans.operator': 'Ask whoever runs this service for another plan. Your keys and codes stay.',

  'notFound.title': 'Page not found',
  'notFound.text': 'There is nothing at this address. It may be mistyped, or the page may have moved.',
  'notFound.home': 'Home page',

  'contactTerms.title': 'Terms for contacts',
  'contactTerms.lead':
    'These terms hold between your organisation and the operator of this service, as article 28 of the General Data Protection Regulation asks. Version of {day}.',
  'contactTerms.roles': 'Who decides',
  'contactTerms.rolesText':
    'Your organisation is the controller: it decides what the details of its visitors are used for. The operator is the processor: it handles them for your organisation alone, as these terms and your settings in the account say, and for no purpose of its own.',
  'contactTerms.data': 'What is handled',
  'contactTerms.dataText':
    'What visitors type into the contact form of your website (name, e-mail address, phone number, message), the sentence they agreed to, the home with its estimate, the page, the language and the campaign in its address. It is received, handed over to your address and your webhooks, and deleted.',
  'contactTerms.time': 'For how long',
  'contactTerms.timeText':
    'Content is deleted once it has been handed over, or after the 30 or 90 days that you choose. What cannot be handed over is tried for three days, can be read for seven more, and is then deleted. The instant, the website, the language and the state of a contact stay for 90 days, without a name.',
  'contactTerms.security': 'How it is protected',
  'contactTerms.securityText':
    'Until then content is encrypted and stands in no log. While it waits, only owners and administrators of your organisation can read it; once you keep it, all members can. Whoever works for the operator and could see it is bound to confidentiality.',
  'contactTerms.others': 'Who else is involved',
  'contactTerms.othersText':
    'The hosting and the mail server of the operator, who names them on request and announces a change beforehand; you may object and end these terms. Receivers that you enter are yours. Nothing is sent to the visitor, and no language model sees a contact.',
  'contactTerms.help': 'What the operator does for you',
  'contactTerms.helpText':
    'You can read, download and delete contacts in your account at any time. The operator helps you with requests of visitors, with security and with assessments, and gives you, or an auditor you name, the information that shows that these terms are kept.',
  'contactTerms.breach': 'If something goes wrong',
  'contactTerms.breachText':
    'The operator tells the owner of your organisation of a breach without undue delay, with what is known, and says so if an instruction seems to break the law.',
  'contactTerms.end': 'How it ends',
  'contactTerms.endText':
    'When you delete your organisation. All its contacts, addresses and webhooks are deleted at once; the operator’s backups are overwritten in their turn.',
} as const
