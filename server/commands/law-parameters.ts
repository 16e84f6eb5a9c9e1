import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Parameter } from '#domain/core/dated'

/** Parameter with the folder of its country. */
export interface FiledParameter {
  country: string
  file: string
  parameter: Parameter<unknown>
}

const folder = fileURLToPath(new URL('../domain/law/', import.meta.url))

const isLawParameter = (value: unknown): value is Parameter<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && 'versions' in value

/** Files with parameters, as paths relative to the law folder. */
const listParameterFiles = (): string[] => globSync('??/parameters/**/*.ts', { cwd: folder }).sort()

/** Text of the module that lists those files by country, for programs without access to the folder. */
export const formatParameterFiles = (): string => {
  const files = listParameterFiles()
  const imports = files.map((file, index) => `import * as file${index} from './${file}'\n`)
  const countries = [...new Set(files.map(file => file.split('/')[0] ?? ''))]
  const lines = countries.map(country => {
    const names = files.flatMap((file, index) => (file.startsWith(`${country}/`) ? [`file${index}`] : []))
    return `  ${country}: [${names.join(', ')}],\n`
  })
  return `// Printed from the folders of the law by \`npm run derive\`; not edited by hand.\n\n${imports.join('')}
/** Exports of the parameter files, by the folder of the country. */
export const parameterFiles: Readonly<Record<string, readonly object[]>> = {\n${lines.join('')}}\n`
}

/** Every parameter exported by a file under a country's `parameters/`. */
export const loadAllParameters = async (): Promise<FiledParameter[]> => {
  const files = listParameterFiles()
  const filed = files.map(async file => {
    const exported: Record<string, unknown> = await import(`${folder}${file}`)
    return Object.values(exported)
      .filter(isLawParameter)
      .map(parameter => ({ country: file.split('/')[0] ?? '', file, parameter }))
  })
  return (await Promise.all(filed)).flat()
}
