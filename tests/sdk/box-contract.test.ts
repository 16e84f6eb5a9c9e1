import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import * as zod from 'zod'
import { localOperations } from '#server/in-process/local-operations'
import { readKeywords } from '#server/operations/field-schema'
import type { Operation } from '#server/operations/operation'
import { createContractPlugin } from '../../sdk/contract-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The operations as the box has them, with the copy of zod that made their schemas. */
const inBox = async (): Promise<{ z: typeof zod; localOperations: Operation[] }> => {
  const contents = "export * as z from 'zod'\nexport { localOperations } from './server/in-process/local-operations.ts'"
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    ...{ bundle: true, format: 'esm', platform: 'neutral', mainFields: ['module', 'main'], write: false },
    plugins: [createContractPlugin(root)],
  })
  const module = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64')
  return import(/* @vite-ignore */ `data:text/javascript;base64,${module}`)
}

/** A schema as JSON Schema without its texts, with the keywords that refusals read and the names of its checks. */
const written = (z: typeof zod, schema: zod.ZodType | undefined): unknown =>
  schema &&
  z.toJSONSchema(schema, {
    ...{ io: 'input', metadata: z.registry(), unrepresentable: 'any' },
    override: ({ zodSchema, jsonSchema }) => {
      const said = z.globalRegistry.get(zodSchema) ?? {}
      const checks = zodSchema._zod.def.checks?.map(check => check._zod.def.check)
      Object.assign(jsonSchema, { checks, read: readKeywords.map(keyword => said[keyword]) })
    },
  })

const readOf = (z: typeof zod, { id, method, path, body, pathParams, query, access }: Operation) => {
  const { rules: _, documentedBody: __, csvRows, ...enforced } = access
  return {
    ...{ id, method, path, enforced, isTable: csvRows !== undefined },
    ...{ body: written(z, body), pathParams: written(z, pathParams), query: written(z, query) },
  }
}

test('the box reads of every operation what the contract says', async () => {
  const box = await inBox()
  expect(box.localOperations.map(operation => readOf(box.z, operation))).toEqual(
    localOperations.map(operation => readOf(zod, operation)),
  )
})

test('it holds no schema of an answer', async () => {
  const box = await inBox()
  expect(box.localOperations.flatMap(({ responses }) => Object.keys(responses ?? {}))).toEqual([])
})
