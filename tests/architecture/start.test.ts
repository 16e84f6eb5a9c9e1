import { describe, expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Text, comment or one sign of a source; what is inside the first two opens and closes nothing. */
const piece = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\.\.\.|[\s\S]/g

/**
 * Where an object takes over whatever another one has: `{ ...needs, chain }`. A list may take over a list, and a field may
 * be left out by `...(condition && { field })`.
 */
const spreadBags = (source: string): string[] => {
  const open: string[] = []
  const found: string[] = []
  for (const { 0: sign, index } of source.matchAll(piece)) {
    if ('{[('.includes(sign)) open.push(sign)
    else if ('}])'.includes(sign)) open.pop()
    else if (sign === '...' && open.at(-1) === '{' && source[index + 3] !== '(')
      found.push(/^[\w.]+/.exec(source.slice(index + 3))?.[0] ?? '')
  }
  return found
}

describe('how the service is put together', () => {
  test('no object of dependencies is spread into another: each is named where it is given', () => {
    const found = sources
      .filter(({ file }) => file.startsWith('server/start/'))
      .flatMap(({ file, text }) => spreadBags(text).map(bag => `${file} spreads ${bag}`))
    expect(found).toEqual([])
  })

  test.each([
    ['openReading({ ...needs, chain })', ['needs']],
    ['createApp({\n  // what was made\n  ...config.app,\n})', ['config.app']],
    ['const all = { ...made(config), now }', ['made']],
    ["every([...paths, '{ ...text }'])", []],
    ['source({ now, ...(url && { url }) })', []],
  ])('the search has teeth: %j', (source, found) => {
    expect(spreadBags(source)).toEqual(found)
  })
})
