import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31'
import { openApiFile } from '../support/prism.ts'
import { resolveParts } from './resolved.ts'

/** The derived file as it is in the repository. */
export const document = JSON.parse(readFileSync(openApiFile, 'utf8')) as OpenAPIObject // a test compares it with its maker

/** Every operation of the file, its responses, headers and examples in the place of their references. */
export const operationObjects: readonly OperationObject[] = Object.values(
  resolveParts(document, document.paths ?? {}),
).flatMap(item => Object.values(item as Record<string, OperationObject>))

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
formats.default(ajv, ['date', 'date-time', 'uri', 'int32', 'int64'])
ajv.addKeyword('components')
ajv.addVocabulary([
  'example',
  'discriminator',
  'externalDocs',
  'xml',
  'x-unit',
  'x-private',
  'x-refused',
  'x-default',
  'x-max-bytes',
  'x-lenient-items',
])
ajv.addSchema({ $id: 'openapi.json', components: document.components })

/** A validator of dialect 2020-12 for a named schema of the file. */
export const validatorOf = (id: string): ValidateFunction => {
  const validate = ajv.getSchema(`openapi.json#/components/schemas/${id}`)
  if (!validate) throw new Error(`The file has no schema ${id}.`)
  return validate
}

/** A validator for a schema inside the file; its references are those of the file. */
export const validatorFor = (schema: object): ValidateFunction =>
  ajv.compile(
    // References of the file are meant from its root; Ajv knows it by its name.
    JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi.json#/')) as object,
  )
