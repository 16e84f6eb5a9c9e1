import { beforeAll, expect, test } from 'vitest'
import { sources } from '../architecture/sources.ts'
import { installTools } from '../support/tools.ts'
import { findChanges, toNextNumber } from './changes.ts'
import { drawMutants, listMutants } from './draw.ts'
import { listTests } from './related-tests.ts'
import { findReason, survivors } from './survivors.ts'
import { type Compiler, loadCompiler } from './syntax.ts'

let compiler: Compiler
beforeAll(async () => {
  await installTools()
  compiler = await loadCompiler()
})

const listChanged = (text: string): string[] =>
  findChanges(compiler, 'some.ts', text).map(({ start, end, after }) => text.slice(0, start) + after + text.slice(end))

test('each place of a program is changed once for each way, and types, imports and texts are not', () => {
  expect(listChanged('const sum = a + 2')).toEqual(['const sum = a - 2', 'const sum = a + 3'])
  expect(listChanged('if (a <= b) stop()')).toEqual(['if (!(a <= b)) stop()', 'if (a < b) stop()', 'if (a <= b) ;'])
  expect(listChanged('export const isOld = a ? !b : true')).toEqual([
    'export const isOld = !(a) ? !b : true',
    'export const isOld = a ? b : true',
    'export const isOld = a ? !b : false',
  ])
  expect(listChanged('const found = list.filter(isOld).some(isNew)')).toEqual([
    'const found = list.filter(isOld).every(isNew)',
    'const found = list.some(isNew)',
  ])
  // An object has this method, so that a list of methods that is an object seems to have it too.
  expect(listChanged('const text = value.toString()')).toEqual([])
  expect(listChanged("import { a } from './a.ts'\ntype Way = 1 | 'two'\nconst text = 'a + b'")).toEqual([])
})

test.each([
  ['0', '1'],
  ['19', '20'],
  ['0.055', '0.056'],
  ['0.099', '0.100'],
  ['250_000', '250001'],
  ['0x10', undefined],
  ['1e9', undefined],
])('the number after %s is %s', (text, next) => {
  expect(toNextNumber(text)).toBe(next)
})

test('a seed draws the same mutants each time, another one others, of all four parts of the tree', () => {
  const drawn = drawMutants(compiler, 40, 1)
  expect(drawMutants(compiler, 40, 1)).toEqual(drawn)
  expect(drawMutants(compiler, 40, 2)).not.toEqual(drawn)
  expect(drawn).toHaveLength(40)
  const counted = (folder: string) => drawn.filter(({ file }) => file.startsWith(folder)).length
  expect(['server/domain/', 'contract/', 'server/http/', 'server/services/'].map(counted)).toEqual([16, 8, 8, 8])
})

test('tests of a file are those of its room that reach it, the nearest first', () => {
  const { quick, slow } = listTests('server/domain/law/fr/new-build.ts')
  expect(quick[0]).toMatch(/^tests\/domain\/law\/fr\//)
  expect(quick.every(test => test.endsWith('.test.ts') && !/\.(slow|long)\./.test(test))).toBe(true)
  expect(slow.every(test => test.startsWith('tests/domain/law/fr/'))).toBe(true)
})

test('slow tests of a file whose folder has none are those of the folder above', () => {
  const { slow } = listTests('server/domain/figures/meaning/words-beside.ts')
  expect(slow).toEqual(['tests/domain/figures/corpora.slow.test.ts'])
})

test('tests that import a file are its own, in whatever room', () => {
  expect(listTests('contract/openapi/sdk-codes.ts').quick).toContain('tests/sdk/operation-errors.test.ts')
})

test('of the tests over HTTP those with a word of the path precede', () => {
  const { quick } = listTests('server/services/account/organisations.ts')
  const at = (test: string): number => quick.indexOf(test)
  expect(at('tests/pages/organisation-life.test.ts')).toBeGreaterThan(-1)
  expect(at('tests/pages/organisation-life.test.ts')).toBeLessThan(at('tests/routes/evaluation.test.ts'))
})

test.each(survivors.map(one => [one.file, one] as const))(
  'the line of a survivor in %s stands, and is changed so',
  (_, one) => {
    const source = sources.find(({ file }) => file === one.file)
    const mutants = source ? listMutants(compiler, source) : []
    expect(mutants.filter(mutant => findReason(mutant) === one.reason).length).toBeGreaterThan(0)
  },
)
