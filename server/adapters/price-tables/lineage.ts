import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { ModelMeasures } from '#domain/accuracy/pack/model-measures'
import { registeredSales } from '#domain/estimation/parameters/prices'
import type { SourceTables } from '#domain/estimation/price-tables'
import { fileStarts, lastOfFile, newestQuarter } from '#domain/estimation/prices/history'
import { lastQuarter } from '#domain/estimation/prices/house-prices'
import { formatFilePeriod, formatQuarter } from '#domain/estimation/prices/quarters'
import type { PriceFile } from './price-files.ts'
import type { PriceTexts } from './price-tables.ts'
import type { TableText } from './table-rows.ts'

type LineageFile = ModelMeasures['lineage'][number]

const describeTable = (
  key: LineageFile['key'],
  { file, text }: TableText,
  facts: Pick<LineageFile, 'publisher' | 'period' | 'rows'>,
): LineageFile => ({
  ...{ key, file: basename(file), publisher: facts.publisher, address: null, period: facts.period, readOn: null },
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
  ...{ rows: facts.rows, note: '' },
})

const describeOfficialFile = (
  { firstQuarter, file, address, bytes, sha256, readOn, note }: PriceFile,
  { history }: SourceTables,
): LineageFile => ({
  ...{ key: 'sales', file, publisher: registeredSales.source, address: address || null },
  ...{ period: formatFilePeriod(firstQuarter), readOn: readOn || null, bytes: bytes ?? null, sha256: sha256 || null },
  rows: history.filter(row => row.firstQuarter === firstQuarter).length,
  note,
})

/** Every file behind the model: the tables as they are written, and the official files behind the history. */
export const listLineage = (texts: PriceTexts, tables: SourceTables, files: readonly PriceFile[]): LineageFile[] => {
  const { communes, history, housePrices, quartiers } = tables
  const { source: publisher } = registeredSales
  const first = fileStarts(history)[0] ?? 0
  const period = (from: number, to: number): string => `${formatQuarter(from)}..${formatQuarter(to)}`
  return [
    describeTable('communes', texts.communes, { publisher, period: null, rows: communes.length }),
    describeTable('history', texts.history, {
      ...{ publisher, period: period(first, newestQuarter(history)), rows: history.length },
    }),
    describeTable('index', texts.housePrices, {
      publisher: housePrices.source,
      ...{ period: period(housePrices.first, lastQuarter(housePrices)), rows: housePrices.values.length },
    }),
    describeTable('quartiers', texts.quartiers, { publisher, period: null, rows: quartiers.length }),
    ...files
      .toSorted((a, b) => lastOfFile(a.firstQuarter) - lastOfFile(b.firstQuarter))
      .map(file => describeOfficialFile(file, tables)),
  ]
}
