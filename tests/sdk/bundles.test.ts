import { fileURLToPath } from 'node:url'
import { build, type OnResolveArgs } from 'esbuild'
import { expect, test } from 'vitest'

/** Leaves out what the first call that needs it loads. */
const leaveLater = ({ kind }: OnResolveArgs) => (kind === 'dynamic-import' ? { external: true } : undefined)

const bundleEntry = (entry: string) =>
  build({
    entryPoints: [fileURLToPath(import.meta.resolve(entry))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    metafile: true,
    plugins: [{ name: 'loaded-later', setup: ({ onResolve }) => onResolve({ filter: /^/ }, leaveLater) }],
  })

test('what reads progress, a log and long lists are all that is loaded later', async () => {
  const { metafile } = await bundleEntry('@valorem/sdk')
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(paths.map(path => path.replace(/-\w+\.js$/, '')).sort()).toEqual([
    './estimate-many',
    './log',
    './stream-attempt',
  ])
})

test('the entry for receivers of webhooks runs where there is no Node', async () => {
  const { metafile } = await bundleEntry('@valorem/sdk/webhooks')
  expect(Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))).toEqual(
    [],
  )
})

test('the hooks for React take along React, TanStack Query and nothing else', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@valorem/sdk/react'))],
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  })
  const imports = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(imports.toSorted()).toEqual(['@tanstack/react-query', 'react'])
})

test('the main entry takes nothing of the service along', async () => {
  const { metafile } = await bundleEntry('@valorem/sdk')
  expect(Object.keys(metafile.inputs).filter(path => path.includes('local'))).toEqual([])
})

test.each(['@valorem/sdk', '@valorem/sdk/local', '@valorem/sdk/words', '@valorem/sdk/webhooks'])(
  '%s imports nothing but its own files',
  async entry => {
    const { metafile } = await bundleEntry(entry)
    expect(Object.keys(metafile.inputs).filter(path => !path.includes('sdk/dist/'))).toEqual([])
  },
)
