import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Clone, cloneTree } from '../support/clone.ts'
import { drawMutants } from './draw.ts'
import { runMutants } from './run.ts'
import { loadCompiler } from './syntax.ts'

let clone: Clone
beforeAll(async () => {
  clone = await cloneTree()
  // Some files that tests read are written by the build.
  await clone.runScript('build')
}, 600_000)
afterAll(() => clone.remove())

test('nine in ten of forty mutants are killed by the tests of their room, and the others have a reason', async () => {
  const mutants = drawMutants(await loadCompiler(), 40, Number(process.env.FUZZ_SEED ?? 1))
  expect(mutants).toHaveLength(40)
  const { share, unexplained } = await runMutants(clone, mutants, line => process.stdout.write(`${line}\n`))
  expect(unexplained).toEqual([])
  expect(share).toBeGreaterThanOrEqual(0.9)
}, 7_200_000)
