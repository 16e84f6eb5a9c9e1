/**
 * Texts of the demonstration of an agency’s page.
 *
 * Screen: the demonstration of an agency’s page. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Demo: an agency’s page',
  agency: 'Maison Exemple Real Estate',
  lead: 'Four elements on one page: the result of one fills in the next. The agency is made up; the figures are real.',
  shared: 'Everybody shares the demonstration key: ten requests a minute.',
  off: 'The demonstration key is switched off on this service.',
  value: '1. What is the flat worth?',
  buy: '2. What does buying cost?',
  borrow: '3. What does the loan cost?',
  sell: '4. What tax when you sell?',
  contact: 'Ask the agency',
  code: 'The code of this page',
  codeLead: 'All an agency puts on its page, with its own site code.',
  single: 'Just the estimate',
} as const
