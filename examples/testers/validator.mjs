// express-openapi-validator before a service: it checks each request and each answer by the file of the service.
// `node validator.mjs openapi.json prepared.json http://127.0.0.1:3000`
import { once } from 'node:events'
import express from 'express'
// biome-ignore lint/correctness/noUndeclaredDependencies: a tester installs it.
import * as validator from 'express-openapi-validator'
import { readRequests, sendRequest } from './requests.mjs'

const [apiSpec, prepared, url] = process.argv.slice(2)

const app = express()
app.use(express.json())
app.use(validator.middleware({ apiSpec, validateRequests: true, validateResponses: true, validateSecurity: true }))
app.use(async ({ method, originalUrl, headers, body }, res) => {
  const sent = { 'X-API-Key': headers['x-api-key'], 'X-Sandbox-Scenario': headers['x-sandbox-scenario'] }
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value))
  const answer = await sendRequest(url, { method, path: originalUrl, query: '', headers: given, body })
  res.status(answer.status).json(await answer.json())
})
app.use((error, _req, res, _next) =>
  res.status(599).json({ status: error.status, errors: error.errors ?? String(error) }),
)

const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const requests = readRequests(prepared)
let failures = 0
for (const request of requests) {
  const answer = await sendRequest(`http://127.0.0.1:${server.address().port}`, request)
  if (answer.status === request.status) continue
  failures += 1
  console.error(request.operationId, answer.status, JSON.stringify(await answer.json()).slice(0, 500))
}
server.close()
console.log(`${requests.length} requests, ${failures} failures`)
process.exitCode = failures > 0 ? 1 : 0
