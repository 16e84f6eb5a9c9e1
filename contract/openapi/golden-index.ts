import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { apiVersion } from '../shared/version.ts'

/** The parts of a file of golden cases that its index entry needs. */
interface GoldenFile {
  version: string
  operation: string
  cases: readonly unknown[]
}

/** Operations with golden cases, in the order of the index: every pure calculation that is asked with POST, but the batch of estimates. */
export const goldenOperations = [
  'estimate',
  'revalue',
  'backtest',
  'acquisitionCosts',
  'capitalGains',
  'fees',
  'mortgageLendingValue',
  'discountedCashFlow',
  'directCapitalisation',
  'investedCapital',
  'cashflow',
  'mortgage',
  'yields',
  'rentCap',
] as const

const folder = new URL('../../examples/golden/', import.meta.url)

/** The version that all files have; an Error names them when they differ. */
const getCommonVersion = (files: readonly GoldenFile[]): string => {
  const versions = new Set(files.map(({ version }) => version))
  const [version] = versions
  if (version === undefined || versions.size > 1) {
    throw new Error(`The golden files have the versions ${[...versions].join(', ')}; they are one corpus with one.`)
  }
  return version
}

/** Text of `examples/golden/index.json`: each file with the number of its cases and the SHA-256 of its bytes in hex. */
export const buildGoldenIndex = (): string => {
  const read = goldenOperations.map(operation => {
    const bytes = readFileSync(new URL(`${operation}.json`, folder))
    return { bytes, content: JSON.parse(bytes.toString('utf8')) as GoldenFile }
  })
  const files = read.map(({ bytes, content: { operation, cases } }) => ({
    operation,
    file: `${operation}.json`,
    cases: cases.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const version = getCommonVersion(read.map(({ content }) => content))
  return `${JSON.stringify({ version, apiVersion, schema: 'schema.json', files }, null, 2)}\n`
}
