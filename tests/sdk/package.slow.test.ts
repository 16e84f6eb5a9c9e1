import { cp, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { npm } from '../support/npm.ts'
import { installTools, runTool } from '../support/tools.ts'
import { type Packed, packed } from './packed.ts'

let made: Packed
let folder = ''
let tarball = ''

beforeAll(async () => {
  await installTools()
  made = await packed()
  ;({ folder, tarball } = made)
})
afterAll(() => made.remove())

describe('the packed package', () => {
  const files = async (of = folder): Promise<string[]> => {
    const names = await readdir(join(of, 'package'), { recursive: true, withFileTypes: true })
    return names.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  }

  test('holds what a user needs and nothing else', async () => {
    const inside = (await files()).map(path => path.slice(join(folder, 'package').length + 1))
    for (const name of [
      'package.json',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'THIRD_PARTY_NOTICES',
      'sbom.cdx.json',
      'openapi-3.0.json',
      'openapi.json',
    ]) {
      expect(inside).toContain(name)
    }
    for (const name of ['index', 'local', 'testing/index', 'words', 'webhooks', 'node', 'react/index']) {
      expect(inside).toContain(`dist/${name}.js`)
      expect(inside).toContain(`dist/${name}.d.ts`)
      expect(inside).toContain(`dist/${name}.cjs`)
      expect(inside).toContain(`dist/${name}.d.cts`)
    }
    expect(
      inside.filter(
        path =>
          !/^(dist\/|[A-Za-z]+\.md$|LICENSE$|THIRD_PARTY_NOTICES$|(package|openapi|openapi-3\.0|sbom\.cdx)\.json$)/.test(
            path,
          ),
      ),
    ).toEqual([])
  })

  test('is the same to the last byte when it is packed from a copy that nobody has built', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'valorem-copy-'))
    onTestFinished(() => rm(copy, { recursive: true }))
    const isBuilt = /\/sdk\/(dist|LICENSE|openapi(-3\.0)?\.json)$/
    // The entry `local` is built from the operations that the server runs.
    for (const name of ['LICENSE', 'package.json', 'tsconfig.json', 'contract', 'languages', 'server']) {
      await cp(join(root, name), join(copy, name), { recursive: true })
    }
    await cp(join(root, 'sdk'), join(copy, 'sdk'), { recursive: true, filter: path => !isBuilt.test(path) })
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
    expect(await readdir(join(copy, 'sdk'))).not.toContain('dist')
    const again = await packed(join(copy, 'sdk'))
    onTestFinished(again.remove)
    const inside = async (of: string) => (await files(of)).map(path => path.slice(of.length)).sort()
    expect(await inside(again.folder)).toEqual(await inside(folder))
    // Two builds in two places, the same bytes: anybody can prove what a release was made of.
    expect((await readFile(again.tarball)).equals(await readFile(tarball))).toBe(true)
  })

  // A fifth of it is the OpenAPI file in two versions, for tools without access to the service.
  test('is a download of less than 1.25 MiB', async () => {
    expect((await stat(tarball)).size).toBeLessThan(1.25 * 1024 * 1024)
  })

  test('depends on nothing', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
    expect(manifest.dependencies).toBeUndefined()
    expect(manifest.peerDependenciesMeta).toEqual(
      Object.fromEntries(
        ['@tanstack/react-query', 'msw', 'react', 'svelte', 'vue'].map(name => [name, { optional: true }]),
      ),
    )
  })

  test.each(['index', 'local', 'webhooks', 'node'])('needs nothing of Node in its entry %s', async entry => {
    const source = join(folder, `package/dist/${entry}.js`)
    const { metafile } = await build({
      entryPoints: [source],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
    })
    const imports = Object.values(metafile.inputs).flatMap(({ imports: list }) => list)
    expect(imports.filter(({ external }) => external)).toEqual([])
  })

  /** A script of the package with those that it imports. */
  const withImports = async (path: string, seen = new Set<string>()): Promise<Set<string>> => {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const [, name = ''] of (await readFile(path, 'utf8')).matchAll(/(?:from|import) ?\(?"(\.[^"]+\.js)"/g))
      await withImports(join(dirname(path), name), seen)
    return seen
  }

  test('has source maps that resolve, with their sources inside, but for mocks, texts, the element and the service itself', async () => {
    const entries = ['index', 'local', 'webhooks'].map(name => join(folder, `package/dist/${name}.js`))
    const all = await Promise.all(entries.map(entry => withImports(entry)))
    const scripts = [...new Set(all.flatMap(set => [...set]))].filter(path => !path.endsWith('local-service.js'))
    expect(scripts.length).toBeGreaterThan(2)
    for (const path of scripts) {
      const name = /\/\/# sourceMappingURL=(.+)/.exec(await readFile(path, 'utf8'))?.[1]
      const map = JSON.parse(await readFile(join(dirname(path), name ?? 'none'), 'utf8'))
      expect(map.sources.length, path).toBe(map.sourcesContent.length)
      for (const content of map.sourcesContent) expect(content).toEqual(expect.stringContaining(''))
    }
  })

  test('satisfies publint', async () => {
    const { stdout } = await runTool('publint', ['run', tarball, '--strict'], root)
    expect(stdout).toMatch(/All good/)
  })

  test('can be published: npm packs it as it would, publicly, with nothing to mend in the manifest', async () => {
    // The words of npm are what is looked at, so a silent `npm run` around the tests must not be inherited.
    const args = ['publish', '--dry-run', '--ignore-scripts', '--loglevel=notice', tarball]
    const { stdout, stderr } = await npm(args, folder)
    expect(stdout).toMatch(/^\+ @valorem\/sdk@\d+\.\d+\.\d+$/m)
    expect(stderr).toContain('public access (dry-run)')
    expect(stderr).not.toMatch(/auto-corrected|was cleaned|pkg fix/)
  })

  /** Elements are for pages, where all is ES modules; nobody requires them. */
  const elements = ['widget', 'calculators', 'widget/react', 'widget/vue', 'widget/svelte']
  const asText = ['--no-emoji', '--no-color', '--format', 'ascii']

  test('satisfies attw in each way of modules, old and new', async () => {
    const { code, stdout } = await runTool(
      'attw',
      [...asText, '--exclude-entrypoints', ...elements, '--', tarball],
      root,
    )
    // A problem makes it end with a failure; the table says what was looked at.
    expect(stdout).toMatch(/No problems found/)
    expect(code).toBe(0)
    for (const entry of ['sdk', 'sdk/local', 'sdk/testing', 'sdk/words', 'sdk/webhooks', 'sdk/node', 'sdk/react'])
      expect(stdout).toContain(`@valorem/${entry}`)
    for (const way of ['node10', 'node16 (from CJS)', 'node16 (from ESM)', 'bundler']) expect(stdout).toContain(way)
  })

  test('satisfies attw as ES modules with the elements', async () => {
    const args = [...asText, '--profile', 'esm-only', '--entrypoints', ...elements, '--', tarball]
    const { code, stdout } = await runTool('attw', args, root)
    expect(code).toBe(0)
    for (const entry of elements) expect(stdout).toContain(`@valorem/sdk/${entry}`)
  })
})
