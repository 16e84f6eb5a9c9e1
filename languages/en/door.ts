/**
 * Texts of the landing page, the page of the plans, and the page of an unknown address.
 *
 * Screen: /, /plans and the page of an unknown address. Reader: everyone. Length: screen.
 */
export const words = {
  'door.title': 'Your website brings you sellers',
  'door.lead':
    'Put an estimate form on your agency’s website. Owners see what their flat is worth. You get their contact, and a report with your logo.',
  'door.see': 'See it on a website',
  'door.note': 'No developer needed: two lines, or a WordPress plugin.',
  'door.tryText': 'The form takes the font of your website and speaks {count} languages.',
  'door.paste': 'Paste the code, or add the WordPress plugin',
  'door.pasteText': 'It works on every page that takes HTML.',
  'door.lines': 'Two lines for your page',
  'door.call': 'Call back while they are curious',
  'door.callText': 'Each contact reaches your inbox with the flat, the estimate and the page it came from.',
  'door.report': 'A report to bring to the first visit',
  'door.reportText': 'Two pages in your colours, from a contact or an address.',
  'door.reportValue': 'Value, range and how we arrived at it',
  'door.reportSeller': 'What the seller keeps after costs, tax and mortgage',
  'door.reportBuyer': 'What the buyer will need',
  'door.trust': 'Figures you can defend in front of an owner',
  'door.years': '{count} years',
  'door.yearsTitle': 'of registered sales',
  'door.yearsText':
    'Prices come from sales registered in Luxembourg since {first}, published by the Observatoire de l’Habitat and STATEC. Each tax line cites its article of law.',
  'door.heldTitle': 'inside our 80% range',
  'door.heldText':
    'We predicted {pairs} municipality prices from earlier years. The 80% range contained the published price in {share} of cases.',
  'door.heldOwn': 'Single sales are still to be tested.',
  'door.measure': 'How we measure',
  'door.cookies': 'cookies on your website',
  'door.cookiesText':
    'No advertising, no tracking. Contacts are kept encrypted for 30 days; you can choose 90, or none.',
  'door.picture': 'The form: municipality, living area and a button',
  'door.example': 'Example: flat of {area} in Mamer',
  'door.half': 'Half of comparable flats sell between',
  'door.range': '8 in 10 between {low} and {high}.',
  'door.signUp': 'Create a free account',
  'door.how': 'How it works',
  'door.prices': 'Prices',
  'door.steps': 'Three steps to your first contact',
  'door.colour': 'Add your logo and colour',
  'door.docs': 'Documentation',
  'door.menu': 'Main pages',
  'door.market': 'Flat prices',
  'door.plans': 'Start free, pay when it grows',
  'door.plansText': 'Every plan has the form, contacts, reports with your logo and all calculators.',
  'door.onRequest': 'On request',
  'door.askPrice': 'Ask for a price',
  'door.askPlan': 'Ask for this plan',
  'door.perMonth': 'a month, before VAT',
  'door.for.free': 'For one agency',
  'door.for.pro': 'For networks and portals',
  'door.for.enterprise': 'For banks and large groups',
  'door.perDay': '{count} estimates a day per site code',
  'door.perDayFree': 'No daily limit',
  'door.contacts': '{count} contacts a day',
  'door.codes': '{count} site codes',
  'door.integrator': 'Developers',
  'door.integratorDocs': 'API and SDK',
  'door.tester': 'Testers',
  'door.tester.backTestLink': 'Test on your own sales',
  'door.tester.portfolioLink': 'Revalue a portfolio',
  'door.tester.scenariosLink': 'Failures on demand',

  'plans.title': 'Plans',
  'plans.lead': 'What each plan allows. Every account starts with “Free”.',
  'plans.caption': 'Plans and what they allow',
  'plans.what': 'Included',
  'plans.price': 'Price a month, before VAT',
  'plans.perDay': 'Estimates and other calls per site code, per day',
  'plans.perMinute': 'Calls per site code, per minute',
  'plans.keys': 'Site codes',
  'plans.newKeys': 'New site codes per day',
  'plans.contacts': 'Contacts per day',
  'plans.noLimit': 'no limit',
  'plans.website':
    'On a website, the calls per minute apply to each visitor, those per day to all visitors together. A key of a program counts as a site code.',
  'plans.all':
    'Every plan includes all that the service calculates, the form for your website, contacts by e-mail and CRM connection, and reports with your logo.',
  'plans.more': 'More than “Free”',
  'plans.contact': 'Write to us: {contact}. We change the plan; your codes stay.',
  'plans.ask': 'Ask us for a price: {contact}. We change the plan; your codes stay.',
  'plans.contactLink': 'contact',
  'plans.noticeLink': 'our address',
  'plans.operator': 'Ask the provider of this service for another plan. Your codes stay.',

  'notFound.title': 'Page not found',
  'notFound.text': 'There is nothing at this address. It may be mistyped, or the page may have moved.',
  'notFound.home': 'Home page',

  'contactTerms.title': 'Terms for contacts',
  'contactTerms.lead':
    'These terms apply between your organisation and the provider of this service, as article 28 of the General Data Protection Regulation asks. Version of {day}.',
  'contactTerms.roles': 'Who decides',
  'contactTerms.rolesText':
    'Your organisation is the controller: it decides what the details of its visitors are used for. The provider is the processor: it handles them for your organisation alone, as these terms and your settings in the account say, and for no purpose of its own.',
  'contactTerms.data': 'What is handled',
  'contactTerms.dataText':
    'What visitors type into the contact form of your website (name, e-mail address, phone number, message), the sentence they agreed to, the home with its estimate, the page, the language and the campaign in its address. It is received, handed over to your address and your webhooks, and deleted.',
  'contactTerms.time': 'For how long',
  'contactTerms.timeText':
    'Content is deleted once it has been handed over, or after the 30 or 90 days that you choose. What cannot be handed over is tried for three days, can be read for seven more, and is then deleted. The time, the website, the language and the state of a contact stay for 90 days, without a name.',
  'contactTerms.security': 'How it is protected',
  'contactTerms.securityText':
    'Until then content is encrypted and stands in no log. While it waits, only owners and administrators of your organisation can read it; once you keep it, all members can. Whoever works for the provider and could see it is bound to confidentiality.',
  'contactTerms.others': 'Who else is involved',
  'contactTerms.othersText':
    'The hosting and the mail server of the provider, who names them on request and announces a change beforehand; you may object and end these terms. Receivers that you enter are yours. Nothing is sent to the visitor, and no language model sees a contact.',
  'contactTerms.help': 'What the provider does for you',
  'contactTerms.helpText':
    'You can read, download and delete contacts in your account at any time. The provider helps you with requests of visitors, with security and with assessments, and gives you, or an auditor you name, the information that shows that these terms are kept.',
  'contactTerms.breach': 'If something goes wrong',
  'contactTerms.breachText':
    'The provider tells the owner of your organisation of a breach without undue delay, with what is known, and says so if an instruction seems to break the law.',
  'contactTerms.end': 'How it ends',
  'contactTerms.endText':
    'When you delete your organisation. All its contacts, addresses and webhooks are deleted at once; the provider’s backups are overwritten with time.',
} as const
