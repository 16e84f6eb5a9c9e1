import { buildAreaScript } from '../sdk/elements/build/area-script.ts'
import {
  buildCalculatorScripts,
  buildCalculatorTexts,
  calculatorNames,
} from '../sdk/elements/build/calculator-scripts.ts'
import { getGzipBytes } from '../sdk/elements/build/gzip-bytes.ts'
import { buildWidgetScript } from '../sdk/elements/build/widget-script.ts'
import { buildWidgetLanguageFiles } from '../sdk/elements/build/widget-texts.ts'
import type { Weight } from './report.ts'

/** Finds the heaviest of some files, with its name. */
const findHeaviest = (files: Readonly<Record<string, Buffer>>): { name: string; bytes: number } =>
  Object.entries(files)
    .map(([name, file]) => ({ name, bytes: getGzipBytes(file) }))
    .reduce((heaviest, file) => (file.bytes > heaviest.bytes ? file : heaviest))

const weighFile = (files: Readonly<Record<string, Buffer>>, name: string): number =>
  getGzipBytes(files[name] ?? new Uint8Array())

/** Weighs the elements built from the current sources: one visitor loads scripts and the texts of one language. */
export const weighElements = async (): Promise<Weight[]> => {
  const [script, languages] = [getGzipBytes(await buildWidgetScript()), buildWidgetLanguageFiles()]
  const estimate = script + findHeaviest(languages).bytes
  const [scripts, texts] = [await buildCalculatorScripts(), findHeaviest(buildCalculatorTexts()).bytes]
  const loader = weighFile(scripts, 'valorem-calculators.js')
  const shared = loader + weighFile(scripts, 'calculators-shared.js') + texts
  const modules = calculatorNames.map(name => ({ name, bytes: weighFile(scripts, `calculator-${name}.js`) }))
  return [
    { budget: '<valorem-estimate> for one visitor', part: findHeaviest(languages).name, bytes: estimate },
    ...Object.entries(languages).map(
      ([part, file]): Weight => ({ budget: '<valorem-estimate>, a language', part, bytes: getGzipBytes(file) }),
    ),
    { budget: '<valorem-area>', bytes: getGzipBytes(await buildAreaScript()) },
    { budget: 'calculators, loader', bytes: loader },
    ...modules.flatMap(({ name, bytes }): Weight[] => [
      { budget: 'calculators, one for one visitor', part: name, bytes: shared + bytes },
      {
        budget: 'calculators, one for one visitor',
        part: `${name}, whole`,
        bytes: weighFile(scripts, `valorem-${name}.js`) + texts,
      },
    ]),
    {
      budget: 'all elements for one visitor',
      bytes: modules.reduce((sum, { bytes }) => sum + bytes, estimate + shared),
    },
  ]
}
