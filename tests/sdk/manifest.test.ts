import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatPublicationNote, type Publication, withPublication } from '../../sdk/manifest.ts'
import { root } from '../architecture/sources.ts'

const read = (name: string) => JSON.parse(readFileSync(`${root}sdk/${name}`, 'utf8'))

const known: Publication = {
  repository: 'https://code.example/valorem/valorem',
  homepage: 'https://valorem.example/docs/sdk',
  bugs: 'https://code.example/valorem/valorem/issues',
}

test('the manifest says of its origin what publication.json knows, and that releases prove theirs', () => {
  const manifest = read('package.json')
  expect(manifest).toEqual(withPublication(manifest, read('publication.json')))
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
})

test('older compilers find the types of every entry that has some', () => {
  const { exports, typesVersions } = read('package.json')
  const typesOf = (conditions: { types?: string; import?: { types?: string } }) =>
    conditions.types ?? conditions.import?.types
  const typed = Object.entries(exports).flatMap(([entry, conditions]) => {
    const types = entry === '.' ? undefined : typesOf(conditions as object)
    return types ? [[entry.slice(2), [types]]] : []
  })
  expect(typed.length).toBeGreaterThan(5)
  expect(typesVersions).toEqual({ '*': Object.fromEntries(typed) })
})

test('what is known stands where registries look for it', () => {
  const manifest = withPublication({ name: 'a', license: 'MIT', author: 'b' }, known)
  expect(manifest).toEqual({
    ...{ name: 'a', license: 'MIT', author: 'b', homepage: known.homepage },
    repository: { type: 'git', url: 'git+https://code.example/valorem/valorem.git', directory: 'sdk' },
    bugs: { url: known.bugs },
  })
  expect(formatPublicationNote(known)).toBeUndefined()
})

test('what is not known is taken out, and said', () => {
  const before = withPublication({ name: 'a', license: 'MIT' }, known)
  const unknown = { ...known, homepage: null, bugs: null }
  expect(Object.keys(withPublication(before, unknown))).toEqual(['name', 'license', 'repository'])
  expect(formatPublicationNote(unknown)).toMatch(/homepage, bugs\.$/)
  expect(formatPublicationNote({ ...known, repository: null })).toMatch(/repository\. npm publishes with provenance/)
})

test.each(['http://valorem.example', 'valorem.example', 'https://valorem.example/', ''])(
  'an address that nobody could follow is refused: %s',
  homepage => {
    expect(() => withPublication({ license: 'MIT' }, { ...known, homepage })).toThrow(
      /homepage must be null or an https/,
    )
  },
)
