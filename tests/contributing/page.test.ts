import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { listPatched, page, recipes } from './recipes.ts'

test('the page is read in ten minutes', () => {
  expect(page.split('\n').length - 1).toBeLessThanOrEqual(200)
})

test('there is a recipe for each of seven changes, and each patch belongs to one', () => {
  expect(recipes).toHaveLength(7)
  const patches = globSync('tests/contributing/*.diff', { cwd: root })
  expect(recipes.map(({ patch }) => patch).sort()).toEqual(patches.sort())
})

test.each(recipes)('$title lists the files of its patch, and ends with tests', ({ patch, edits, commands }) => {
  expect(edits.map(({ file }) => file).sort()).toEqual(listPatched(patch).sort())
  expect(commands.at(-1)).toMatch(/^npx vitest run /)
})
