import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getGzipBytes } from '../sdk/elements/build/gzip-bytes.ts'
import type { Weight } from './report.ts'

const dist = fileURLToPath(new URL('../mock/dist/', import.meta.url))

/** Weighs the files of the built box, each compressed by itself: about what npm downloads. */
export const weighMock = (): Weight[] => {
  const files = globSync('**/*', { cwd: dist }).filter(file => statSync(dist + file).isFile())
  const bytes = files.reduce((sum, file) => sum + getGzipBytes(readFileSync(dist + file)), 0)
  return [{ budget: '@valorem/mock', bytes }]
}
