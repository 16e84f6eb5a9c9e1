import { join } from 'node:path'
import { measureModel } from '#domain/accuracy/pack/model-measures'
import type { BuiltTables } from './built-tables.ts'
import { listLineage } from './lineage.ts'
import { addCurrentVersion, formatModelVersions, readModelVersions } from './model-versions.ts'
import { readPriceFiles } from './price-files.ts'
import { measuresFile } from './read-model-measures.ts'
import { readTableFile } from './table-file.ts'
import type { TableText } from './table-rows.ts'

const versionsFile = 'model-versions.csv'

/** Measures of the model on built tables as JSON, and the prices of its versions as CSV, by path; `files` is the list of files. */
export const buildMeasures = (
  folder: string,
  { texts, tables }: BuiltTables,
  files: TableText,
): Map<string, string> => {
  const origins = readPriceFiles(files)
  const versions = addCurrentVersion(readModelVersions(readTableFile(join(folder, versionsFile))), tables)
  const day = origins.reduce((latest, { readOn }) => (readOn > latest ? readOn : latest), '')
  const measures = measureModel(tables, { day, versions, lineage: listLineage(texts, tables, origins) })
  return new Map([
    [join(folder, versionsFile), formatModelVersions(versions)],
    [join(folder, measuresFile), `${JSON.stringify(measures, undefined, 1)}\n`],
  ])
}
