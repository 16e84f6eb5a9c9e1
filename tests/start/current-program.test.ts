import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { placeProgram } from '#server/start/build/place-program'
import { describeInput, findCurrentProgram, type ProgramInputs } from '#server/start/current-program'
import { temporaryFolder } from '../adapters/storage/places.ts'

/** A root with one source, and the programs that are placed in it, each named by its folder. */
const newRoot = () => {
  const folder = temporaryFolder()
  const root = pathToFileURL(`${folder}/`)
  const dist = join(folder, 'server/dist')
  mkdirSync(dist, { recursive: true })
  const source = join(folder, 'one.ts')
  writeFileSync(source, '1')
  return {
    source,
    current: () => findCurrentProgram(root)?.href.slice(root.href.length),
    place: (name: string, inputs: ProgramInputs = [describeInput('one.ts', root)], isOverdue = false) =>
      placeProgram(dist, { folder: name, inputs }, new Map([['main.js', Buffer.from(name)]]), isOverdue),
    placed: () => readdirSync(dist).sort(),
    mainOf: (name: string) => readFileSync(join(dist, name, 'main.js'), 'utf8'),
  }
}

test('a program is run only while each of its sources is as it was', () => {
  const { source, current, place } = newRoot()
  expect(current()).toBeUndefined()
  place('first')
  expect(current()).toBe('server/dist/first/main.js')
  // Of the same size.
  writeFileSync(source, '2')
  utimesSync(source, 1_700_000_000, 1_700_000_000)
  expect(current()).toBeUndefined()
})

test('a program that is used as it is runs whatever becomes of the sources', () => {
  const { source, current, place } = newRoot()
  place('first', [])
  writeFileSync(source, 'changed')
  expect(current()).toBe('server/dist/first/main.js')
})

test('a build leaves the program before it whole for the service that runs it, and deletes what is older', () => {
  const { current, place, placed, mainOf } = newRoot()
  place('first')
  place('second')
  expect([current(), placed()]).toEqual(['server/dist/second/main.js', ['current.json', 'first', 'second']])
  expect(mainOf('first')).toBe('first')
  place('third')
  expect([current(), placed()]).toEqual(['server/dist/third/main.js', ['current.json', 'second', 'third']])
  // The same once more: the service may still run the one before.
  place('third')
  expect(placed()).toEqual(['current.json', 'second', 'third'])
})

test('a program whose sources were saved meanwhile is not run, and the one before stays, also after the next build', () => {
  const { current, place, placed } = newRoot()
  place('first')
  place('second', [], true)
  expect([current(), placed()]).toEqual(['server/dist/first/main.js', ['current.json', 'first', 'second']])
  place('third')
  expect([current(), placed()]).toEqual(['server/dist/third/main.js', ['current.json', 'first', 'third']])
})
