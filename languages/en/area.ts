/**
 * Texts of the element with the prices of a place.
 *
 * Screen: the element on a page of an agency about a place. Reader: owners. Length: screen.
 */
export const words = {
  // Heading: the place; the price and its year below. {place} is 4 to 40 characters.
  title: 'Flat prices in {place}',
  price: 'Price per m² in {year}',
  half: 'Half of flats sell between {low} and {high} per m².',
  change: '{change} in a year',
  sales: 'Registered sales in {year}: {n}',
  salesCity: 'Registered sales in the whole city in {year}: {n}',
  district: 'The city’s prices, at this district’s level in 2025 adverts.',
  dotted: 'Dotted line: years without a published price.',
  worth: 'What is my flat worth?',
  // The figures of the line, folded. Column heads up to 3 words.
  years: 'Prices year by year',
  columnYear: 'Year',
  columnPrice: 'Per m²',
  columnSales: 'Sales',
  source: 'Source: {source}. Sales until {day}.',
  // What went wrong, then what to do: up to 15 words.
  busy: 'Loading prices…',
  slow: 'This is taking longer than usual…',
  offline: 'You are offline. Prices appear as soon as you are back.',
  failed: 'We can’t reach the service right now.',
  again: 'Try again',
  notFound: 'There are no prices for this place here.',
  refused: 'Prices are not available on this site.',
  // For the owner of the website, who has to act.
  owner: 'For the owner of this site:',
  missing: '{name} is missing.',
  unknown: '“{place}” is unknown.',
  known: 'Known: {names}.',
  // A district was named where the whole municipality has one price. {name} is an attribute.
  onePrice: '{place} has one price: leave out {name}.',
} as const
