import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { readProductionPackages } from '#server/commands/production-packages'
import { bundledPackages } from '../../sdk/local-service-script.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

const packages = readProductionPackages(root)

/** Each package once, as `name version`. */
const namesOf = (list: readonly { name: string; version: string }[]): string[] =>
  [...new Set(list.map(({ name, version }) => `${name} ${version}`))].sort()

describe.each([
  ['', packages],
  ['sdk/', packages.filter(({ folder }) => bundledPackages.some(name => folder === `node_modules/${name}`))],
])('what is shipped from the folder "%s"', (folder, shipped) => {
  const bill = JSON.parse(read(`${folder}sbom.cdx.json`)) as {
    specVersion: string
    metadata: { component: { name: string; version: string } }
    components: { name: string; version: string; hashes: { alg: string }[]; licenses: object[] }[]
  }

  test('the bill of materials names each package of the lock file, with its hash and its licence', () => {
    expect(namesOf(bill.components)).toEqual(namesOf(shipped))
    expect(bill.components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
    const { name, version } = JSON.parse(read(`${folder}package.json`)) as { name: string; version: string }
    expect(bill.metadata.component).toMatchObject({ name, version })
  })

  test('the notices name each package of the lock file, with its licence', () => {
    const lines = read(`${folder}THIRD_PARTY_NOTICES`).split('\n')
    const named = shipped.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    expect(named.filter(line => !lines.includes(line))).toEqual([])
  })
})

test('an alias is named as the registry has it, in the bill of materials and in the notices', () => {
  const { components } = JSON.parse(read('sbom.cdx.json')) as { components: { name: string; purl: string }[] }
  // A purl (package URL, ECMA-427) has the name that lists of advisories know; a scope begins with `%40`.
  const named = components.map(({ name, version, purl }: { name: string; version?: string; purl: string }) => [
    purl,
    `pkg:npm/${name.replace('@', '%40')}@${version}`,
  ])
  expect(named.filter(([purl, own]) => purl !== own)).toEqual([])
  expect(components.map(({ name }) => name)).toContain('@cantoo/pdf-lib')
  expect(read('THIRD_PARTY_NOTICES')).toMatch(/^@cantoo\/pdf-lib 2\.\d+\.\d+ \(MIT\)$/m)
  expect(read('THIRD_PARTY_NOTICES')).not.toMatch(/^pdf-lib /m)
})

test('packages of the production install have a licence that asks for no more than its notice', () => {
  const permissive = [
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ]
  const others = packages
    .filter(({ licence }) => !permissive.includes(licence))
    .map(one => `${one.name} ${one.licence}`)
  // Of the two that it offers, BSD-3-Clause is taken.
  expect(others).toEqual(['json-schema (AFL-2.1 OR BSD-3-Clause)'])
})

test('nothing of others is bundled in the SDK but what its notices name', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['server/in-process/local-service.ts'],
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const inside = Object.keys(metafile.inputs).flatMap(
    file => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  )
  // The box leaves the router of the contract out (sdk/contract-plugin.ts).
  expect([...new Set(inside)].filter(name => name !== '@ts-rest/core').sort()).toEqual([...bundledPackages])
})
