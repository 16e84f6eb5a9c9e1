import type { OpenAPIObject } from 'openapi3-ts/oas31'

/** A part of a JSON Schema or of an operation. */
export type Schema = Record<string, unknown>

/** A file with one operation whose body and answer have one field each. */
export const file = (field: Schema | undefined, more: Schema = {}, operation: Schema = {}): OpenAPIObject => {
  const shape = { type: 'object', properties: { a: { type: 'string' }, ...(field && { b: field }) }, ...more }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Shape' } } }
  return {
    openapi: '3.1.1',
    info: { title: 'T', version: '1.0.0' },
    paths: {
      '/x': {
        post: {
          operationId: 'x',
          'x-credentials': ['secret', 'sandbox'],
          'x-body-limit-bytes': 1000,
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
          security: [{ apiKey: [] }, { bearer: [] }],
          requestBody: { required: true, content },
          responses: {
            200: { description: 'Good', headers: { 'X-A': { schema: { type: 'string' } } }, content },
            400: {
              description: '`invalid_request`: no.\n\n`law_not_covered`: no.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Failed' } } },
            },
          },
          ...operation,
        },
      },
    },
    components: {
      schemas: {
        Shape: shape,
        Failed: {
          type: 'object',
          properties: { code: { type: 'string', enum: ['invalid_request', 'law_not_covered'] } },
        },
      },
    },
  } as OpenAPIObject
}

/** The operation of such a file. */
export const operationOf = (document: OpenAPIObject) =>
  document.paths?.['/x']?.post as unknown as Record<string, Schema>

/** A copy with something changed in place. */
export const changed = (document: OpenAPIObject, change: (copy: OpenAPIObject) => void): OpenAPIObject => {
  const copy = structuredClone(document)
  change(copy)
  return copy
}
