import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './sources.ts'

const folder = join(root, 'server/decisions')
const files = readdirSync(folder)
  .filter(file => file !== 'README.md')
  .sort()
const numbers = files.map((_, index) => String(index + 1).padStart(4, '0'))

/** Facts of a decision's first lines; undefined where its title or the line of date, status and subject is missing. */
const readHead = (file: string): Record<string, string> | undefined => {
  const text = readFileSync(join(folder, file), 'utf8')
  const head =
    /^# (?<number>[1-9]\d*)\. (?<title>\S.*)\n\nDate: (?<date>\d{4}-\d\d-\d\d) · Status: (?<status>[^·]+) · Subject: (?<subject>\S.*)\n\n## (?:Context|Decision)\n/
  return head.exec(text)?.groups
}

/** Rows of the index, each as its subject, number, title, file and date. */
const readIndex = (): string[] => {
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  return index
    .split('\n## ')
    .slice(1)
    .flatMap(section =>
      [...section.matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \| (.+) \|$/gm)].map(([, ...cells]) =>
        [section.split('\n')[0], ...cells].join(' | '),
      ),
    )
}

describe('decisions', () => {
  test('the numbers are consecutive', () => {
    expect(files.map(file => file.slice(0, 5))).toEqual(numbers.map(number => `${number}-`))
  })

  test.each(files)('%s has its number, a title, a date and a status', file => {
    const head = readHead(file)
    expect(head).toMatchObject({ number: String(Number(file.slice(0, 4))) })
    expect(new Date(head?.date ?? '').toISOString().slice(0, 10)).toBe(head?.date)
    expect(['accepted', ...numbers.map(number => `superseded by ${number}`)]).toContain(head?.status)
  })

  test.each(files)('%s has its sections in order, and always a decision', file => {
    const sections = [...readFileSync(join(folder, file), 'utf8').matchAll(/^## (.*)$/gm)].map(([, name]) => name)
    expect(sections).toContain('Decision')
    expect(sections).toEqual(['Context', 'Decision', 'Consequences'].filter(name => sections.includes(name)))
  })

  test('the index lists each once, under its subject, with its title and date', () => {
    const expected = files.map(file => {
      const { subject, number, title, date } = readHead(file) ?? {}
      return [subject, number, title, file, date].join(' | ')
    })
    expect(readIndex().sort()).toEqual(expected.sort())
  })
})
