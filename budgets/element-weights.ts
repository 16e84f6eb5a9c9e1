import { calculatorNames, calculatorScripts, calculatorTexts } from '../sdk/elements/build/calculator-scripts.ts'
import { gzipBytesOf } from '../sdk/elements/build/gzip-bytes.ts'
import { widgetScript } from '../sdk/elements/build/widget-script.ts'
import { widgetLanguageFiles } from '../sdk/elements/build/widget-texts.ts'
import type { Weight } from './report.ts'

/** The heaviest of some files, with its name. */
const findHeaviest = (files: Readonly<Record<string, Buffer>>): { name: string; bytes: number } =>
  Object.entries(files)
    .map(([name, file]) => ({ name, bytes: gzipBytesOf(file) }))
    .reduce((heaviest, file) => (file.bytes > heaviest.bytes ? file : heaviest))

const weighFile = (files: Readonly<Record<string, Buffer>>, name: string): number =>
  gzipBytesOf(files[name] ?? new Uint8Array())

/** Weights of the elements as their sources are now: one visitor loads scripts and the texts of one language. */
export const weighElements = async (): Promise<Weight[]> => {
  const [script, languages] = [gzipBytesOf(await widgetScript()), widgetLanguageFiles()]
  const estimate = script + findHeaviest(languages).bytes
  const [scripts, texts] = [await calculatorScripts(), findHeaviest(calculatorTexts()).bytes]
  const loader = weighFile(scripts, 'valorem-calculators.js')
  const shared = loader + weighFile(scripts, 'calculators-shared.js') + texts
  const modules = calculatorNames.map(name => ({ name, bytes: weighFile(scripts, `calculator-${name}.js`) }))
  return [
    { budget: '<valorem-estimate> for one visitor', part: findHeaviest(languages).name, bytes: estimate },
    ...Object.entries(languages).map(
      ([part, file]): Weight => ({ budget: '<valorem-estimate>, a language', part, bytes: gzipBytesOf(file) }),
    ),
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
