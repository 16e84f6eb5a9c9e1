import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type OnResolveArgs } from 'esbuild'
import { expect, test } from 'vitest'

/** What the first call that needs it loads does not weigh on the start of a program. */
const later = ({ kind }: OnResolveArgs) => (kind === 'dynamic-import' ? { external: true } : undefined)

const bundled = (entry: string) =>
  build({
    entryPoints: [fileURLToPath(import.meta.resolve(entry))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    metafile: true,
    plugins: [{ name: 'loaded-later', setup: ({ onResolve }) => onResolve({ filter: /^/ }, later) }],
  })

test('the main entry, with everything that is loaded with it, weighs at most 8 KiB minified and gzipped', async () => {
  const { outputFiles } = await bundled('@valorem/sdk')
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

test('what reads progress, a log and long lists are all that is loaded later, and weigh 1 KiB, a log a quarter more', async () => {
  const { metafile } = await bundled('@valorem/sdk')
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(paths.map(path => path.replace(/-\w+\.js$/, '')).sort()).toEqual([
    './estimate-many',
    './log',
    './told-attempt',
  ])
  for (const path of paths) {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL(path, import.meta.resolve('@valorem/sdk')))],
      minify: true,
      write: false,
    })
    expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length, path).toBeLessThanOrEqual(
      path.startsWith('./log') ? 1280 : 1024,
    )
  }
})

test('the entry of the service in one process weighs at most 240 KiB minified and gzipped', async () => {
  const { outputFiles } = await bundled('@valorem/sdk/local')
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(240 * 1024)
})

test('the entry for receivers of webhooks weighs at most 1.5 KiB minified and gzipped, and runs where there is no Node', async () => {
  const { outputFiles, metafile } = await bundled('@valorem/sdk/webhooks')
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(1536)
  expect(Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))).toEqual(
    [],
  )
})

test('the hooks for React weigh at most 1 KiB minified and gzipped, and take along React, TanStack Query and nothing else', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@valorem/sdk/react'))],
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  })
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(1024)
  const imports = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  expect(imports.toSorted()).toEqual(['@tanstack/react-query', 'react'])
})

test('the main entry takes nothing of the service along', async () => {
  const { metafile } = await bundled('@valorem/sdk')
  expect(Object.keys(metafile.inputs).filter(path => path.includes('local'))).toEqual([])
})

test.each(['@valorem/sdk', '@valorem/sdk/local', '@valorem/sdk/words', '@valorem/sdk/webhooks'])(
  '%s imports nothing but its own files',
  async entry => {
    const { metafile } = await bundled(entry)
    expect(Object.keys(metafile.inputs).filter(path => !path.includes('sdk/dist/'))).toEqual([])
  },
)
