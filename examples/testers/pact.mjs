// Pact: a consumer that expects of each operation the fields and types of its documented answer, and the verification
// of the service by them. `node pact.mjs prepared.json http://127.0.0.1:3000`
import { writeFileSync } from 'node:fs'
// biome-ignore lint/correctness/noUndeclaredDependencies: a tester installs it.
import { Verifier } from '@pact-foundation/pact'
import { readRequests } from './requests.mjs'

const [prepared, url] = process.argv.slice(2)

/** Fields that a consumer reads: what is listed may be another number of things, and what is null another type. */
const keepFields = value =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, field]) => field !== null && !Array.isArray(field))
          .map(([name, field]) => [name, keepFields(field)]),
      )
    : value

const byType = { combine: 'AND', matchers: [{ match: 'type' }] }

const toInteraction = ({ operationId, method, path, query, headers, body, status, answer }) => ({
  description: operationId,
  request: {
    ...{
      method,
      path,
      ...(query && { query: Object.fromEntries([...new URLSearchParams(query)].map(([k, v]) => [k, [v]])) }),
    },
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body }),
  },
  response: {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: keepFields(answer),
    matchingRules: { body: { $: byType } },
  },
})

const requests = readRequests(prepared)
const pact = {
  consumer: { name: 'tester' },
  provider: { name: 'Valorem' },
  interactions: requests.map(toInteraction),
  metadata: { pactSpecification: { version: '3.0.0' } },
}
writeFileSync('pact.json', JSON.stringify(pact))
await new Verifier({
  provider: 'Valorem',
  providerBaseUrl: url,
  pactUrls: ['pact.json'],
  logLevel: 'error',
}).verifyProvider()
console.log(`${requests.length} interactions, 0 failures`)
