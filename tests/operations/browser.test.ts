import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'

/** A program of a page: the operations with the handlers that only calculate, and a door of its own. */
const program = `
import { createOperations } from '#server/operations/operations'
import { createAnswerCheck } from '#server/operations/answer-check'
import { everyOperation } from '#server/operations/every-operation'
import { createCalculationHandlers } from '#server/routes/calculations'

const noLog = { debug() {}, info() {}, warn() {}, error() {} }
const nowhere = () => { throw new Error('no table of prices here') }
const handlers = createCalculationHandlers({ estimate: nowhere, officialCommune: nowhere, places: nowhere, law: nowhere })
const { run } = createOperations(handlers, { every: everyOperation, check: createAnswerCheck('all', noLog), log: noLog, now: () => new Date(0) })
const context = { requestId: 'req_1', day: '2026-11-21', caller: { name: 'page', tier: 'free' } }
answer = run('mortgage', { body: { principal: 1200, annualRate: 0, termMonths: 12 } }, context)
`

const bundle = () =>
  build({
    stdin: { contents: `let answer\n${program}\nglobalThis.answer = answer`, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })

test('operations and the handlers that only calculate run in a browser: no module of Node, no global of Node', async () => {
  const { metafile, outputFiles } = await bundle()
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(imported.filter(path => path.startsWith('node:'))).toEqual([])
  expect(
    Object.keys(metafile.inputs).filter(file => /(^|\/)(express|server\/(http|adapters|access))\//.test(file)),
  ).toEqual([])
  const globals = { TextDecoder, TextEncoder, performance, URL }
  const page: typeof globals & { answer?: Promise<{ status: number; body: unknown }> } = { ...globals }
  runInNewContext(outputFiles[0]?.text ?? '', page)
  expect(await page.answer).toMatchObject({ status: 200, body: { success: true, data: { monthlyPayment: 100 } } })
})
