import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const bundled = (entry: string) =>
  build({
    entryPoints: [fileURLToPath(import.meta.resolve(entry))],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    write: false,
    metafile: true,
  })

test('the main entry, with everything in it, weighs at most 8 KiB minified and gzipped', async () => {
  const { outputFiles } = await bundled('@valorem/sdk')
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

test('the entry of the service in one process weighs at most 240 KiB minified and gzipped', async () => {
  const { outputFiles } = await bundled('@valorem/sdk/local')
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(240 * 1024)
})

test('the main entry takes nothing of the service along', async () => {
  const { metafile } = await bundled('@valorem/sdk')
  expect(Object.keys(metafile.inputs).filter(path => path.includes('local'))).toEqual([])
})

test.each(['@valorem/sdk', '@valorem/sdk/local', '@valorem/sdk/words'])(
  '%s imports nothing but its own files',
  async entry => {
    const { metafile } = await bundled(entry)
    expect(Object.keys(metafile.inputs).filter(path => !path.includes('sdk/dist/'))).toEqual([])
  },
)
