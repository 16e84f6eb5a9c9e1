/** Public name and description of each tag, by the key of its router. */
export const tags: Record<string, { name: string; description: string }> = {
  estimation: {
    name: 'Estimation',
    description: 'Indicative value of Luxembourg apartments in full ownership, one by one or a thousand at a time.',
  },
  agencies: {
    name: 'Agencies',
    description:
      'The report that an agency hands to its client: a PDF in its colours, in the languages of the service.',
  },
  evaluation: {
    name: 'Evaluation',
    description:
      'Lending value, discounted cash flow and capitalisation: calculations from the inputs of the caller, not valuations.',
  },
  costs: {
    name: 'Costs',
    description: 'Costs of buying Luxembourg property, as of the law of any day from 2015 on.',
  },
  fiscal: {
    name: 'Fiscal',
    description: 'Tax on the sale of Luxembourg property, as of the law of any day from 2015 on.',
  },
  propcalc: {
    name: 'PropCalc',
    description:
      'Costs, own capital, loan, cash flow and yields of a purchase in each covered country, the highest rent in Luxembourg, and what is known of each country.',
  },
  market: {
    name: 'Market',
    description:
      'Registered sales and prices of Luxembourg apartments by municipality and year, as JSON or as a table.',
  },
  law: {
    name: 'Law',
    description:
      'The law behind the figures, open to read: each parameter with its days in force, its source and how sure it is.',
  },
  ai: {
    name: 'AI',
    description:
      'Texts by a language model whose every figure is in what you sent, calculated here, a parameter of law with its article, or named as unverified.',
  },
  leads: {
    name: 'Leads',
    description: 'Contacts of visitors of an agency’s page, handed to it by letter and webhook and then deleted.',
  },
  account: {
    name: 'Account',
    description:
      'The account of a signed-in person: its keys with thirty days of use, its organisation. For session tokens and the cookie of our pages.',
  },
  sandbox: {
    name: 'Sandbox',
    description: 'Private sandboxes for tests: a key, an account and an organisation for an hour.',
  },
  data: {
    name: 'Data',
    description: 'Macro indicators from official public sources, each with its period, its age and its status.',
  },
}
