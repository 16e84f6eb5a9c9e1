import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'

/** Output of `npm run -s operate -- …`, with the arguments as the pages write them. */
const operate = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'server/commands/operate.ts'), ...args], { encoding: 'utf8' })

test('law-age lists every parameter, then the certainty of the versions', () => {
  const printed = operate('law-age')
  expect(printed).toMatch(/^Checked on {2}Covered until {2}Parameter\n\d{4}-\d\d-\d\d {2}/)
  expect(printed).toMatch(/\nshare {6}.* %\n$/)
})

test.each([[['--', '--next-year']], [['--next-year']]])('law-age %j lists what changes in the next year', args => {
  expect(operate('law-age', ...args)).toMatch(/^[1-9]\d* parameters change in \d{4}; a deed of \d{4}-01-01 gets:\n\w/)
})

test('a program that is imported by its name runs then, and not only as the main module', () => {
  const names = [...readFileSync(join(root, 'server/commands/operate.ts'), 'utf8').matchAll(/import\('\.\/(.+)'\)/g)]
  expect(names.length).toBeGreaterThan(0)
  const guarded = names.filter(([, file = '']) =>
    readFileSync(join(root, 'server/commands', file), 'utf8').includes('import.meta.main'),
  )
  expect(guarded.map(([, file]) => file)).toEqual([])
})
