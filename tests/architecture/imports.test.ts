import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Import, imports, target } from './import-lines.ts'
import { allowedFor, forbiddenWords, roomOf } from './rooms.ts'
import { root, sources } from './sources.ts'

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Whether an entry of the table names what is imported. */
const names = (entry: string, to: string, specifier: string): boolean => {
  const room = roomOf(to)
  if (entry === '*' || entry === `${specifier.split(':')[0]}:`) return true
  if (!room) return entry === packageOf(specifier) || (entry === 'packages' && !specifier.includes(':'))
  if (entry.endsWith('/*')) return room.startsWith(entry.slice(0, -1))
  return entry === room || entry === to || (entry.endsWith('/') && to.startsWith(entry))
}

const isAllowed = ({ file, specifier, isType }: Import): boolean => {
  const to = target({ file, specifier })
  const room = roomOf(file)
  if (room !== undefined && roomOf(to) === room) return true
  return allowedFor(file).some(entry =>
    entry.startsWith('types:')
      ? isType && names(entry.slice('types:'.length), to, specifier)
      : names(entry, to, specifier),
  )
}

const planted: [file: string, specifier: string, isType?: boolean][] = [
  ['server/domain/core/refusal.ts', 'node:fs'],
  ['server/domain/core/refusal.ts', '#contract/shared/errors'],
  ['server/domain/core/money.ts', '#domain/finance/annuity'],
  ['server/domain/finance/annuity.ts', '#domain/lending/amortisation'],
  ['server/domain/lending/amortisation.ts', '#domain/investment/yields'],
  ['server/domain/estimation/estimate.ts', '#domain/law/lu/purchase/duties'],
  ['server/domain/evaluation/capitalisation.ts', '#domain/law/country', true],
  ['server/domain/market/age.ts', '#domain/core/days'],
  ['server/domain/law/fr/acquisition.ts', '../nl/acquisition.ts'],
  ['server/domain/law/fr/acquisition.ts', '../nl/acquisition.ts', true],
  ['server/domain/law/fr/acquisition.ts', '../index.ts'],
  ['server/domain/law/fr/acquisition.ts', '../../lending/amortisation.ts'],
  ['server/domain/law/fr/acquisition.ts', '../country.ts'],
  ['server/domain/law/purchase/entries.ts', '../fr/acquisition.ts'],
  ['contract/estimation.ts', 'express'],
  ['contract/estimation.ts', './examples/estimation.ts'],
  ['contract/rules/fr.ts', '../shared/errors.ts', true],
  ['sdk/src/client.ts', 'zod'],
  ['server/operations/operations.ts', 'node:crypto'],
  ['server/operations/batch.ts', 'express'],
  ['server/operations/operations.ts', '../routes/fiscal.ts'],
  ['server/operations/batch.ts', '../ports/log.ts'],
  ['server/routes/estimation.ts', '../adapters/log/pino.ts'],
  ['server/routes/estimation.ts', '../http/request/context.ts'],
  ['server/routes/estimation.ts', 'express', true],
  ['server/http/limits/quota.ts', '../../routes/fiscal.ts'],
  ['server/http/limits/quota.ts', '#contract/estimation'],
  ['server/http/limits/quota.ts', '../pipeline/operation-steps.ts'],
  ['server/http/request/context.ts', '../limits/allowance.ts', true],
  ['server/http/answers/compressed-answer.ts', '../files/static-file.ts'],
  ['server/http/files/static-file.ts', '../workers/in-worker.ts'],
  ['server/services/market/market-data.ts', '../../adapters/market/ecb.ts'],
  ['server/access/tiers.ts', '../http/limits/quota.ts'],
  ['server/adapters/log/pino.ts', '../metrics/prometheus.ts'],
  ['server/adapters/workers/worker-threads.ts', '../../operations/worker-call.ts', true],
  ['server/adapters/log/pino.ts', '../../services/market/market-data.ts', true],
  ['server/services/market/market-data.ts', '../../start/service.ts', true],
]

describe('who may import whom', () => {
  test('every source file is in a room of the table', () => {
    expect(sources.map(({ file }) => file).filter(file => roomOf(file) === undefined)).toEqual([])
  })

  test('no file of code stands at the root of the server', () => {
    const inRoot = sources.map(({ file }) => file).filter(file => /^server\/[^/]+$/.test(file))
    expect([...inRoot, ...globSync('server/*.{js,mjs,cjs,mts,cts}', { cwd: root })]).toEqual([])
  })

  test('imports follow the table', () => {
    const faults = imports
      .filter(entry => !isAllowed(entry))
      .map(
        entry =>
          `${entry.file} imports ${entry.specifier}; ${roomOf(entry.file)} may import ${allowedFor(entry.file).join(' ')}`,
      )
    expect(faults).toEqual([])
  })

  test.each(planted)('the table has teeth: %s may not import %s', (file, specifier, isType = false) => {
    expect(isAllowed({ file, specifier, isType })).toBe(false)
  })

  test('zod is imported as a namespace, or a bundler keeps all its languages', () => {
    const named = sources.filter(({ text }) => /import \{[^}]*\} from 'zod'/.test(text)).map(({ file }) => file)
    expect(named).toEqual([])
  })
})

describe('the domain has no doors', () => {
  test.each(forbiddenWords)('it never says %s', word => {
    const found = sources.filter(({ file, text }) => file.startsWith('server/domain/') && text.includes(word))
    expect(found.map(({ file }) => file)).toEqual([])
  })
})
