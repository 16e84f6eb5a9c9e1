import { globSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { builtSdkFiles, trackedSdkFile } from '../contract/openapi/derived-files.ts'
import { printAreaTextFiles } from './elements/build/area-texts.ts'
import { printCalculatorTextFiles } from './elements/build/calculator-texts.ts'
import { printWidgetTextFiles } from './elements/build/widget-texts.ts'
import { writeFiles } from './write-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Removes what an earlier tree derived and this one does not: a language that is gone, a file with another name. */
const removeOthers = (kept: readonly string[]): void => {
  for (const path of globSync('sdk/{src,elements}/derived/**/*.ts', { cwd: root }))
    if (!kept.includes(path.replaceAll('\\', '/'))) rmSync(`${root}/${path}`)
}

/** Writes what the SDK and the elements know of the contract and of the languages; of it the types alone are tracked. */
export const writeDerivedFiles = (): void => {
  const files = {
    ...builtSdkFiles(),
    ...printWidgetTextFiles(),
    ...printCalculatorTextFiles(),
    ...printAreaTextFiles(),
  }
  writeFiles(files)
  removeOthers([trackedSdkFile, ...Object.keys(files)])
}
