import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Parameter } from '#domain/core/dated'

/** A parameter with the folder of its country. */
export interface FiledParameter {
  country: string
  file: string
  parameter: Parameter<unknown>
}

const folder = fileURLToPath(new URL('../domain/law/', import.meta.url))

const isParameter = (value: unknown): value is Parameter<unknown> =>
  typeof value === 'object' && value !== null && 'id' in value && 'versions' in value

/** Every parameter that a file under `parameters/` of a country exports, read from the files themselves. */
export const everyParameter = async (): Promise<FiledParameter[]> => {
  const files = globSync('*/parameters/**/*.ts', { cwd: folder }).sort()
  const filed = files.map(async file => {
    const exported: Record<string, unknown> = await import(`${folder}${file}`)
    return Object.values(exported)
      .filter(isParameter)
      .map(parameter => ({ country: file.split('/')[0] ?? '', file, parameter }))
  })
  return (await Promise.all(filed)).flat()
}
