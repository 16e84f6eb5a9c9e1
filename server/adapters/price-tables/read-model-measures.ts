import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ModelMeasures } from '#domain/accuracy/pack/model-measures'

/** Name of the file of what is measured of the model when its tables are built. */
export const measuresFile = 'model-measures.json'

/** Reads the measures of a folder. @throws Error where they are of other tables than those of this hash. */
export const readModelMeasures = (folder: string, hash: string): ModelMeasures => {
  const file = join(folder, measuresFile)
  const measures = JSON.parse(readFileSync(file, 'utf8')) as ModelMeasures
  if (measures.tables !== hash)
    throw new Error(`${file}: is of the tables ${measures.tables}, not ${hash}; run "npm run prices -- build"`)
  return measures
}
