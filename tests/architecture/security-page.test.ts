import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const page = readFileSync(`${root}server/SECURITY.md`, 'utf8')

/** The numbers of the requirements of levels 1 and 2 of OWASP ASVS 5.0.0, a section a line. */
const numbers = readFileSync(`${root}tests/architecture/asvs-numbers.txt`, 'utf8').trim().split(/\s+/)

/** Numbers of requirements that the page names, in its order: three parts, and neither an address nor a version. */
const named = [...page.matchAll(/(?<![\d.`v/-])\d{1,2}\.\d{1,2}\.\d{1,2}(?!\.?\d)/g)]
  .map(([number]) => number)
  .filter(number => number !== '5.0.0')

/** The chapter that a place of the page stands in, by its heading. */
const chapterAt = (place: number): string | undefined =>
  [...page.slice(0, place).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).at(-1)

/** Paths in code on the page: those of the repository, of its hidden folders and of `server/`. */
const paths = [...page.matchAll(/`([\w.@{}-]+(?:\/[\w.@-]+)*\/?)`/g)]
  .map(([, path = '']) => path)
  .filter(path => path.includes('/') || /\.(ts|md|json|yaml|cfg|txt|cdx\.json)$/.test(path))

describe('the page about security', () => {
  test('names every requirement of levels 1 and 2 exactly once, and no other', () => {
    expect(numbers).toHaveLength(253)
    expect([...named].sort()).toEqual([...numbers].sort())
  })

  test('has each in the table of its chapter, or among those that are not held', () => {
    const strays = [...page.matchAll(/^\| (\d+)\.\d+\.\d+ \|/gm)].filter(({ 1: chapter, index }) => {
      const heading = chapterAt(index) ?? ''
      return heading !== 'Not held' && !heading.startsWith(`V${chapter} `)
    })
    expect(strays.map(([row]) => row)).toEqual([])
  })

  test('counts at its beginning what is held, what does not apply, and what is not held', () => {
    const places = [...page.matchAll(/^\| \d+\.\d+\.\d+ \|/gm)].map(({ index }) => chapterAt(index) === 'Not held')
    const notHeld = places.filter(Boolean).length
    const held = places.length - notHeld
    expect(page).toContain(`Of ${numbers.length} requirements ${held} are held,`)
    expect(page).toContain(`${numbers.length - places.length} do not apply, and ${notHeld} are [not held]`)
  })

  test('leads to files that are there, below server/ or the root of the repository', () => {
    expect(paths.length).toBeGreaterThan(100)
    const missing = paths.filter(path => !existsSync(`${root}server/${path}`) && !existsSync(root + path))
    expect([...new Set(missing)]).toEqual([])
  })

  test('says of each requirement that is held which test shows it, or that there is none', () => {
    const rows = [...page.matchAll(/^\| \d+\.\d+\.\d+ \|(.*)\|$/gm)].filter(
      ({ index }) => chapterAt(index) !== 'Not held',
    )
    expect(rows.length).toBeGreaterThan(100)
    const bare = rows.filter(([row]) => !/`tests\/[^`]+`[^|]*\|$|\| no test[^|]*\|$/.test(row))
    expect(bare.map(([row]) => row)).toEqual([])
  })
})
