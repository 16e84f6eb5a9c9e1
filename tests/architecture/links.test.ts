import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const isForeign = (file: string): boolean => /(^|\/)(node_modules|dist)(\/|$)/.test(file)
const pages = globSync('**/*.md', { cwd: root, exclude: isForeign }).sort()

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A page without its blocks of code, where a bracket is no link. */
const prose = (file: string): string => textOf(file).replace(/^ *```.*?^ *```$/gms, '')

/** The places of a page, as sites of repositories make them of its headings. */
const placesOf = (file: string): string[] =>
  [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** What a page leads to in the repository: links, and the sources of pictures. */
const linksOf = (file: string): string[] =>
  [...prose(file).matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)]
    .map(([, link, address]) => link ?? address ?? '')
    .filter(link => !/^([a-z]+:|\/)/.test(link))

/** Links that lead nowhere. */
const brokenIn = (file: string): string[] =>
  linksOf(file).filter(link => {
    const [path = '', place] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(join(root, target))) return true
    return place !== undefined && !placesOf(target).includes(place)
  })

describe('links between the pages of the repository', () => {
  test.each(pages)('%s leads to files and headings that are there', file => {
    expect(brokenIn(file)).toEqual([])
  })

  test('every page can be reached from the first one', () => {
    const reached = new Set(['README.md'])
    for (const file of reached) {
      for (const link of linksOf(file)) {
        const target = join(dirname(file), link.split('#')[0] ?? '')
        for (const page of [target, join(target, 'README.md')]) if (pages.includes(page)) reached.add(page)
      }
    }
    expect(pages.filter(file => !reached.has(file))).toEqual([])
  })
})

test('the first page is read in one go: at most 120 lines, with the two commands that a change has to pass', () => {
  const first = textOf('README.md')
  expect(first.split('\n').length - 1).toBeLessThanOrEqual(120)
  const checks = textOf('.ci/run')
  for (const [line, checked] of [
    ['npm ci && npm start', 'bash .ci/production'],
    // The same tests, and the slow ones.
    ['npm ci && npm test', 'npm run -s test:ci'],
  ] as const) {
    expect(first).toContain(line)
    expect(checks).toContain(checked)
  }
})
