/*
 * Programs that the comparison with other clients runs, each in a process of its own. Every client sends a POST with a small
 * body to the same server and gets the same answer.
 */

/** A client as the comparison uses it. */
export interface Side {
  /** Name in the table. */
  name: string
  /** Its package; none for the platform's own `fetch`. */
  package?: string
  /** Lines that define `call`, with the address of the server in `url`. */
  client: string
  /** The side whose transport is of the same kind; a bare `fetch` for those over `fetch`. */
  transport: 'fetch' | 'node:http'
}

const valorem = `import { createClient } from '@valorem/sdk'
const options = { apiKey: 'vk_live_1', baseUrl: url }
const call = () => client.estimation.estimate({ commune: 'Mamer', surface: 80 })`

const stripe = `import Stripe from 'stripe'
const { hostname: host, port } = new URL(url)
const options = { host, port, protocol: 'http', telemetry: false }
const call = () => client.customers.create({ description: 'Mamer' })`

/** The clients, each with every transport that it has. */
export const sides: readonly Side[] = [
  {
    name: 'fetch',
    transport: 'fetch',
    // As a careful program would send it: the same headers, no redirect followed, and a signal.
    client: `const headers = { accept: 'application/json', 'x-api-key': 'vk_live_1', 'content-type': 'application/json',
  'valorem-version': '2026-11-28', 'user-agent': 'program/1' }
const call = async () => {
  const signal = new AbortController().signal
  const body = JSON.stringify({ commune: 'Mamer', surface: 80 })
  const sent = { ...headers, 'idempotency-key': crypto.randomUUID() }
  const answer = await fetch(url + '/api/v1/estimation', { method: 'POST', headers: sent, body, redirect: 'manual', signal })
  return answer.json()
}`,
  },
  {
    name: '@valorem/sdk',
    package: '@valorem/sdk',
    transport: 'fetch',
    client: `${valorem}\nconst client = createClient(options)`,
  },
  {
    name: '@valorem/sdk/node',
    package: '@valorem/sdk',
    transport: 'node:http',
    client: `import { nodeFetch } from '@valorem/sdk/node'\n${valorem}\nconst client = createClient({ ...options, fetch: nodeFetch() })`,
  },
  {
    name: 'stripe over fetch',
    package: 'stripe',
    transport: 'fetch',
    client: `${stripe}\nconst client = new Stripe('sk_test_1', { ...options, httpClient: Stripe.createFetchHttpClient() })`,
  },
  {
    name: 'stripe',
    package: 'stripe',
    transport: 'node:http',
    client: `${stripe}\nconst client = new Stripe('sk_test_1', options)`,
  },
  {
    name: 'openai',
    package: 'openai',
    transport: 'fetch',
    client: `import OpenAI from 'openai'
const client = new OpenAI({ apiKey: 'sk-1', baseURL: url + '/v1' })
const messages = [{ role: 'user', content: 'Mamer' }]
const call = () => client.chat.completions.create({ model: 'm', messages })`,
  },
]

/** Packages that are compared. */
export const packages = ['@valorem/sdk', 'stripe', 'openai'] as const

/** The answer of the server: it is read as an estimate, a customer and a completion alike. */
export const answer = JSON.stringify({
  ...{ success: true, id: 'id_1', object: 'customer', choices: [] },
  data: {
    estimationCentrale: 500_000,
    ajustements: Array.from({ length: 12 }, (_, at) => ({ labelKey: `a${at}`, pct: 1 })),
  },
  meta: { tier: 'sandbox' },
})

/** Makes some calls, then measures as many more: microseconds of CPU and of time for each. */
export const callProgram = ({ client }: Side, warm: number, measured: number): string => `const url = process.argv[2]
${client}
for (let at = 0; at < ${warm}; at += 1) await call()
const [cpu, start] = [process.cpuUsage(), performance.now()]
for (let at = 0; at < ${measured}; at += 1) await call()
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ cpu: (user + system) / ${measured}, time: (performance.now() - start) * 1000 / ${measured} }))
process.exit(0)
`

/** Imports a package: milliseconds of CPU and of time. */
export const importProgram = (name: string): string => `const [cpu, start] = [process.cpuUsage(), performance.now()]
await import('${name}')
const { user, system } = process.cpuUsage(cpu)
console.log(JSON.stringify({ cpu: (user + system) / 1000, time: performance.now() - start }))
`

/** A typed program of each package, as one file of a project. */
export const typedProgram: Readonly<Record<(typeof packages)[number], string>> = {
  '@valorem/sdk': `import { createClient } from '@valorem/sdk'
const client = createClient({ apiKey: 'vk_live_1', baseUrl: 'https://api.example' })
const { data } = await client.estimation.estimate({ commune: 'Mamer', surface: 80 })
export const value: number = data.estimationCentrale
`,
  stripe: `import Stripe from 'stripe'
const client = new Stripe('sk_test_1')
const customer = await client.customers.create({ description: 'Mamer' })
export const value: string = customer.id
`,
  openai: `import OpenAI from 'openai'
const client = new OpenAI({ apiKey: 'sk-1' })
const completion = await client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Mamer' }] })
export const value: string = completion.id
`,
}

/** A page of Next.js that calls the service while it is prerendered, inside a boundary of React. */
export const nextPage = ({ client }: Side): string => {
  const lines = client.split('\n')
  const imports = lines.filter(line => line.startsWith('import '))
  return `import { Suspense } from 'react'
${imports.join('\n')}
const Answer = async () => {
  const url = process.env.PEER_URL ?? ''
  ${lines.filter(line => !line.startsWith('import ')).join('\n  ')}
  return <p>{JSON.stringify(await call()).length}</p>
}
export default function Page() {
  return <Suspense fallback={<p>…</p>}><Answer /></Suspense>
}
`
}
