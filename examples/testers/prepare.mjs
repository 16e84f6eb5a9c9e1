// Prints an OpenAPI file for Specmatic and Step CI, which follow no references of parameters and answers, send no key,
// and take requests and answers together by the names of their examples: each operation that a key may call, with one
// good request and the schema of its answer. `node prepare.mjs openapi.json prepared.json http://127.0.0.1:3000`
import { readFileSync, writeFileSync } from 'node:fs'

const [from, to, url] = process.argv.slice(2)
const key = process.env.API_KEY || 'vk_sandbox_public'
const file = JSON.parse(readFileSync(from, 'utf8'))

/** The part of the file that a reference names; what is no reference stays as it is. */
const resolve = part =>
  part?.$ref
    ? resolve(
        part.$ref
          .slice(2)
          .split('/')
          .reduce((node, name) => node[name], file),
      )
    : part

const example = value => ({ examples: { first: { value } } })

const header = (name, value) => ({ name, in: 'header', required: true, schema: { type: 'string' }, ...example(value) })

/** A content of JSON with the first of its examples. */
const takeFirst = ({ schema, examples = {} }) => {
  const [first] = Object.values(examples)
  return { 'application/json': { schema, ...(first && example(resolve(first).value)) } }
}

const keepParameter = ({ name, in: place, schema, examples = {}, ...rest }) => {
  const [first] = Object.values(examples)
  return { name, in: place, required: true, schema, ...example(rest.example ?? resolve(first)?.value) }
}

/** An operation with one request and the answer to it; undefined where a key may not call it, or its answer is no JSON. */
const reduce = operation => {
  const { operationId, summary, tags, parameters = [], requestBody, responses, security } = operation
  const good = Object.keys(responses).filter(status => status.startsWith('2'))
  const content = resolve(responses[good.at(-1)])?.content?.['application/json']
  if (!content || !security.some(one => 'apiKey' in one)) return undefined
  const body = resolve(requestBody)?.content['application/json']
  return {
    ...{ operationId, summary, tags },
    parameters: [
      ...parameters
        .map(resolve)
        .filter(({ required }) => required)
        .map(keepParameter),
      header('X-API-Key', key),
      // A service may have no language model.
      ...(tags.includes('AI') ? [header('X-Sandbox-Scenario', good.at(-1))] : []),
    ],
    ...(body && { requestBody: { required: true, content: takeFirst(body) } }),
    responses: { [good.at(-1)]: { description: summary, content: takeFirst(content) } },
  }
}

const reduceItem = item => {
  const entries = Object.entries(item).map(([method, operation]) => [method, reduce(operation)])
  return Object.fromEntries(entries.filter(([, operation]) => operation))
}

const { openapi, info, tags, components } = file
const paths = Object.entries(file.paths).map(([path, item]) => [path, reduceItem(item)])
const prepared = {
  ...{ openapi, info, tags, servers: [{ url }] },
  paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)),
  components: { schemas: components.schemas },
}
writeFileSync(to, JSON.stringify(prepared))
