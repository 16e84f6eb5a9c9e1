// openapi-backend: it checks each request, and each answer with its headers, by the file of the service. Formats are left
// to others, since it has none, and `required: false` of a header is not read.
// `node backend.mjs openapi.json prepared.json http://127.0.0.1:3000`
import { readFileSync } from 'node:fs'
// biome-ignore lint/correctness/noUndeclaredDependencies: a tester installs it.
import { OpenAPIBackend } from 'openapi-backend'
import { readRequests, sendRequest } from './requests.mjs'

const [name, prepared, url] = process.argv.slice(2)
// It turns a list into an object where a reference has a description beside it, as 3.1 has them.
const definition = JSON.parse(readFileSync(name, 'utf8'), (_, value) => (value?.$ref ? { $ref: value.$ref } : value))

// By itself it wants a file of OpenAPI 3.0 whose schemas are those of JSON Schema draft 7, which 3.0 does not have.
const api = new OpenAPIBackend({ definition, quick: true, ajvOpts: { strict: false, validateFormats: false } })
await api.init()
const requests = readRequests(prepared)
let failures = 0
for (const request of requests) {
  const { operationId, method, path, query, headers, body, status } = request
  const operation = api.router.getOperation(operationId)
  const answer = await sendRequest(url, request)
  const checks = [
    api.validateRequest({ method, path, query, headers, body }, operation),
    api.validateResponse(await answer.json(), operation, status),
    api.validateResponseHeaders(Object.fromEntries(answer.headers), operation, {
      statusCode: status,
      setMatchType: 'any',
    }),
  ]
  const errors = checks.flatMap(check => check.errors ?? [])
  if (answer.status === status && errors.length === 0) continue
  failures += 1
  console.error(operationId, answer.status, JSON.stringify(errors).slice(0, 500))
}
console.log(`${requests.length} requests, ${failures} failures`)
process.exitCode = failures > 0 ? 1 : 0
