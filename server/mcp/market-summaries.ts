import { formatRoundedAmount, readRecords, readTextField } from './answer-fields.ts'

/** Summaries of places, and of prices by municipality. */
export const marketSummaries: Readonly<Record<string, (data: unknown) => string[]>> = {
  places: data => [
    `${readRecords(data, 'communes').length} municipalities with their localities and districts; the names are in the structured content.`,
  ],
  communes: data => [
    `${readRecords(data, 'communes').length} municipalities, prices of existing apartments in ${readTextField(readRecords(data, 'communes')[0], 'year')}; the figures are in the structured content.`,
  ],
  commune: data => [
    `${readTextField(data, 'commune')}: ${formatRoundedAmount(readRecords(data, 'years').at(-1), 'modelledPriceM2')} per m² for existing apartments in ${readTextField(readRecords(data, 'years').at(-1), 'year')}, standard error ${readTextField(readRecords(data, 'years').at(-1), 'standardErrorPct')} %; ${formatRoundedAmount(readRecords(data, 'years')[0], 'modelledPriceM2')} in ${readTextField(readRecords(data, 'years')[0], 'year')}.`,
    'Published means, sales and modelled prices of each year are in the structured content.',
  ],
  forecasts: data => [
    `Expected means of existing apartments by municipality, ${readRecords(data, 'forecasts').length} forecast of official files; the figures are in the structured content.`,
  ],
}
