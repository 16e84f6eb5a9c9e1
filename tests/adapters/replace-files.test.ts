import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replaceFiles } from '#server/adapters/replace-files'
import { newFolder } from '../support/process.ts'

test('every file gets its new text, also one that was not there', async () => {
  const folder = await newFolder()
  const [old, fresh] = [join(folder, 'old.csv'), join(folder, 'fresh.csv')]
  writeFileSync(old, 'before')
  replaceFiles(
    new Map([
      [old, 'after'],
      [fresh, 'first'],
    ]),
  )
  expect([readFileSync(old, 'utf8'), readFileSync(fresh, 'utf8')]).toEqual(['after', 'first'])
  expect(readdirSync(folder).sort()).toEqual(['fresh.csv', 'old.csv'])
})

test.each(['renamed', 'written'])('where one cannot be %s, all are as they were', async fault => {
  const folder = await newFolder()
  const [old, fresh, wrong] = [join(folder, 'old.csv'), join(folder, 'fresh.csv'), join(folder, 'wrong.csv')]
  writeFileSync(old, 'before')
  // A folder cannot be replaced by a file, nor written as one.
  mkdirSync(fault === 'renamed' ? wrong : `${wrong}.new`)
  const texts = new Map([
    [old, 'after'],
    [fresh, 'first'],
    [wrong, 'never'],
  ])
  expect(() => replaceFiles(texts)).toThrow()
  expect(readFileSync(old, 'utf8')).toBe('before')
  expect(readdirSync(folder).filter(name => !name.startsWith('wrong'))).toEqual(['old.csv'])
})
