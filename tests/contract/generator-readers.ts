import { openApiClientAxiosCaller, swaggerClientCaller } from './generator-callers.ts'

/** A tool that reads the file without printing a program. */
export interface FileReader {
  name: string
  /** Packages of npm, each as `NAME@VERSION`; the first is the tool. */
  packages: readonly string[]
  /** A module whose `read(path)` gives the operations that the tool found, and throws where it finds a fault. */
  reader?: string
  /** A program that has `call(id, body)`: the tool is a client of any file. */
  caller?: string
}

const count = `const list = ({ paths }) => Object.values(paths).flatMap(path => Object.values(path)).filter(one => one.operationId).length
const load = path => JSON.parse(readFileSync(path, 'utf8'))`

/** Parsers, validators, converters and clients that read any file. */
export const fileReaders: readonly FileReader[] = [
  { name: 'swagger-client', packages: ['swagger-client@3.38.4'], caller: swaggerClientCaller },
  {
    name: 'openapi-client-axios',
    packages: ['openapi-client-axios@7.9.1', 'axios@1.21.1'],
    caller: openApiClientAxiosCaller,
  },
  {
    name: 'swagger-parser',
    packages: ['@apidevtools/swagger-parser@13.1.0'],
    reader: `import parser from '@apidevtools/swagger-parser'
${count}
export const read = async path => list(await parser.validate(path))`,
  },
  {
    name: 'readme-openapi-parser',
    packages: ['@readme/openapi-parser@9.0.0'],
    reader: `import { dereference, validate } from '@readme/openapi-parser'
${count}
export const read = async path => {
  const { valid, warnings, errors } = await validate(load(path))
  if (!valid || warnings.length > 0) throw new Error(JSON.stringify([errors, warnings]))
  return list(await dereference(load(path)))
}`,
  },
  {
    name: 'scalar-openapi-parser',
    packages: ['@scalar/openapi-parser@0.29.22'],
    reader: `import { dereference, validate } from '@scalar/openapi-parser'
${count}
export const read = async path => {
  const { valid, errors } = await validate(load(path))
  if (!valid) throw new Error(JSON.stringify(errors))
  return list((await dereference(load(path))).schema)
}`,
  },
  {
    name: 'openapi-schema-validator',
    packages: ['@seriousme/openapi-schema-validator@2.11.0'],
    reader: `import { Validator } from '@seriousme/openapi-schema-validator'
${count}
export const read = async path => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(load(path))
  if (!valid) throw new Error(JSON.stringify(errors))
  return list(validator.resolveRefs())
}`,
  },
  {
    name: 'openapi-to-postman',
    packages: ['openapi-to-postmanv2@6.3.3'],
    reader: `import converter from 'openapi-to-postmanv2'
${count}
const countRequests = items => items.reduce((sum, { item }) => sum + (item ? countRequests(item) : 1), 0)
export const read = path =>
  new Promise((resolve, reject) =>
    converter.convert({ type: 'json', data: load(path) }, {}, (error, answer) =>
      error || !answer.result ? reject(error ?? answer.reason) : resolve(countRequests(answer.output[0].data.item)),
    ),
  )`,
  },
  {
    name: 'redocly',
    packages: ['@redocly/openapi-core@2.64.0'],
    reader: `import { bundle, createConfig } from '@redocly/openapi-core'
${count}
export const read = async path => {
  const { problems, bundle: { parsed } } = await bundle({ ref: path, config: await createConfig({}), dereference: false })
  if (problems.length > 0) throw new Error(JSON.stringify(problems.map(({ message }) => message)))
  return list(parsed)
}`,
  },
]
