/**
 * Texts of the model card; figures are filled in from the tables and the parameters.
 *
 * Screen: the model card, page and PDF. Reader: developers. Length: docs.
 */
export const words = {
  name: 'Estimate of apartments in Luxembourg',
  'purpose.indicative':
    'An indicative value of an apartment in full ownership in Luxembourg, with intervals that say how far sale prices lie around it. For sellers, buyers and agencies, and as a calculation beside the file of a bank.',
  'purpose.past': 'A value of a day since {first}, as it is known today.',
  'refusal.lendingValue': 'No lending value and no mortgage lending value.',
  'refusal.valuation':
    'No valuation under the European Valuation Standards (EVS): nobody has seen the home, and no valuer signs.',
  'refusal.advancedModel':
    'No advanced statistical model in the sense of EBA/GL/2020/06, paragraphs 236 and 237: it knows the municipality but not the address, and it is not yet tested on individual sales.',
  'refusal.houses': 'No houses, no land, no offices, no shares of a home.',
  'unseen.lift': 'A lift.',
  'unseen.penthouse': 'A penthouse, and the number of the floor.',
  'unseen.address': 'The address: street, view, sun, distance to a station.',
  'unseen.noise': 'Noise.',
  'unseen.terrace': 'The size of a terrace, a garden or a cellar.',
  'unseen.charges': 'Service charges, works that are due, the lease of a tenant.',
  'data.history': 'Registered sales of apartments by municipality and twelve months',
  'data.history.kind':
    'Number, mean price per square metre and range, existing apartments and sales off plan apart; {means} published means of existing apartments.',
  'data.history.exclusions':
    'Fewer than {least} sales: no price, only the count. Ranges are cut by 5 % at each end by the publisher. Years without a file: {missing}. Former municipalities count as places of their canton, not in the price of the municipality of today.',
  'data.history.licence':
    'Open data; the sources at hand name CC0 and CC BY 4.0, so the publisher is named wherever a figure stands.',
  'data.index': 'Index of house prices by quarter',
  'data.index.kind': 'All dwellings of the country, houses among them; only ratios are used.',
  'data.index.exclusions': 'Nothing is left out; no value is seasonally adjusted by us.',
  'data.index.licence': 'Terms of the publisher not read; it is named wherever the index is used.',
  'data.quartiers': 'Factors of the districts of the capital',
  'data.quartiers.kind': 'Asking prices, not sales: {adverts} adverts of one year.',
  'data.quartiers.exclusions':
    'The fewer adverts a district has, the less it counts as known when the width of the range is made: with {half} adverts, half.',
  'data.quartiers.licence': 'Open data, as the sales.',
  'formula.level':
    'The logarithm of the price of a municipality in a quarter is the sum of country, canton and municipality. Cantons drift from the country by {canton} for the root of a year, municipalities from their canton by {commune}; the growth of the country fades. Published means of any twelve months show it, each with an error of {sale} ({north} in the North) over the root of its sales; files that overlap share theirs (Fay and Herriot 1979; Rao and Yu 1994).',
  'formula.index':
    'The index of house prices is one more observation of the country, with a noise of {noise} in each quarter. Between the middles of two quarters the logarithm is linear in days; after {last} nothing is observed.',
  'formula.adjustments': 'The factors of what is known multiply it, and the living area makes it a value.',
  'formula.variance':
    'The squared forecast standard deviation is a sum: what a single sale differs ({sale}, less what known facts explain), the district, the standard error of the price, the time since the tables end, a new build without a published price, unusual sizes.',
  'formula.intervals':
    'The ends are the value times 1 ∓ z times the deviation, with z = {half} for half of the sales and z = {wide} for {coverage}.',
  'fault.timid': 'The adjustments are too cautious: in Belgian adverts, prices moved {low} to {high} times as far.',
  'fault.quartiers': 'The factors of the districts come from asking prices.',
  'fault.houses': 'Houses cannot be estimated at all.',
  'fault.index':
    'One index of all dwellings serves apartments, houses and new builds; from one quarter to the next it has leapt by up to {leap} since {since}.',
  'fault.together':
    'Beyond the newest file the error of the price is the same for all homes: averaging many estimates does not remove it.',
  'fault.untested': 'The ranges follow from stated spreads. They have not yet been tested on individual sales.',
  'drift.within': 'The newest file reaches the quarter of this day.',
  'drift.beyond':
    'The newest file ends with {last}. Quarters from there to this day: {quarters}; the movement of the country since the middle of the file has a standard deviation of {deviation}.',
  'class.formula':
    'A fixed formula with published parameters: the same tables and the same request give the same answer, and no answer changes the model.',
  'class.persons':
    'It values homes and scores no person. By our own reading it is therefore no high-risk system under Annex III of Regulation (EU) 2024/1689 (AI Act).',
  'contest.answer':
    'Every answer names its factors, the price it starts from with its source, and the hash of the tables: say which of them is wrong.',
  'contest.sales':
    'Sales that contradict an estimate can be judged by the back-test; nothing of them is stored, and its result can be sent to the operator.',
  'change.says':
    'Prices come from one system of country, canton and municipality by quarters; a price no longer steps at New Year, as it did in version {before}.',
  'stop.stale':
    'From {from} the newest file is more than {months} months old: this card calls the model stale, and its estimates need a second source.',
  'stop.refused': 'From {from} that file is more than {months} months old: days after {end} are refused.',
  'stop.backTest':
    'A back-test worth at least {sales} independent sales that finds a drift or a wrong range is written to the log of the operator.',
  'stop.override':
    'A person may replace a value only outside the service, and records why. Statistics may trigger the review of a property value and do not replace it (Regulation (EU) No 575/2013, Article 208(3)(b)).',
  'updates.says':
    'Official files come every quarter, about {months} months after its end; the next is expected by {next}. A price that would move by more than {move} is first looked at by a person.',
  'backTest.hindsight':
    'Hindsight: an estimate of a past day knows the prices of later files. One made on that day would have known less.',
  'backTest.selection':
    'Selection: sales sent to a test are seldom a random sample. The verdict is about these homes and no others.',
  'backTest.groups': 'Groups: homes of one building share errors. Without their group the limits are too narrow.',
  'backTest.noise':
    'Noise: the spread of single sales moves PRD and PRB even when every estimate is right. What our own deviations imply is printed beside them.',
} as const
