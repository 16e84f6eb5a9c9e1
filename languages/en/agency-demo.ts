/** Texts of the demonstration of an agency’s page. */
export const words = {
  title: 'An agency’s page: demonstration',
  agency: 'Maison Exemple Real Estate',
  lead: 'Four elements on one page: what you find out in one fills in the next. The agency is made up; the figures are those of the service.',
  shared: 'The demonstration key is shared by everybody: ten requests a minute.',
  off: 'The demonstration key is off on this service.',
  value: '1. What is the apartment worth?',
  buy: '2. What does buying cost?',
  borrow: '3. What does the loan cost?',
  sell: '4. What tax on a sale?',
  contact: 'Ask the agency',
  code: 'The code of this page',
  codeLead: 'This is all that an agency puts into its page, with its own key.',
  single: 'The estimate alone',
} as const
