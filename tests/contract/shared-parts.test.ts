import { statSync } from 'node:fs'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '#contract/openapi/build'
import { printDocument } from '#contract/openapi/print'
import { shareParts } from '#contract/openapi/shared-parts'
import { startApp } from '../support/app.ts'
import { openApiFile } from '../support/prism.ts'
import { document } from './document.ts'
import { resolveParts } from './resolved.ts'

/** Most bytes of the file: with the highest rent and the calendar of the law 1.28 MB, and a tenth of room. */
const bytesMax = 1_550_000

describe('the OpenAPI file', () => {
  test('is at most 1.55 MB, and so is the one that is served', async () => {
    expect(statSync(openApiFile).size).toBeLessThanOrEqual(bytesMax)
    const app = await startApp()
    const served = await (await fetch(`${app.url}/openapi.json`)).text()
    await app.close()
    expect(Buffer.byteLength(served)).toBeLessThanOrEqual(bytesMax)
    expect(JSON.parse(served)).toEqual(document)
  })

  test('says with its references what the contract says without', () => {
    const whole = openApiDocument()
    expect(resolveParts(document, document.paths)).toEqual(resolveParts(whole, JSON.parse(JSON.stringify(whole.paths))))
    expect(document.components?.schemas).toEqual(JSON.parse(JSON.stringify(whole.components?.schemas)))
  })

  test('says no response, header and example twice, and none that no operation has', () => {
    const text = JSON.stringify(document)
    for (const kind of ['responses', 'headers', 'examples'] as const) {
      const parts = Object.entries(document.components?.[kind] ?? {})
      expect(parts.length).toBeGreaterThan(10)
      expect(new Set(parts.map(([, part]) => JSON.stringify(part))).size).toBe(parts.length)
      expect(parts.filter(([name]) => !text.includes(`"#/components/${kind}/${name}"`)).map(([name]) => name)).toEqual(
        [],
      )
    }
  })
})

/** A file of two operations whose failures are alike and whose successes are not. */
const twoOperations = (): OpenAPIObject => {
  const failure = {
    description: 'Busy.',
    headers: { 'Retry-After': { schema: { type: 'integer' as const }, example: 3 } },
    content: { 'application/json': { examples: { busy: { value: { code: 'busy' } } } } },
  }
  const operation = (operationId: string, value: number) => ({
    operationId,
    responses: {
      200: { description: 'Done.', content: { 'application/json': { examples: { one: { value } } } } },
      503: failure,
    },
  })
  return {
    openapi: '3.1.1',
    info: { title: 'Two', version: '1.0.0' },
    paths: { '/a': { get: operation('readA', 1) }, '/b': { get: operation('readB', 2) } },
    components: {},
  }
}

describe('sharing', () => {
  test('keeps a response that two operations have once, a success with its operation', () => {
    const { paths = {}, components } = shareParts(twoOperations())
    const [a, b] = [paths['/a']?.get?.responses, paths['/b']?.get?.responses]
    expect(a?.['503']).toEqual({ $ref: '#/components/responses/503.busy' })
    expect(b?.['503']).toEqual(a?.['503'])
    expect(a?.['200']).toEqual({
      description: 'Done.',
      content: { 'application/json': { examples: { one: { $ref: '#/components/examples/readA.one' } } } },
    })
    expect(components).toEqual({
      responses: {
        '503.busy': {
          description: 'Busy.',
          headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After.3' } },
          content: { 'application/json': { examples: { busy: { $ref: '#/components/examples/busy' } } } },
        },
      },
      headers: { 'Retry-After.3': { schema: { type: 'integer' }, example: 3 } },
      examples: {
        busy: { value: { code: 'busy' } },
        'readA.one': { value: 1 },
        'readB.one': { value: 2 },
      },
    })
  })

  test('leaves the document that it was given as it was', () => {
    const given = twoOperations()
    shareParts(given)
    expect(given).toEqual(twoOperations())
  })

  test('is printed a member a line and an example a line, and read back the same', () => {
    const shared = shareParts(twoOperations())
    const text = printDocument(shared)
    expect(JSON.parse(text)).toEqual(shared)
    expect(text.split('\n')).toContain('"readA.one":{"value":1},')
    expect(text.split('\n').filter(line => line.startsWith(' '))).toEqual([])
  })
})
