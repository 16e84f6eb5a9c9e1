import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'

/** The head of a type or a class that users see; `Tags` has the tags of a client. */
const head = /^(?:export (?:interface|class|type|const|async function\*?|function) |interface Tags )([\w$]+)/

/** A member, at the indentation that the formatter gives it; what it overrides has the text of the class above. */
const member = /^ {2}(?!override |constructor|\/\*|\*|\}|private )((?:declare )?(?:readonly )?\[?["\w$]+)/

/** Names of a file, and members of its types, that an editor shows without a text. */
const listUndocumented = (path: string): string[] => {
  const lines = readFileSync(root + path, 'utf8').split('\n')
  let type = ''
  let isInside = false
  return lines.flatMap((line, at) => {
    const isShown = /\*\/$/.test(lines[at - 1] ?? '')
    const name = head.exec(line)?.[1]
    if (name) {
      type = name
      isInside = /(interface|class) .*\{$/.test(line)
      return isShown ? [] : [`${path}: ${name}`]
    }
    if (line.startsWith('}')) isInside = false
    const found = isInside && !/^ {3}/.test(line) ? member.exec(line)?.[1] : undefined
    return found && !isShown ? [`${path}: ${type}.${found}`] : []
  })
}

test('an editor shows a text for every name of the package and every member of its types', () => {
  const files = globSync('sdk/src/**/*.ts', { cwd: root, exclude: path => /derived|transport|index\.ts/.test(path) })
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap(path => listUndocumented(path.replaceAll('\\', '/')))).toEqual([])
})

test('and for every member of requests and answers', () => {
  expect(listUndocumented('sdk/src/derived/types.ts')).toEqual([])
})
