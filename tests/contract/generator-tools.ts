import { dirname, join } from 'node:path'

/** A generator of clients: how it is run, what it prints, and what of it fails by itself. */
export interface GeneratorTool {
  name: string
  /** Packages of npm, each as `NAME@VERSION`; the first is the tool. */
  packages: readonly string[]
  command: string
  /** Arguments for a file and a folder. */
  args: (file: string, out: string) => readonly string[]
  /** The printed file that the others hang on, in the folder. */
  entry: string
  /** The printed file with the types, or the folder of such files, where it is another. */
  types?: string
  /** Configuration file of the tool, by its name; it is written beside the OpenAPI file. */
  config?: readonly [name: string, text: string]
  /** What is printed for a field of any content, with its name; a type in TypeScript where missing. */
  untyped?: RegExp
  /** Text behind which the printed types end and the client of the tool begins. */
  typesEnd?: string
  /** A program that sets address and key, and has `call(id, body)`; calls are not tried without one. */
  caller?: string
  /** A fault of the tool itself: its issue, and the only lines of the compiler that belong to it. */
  known?: { issue: string; lines: RegExp }
}

const heyApiCaller = `import * as api from './out/sdk.gen'
import { client } from './out/client.gen'
client.setConfig({ baseUrl: process.env.VALOREM_BASE_URL, auth: () => process.env.VALOREM_API_KEY })
export const call = async (id, body) => (await api[id]({ body })).data`

const oazapftsCaller = `import * as api from './out/api'
api.defaults.baseUrl = process.env.VALOREM_BASE_URL
api.defaults.headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await api[id](body)).data`

const orvalCaller = `import * as api from './out/api'
const send = globalThis.fetch
globalThis.fetch = (path, options) => send(new URL(path, process.env.VALOREM_BASE_URL), options)
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await api[id](body, { headers })).data`

const swaggerTypescriptCaller = `import { Api } from './out/api'
const client = new Api({ baseUrl: process.env.VALOREM_BASE_URL })
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await client.api[id](body, { headers })).data`

const openApiFetchCaller = `import createClient from 'openapi-fetch'
import file from './openapi.json'
const client = createClient({
  baseUrl: process.env.VALOREM_BASE_URL,
  headers: { 'X-API-Key': process.env.VALOREM_API_KEY },
})
const paths = Object.entries(file.paths).flatMap(([path, item]) => Object.values(item).map(one => [one.operationId, path]))
export const call = async (id, body) => (await client.POST(new Map(paths).get(id), { body })).data`

const kubbConfig = `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default defineConfig({
  root: import.meta.dirname,
  input: { path: './openapi.json' },
  output: { path: './out', format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch' })],
})`

const kubbCaller = `import * as api from './out'
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY, 'Content-Type': 'application/json' }
const config = { baseURL: process.env.VALOREM_BASE_URL, headers }
export const call = async (id, body) => api[id](body, undefined, config)`

/** Generators of clients that npm has, with the options of their first page. */
export const generatorTools: readonly GeneratorTool[] = [
  {
    name: 'openapi-typescript',
    packages: ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0'],
    command: 'openapi-typescript',
    args: (file, out) => [file, '-o', `${out}/types.ts`],
    entry: 'types.ts',
    caller: openApiFetchCaller,
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0'],
    command: 'openapi-ts',
    args: (file, out) => ['-i', file, '-o', out],
    entry: 'index.ts',
    types: 'types.gen.ts',
    caller: heyApiCaller,
  },
  {
    name: 'orval',
    packages: ['orval@8.38.0'],
    command: 'orval',
    args: (file, out) => ['--input', file, '--output', `${out}/api.ts`, '--client', 'fetch'],
    entry: 'api.ts',
    caller: orvalCaller,
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0'],
    command: 'oazapfts',
    args: (file, out) => [file, `${out}/api.ts`],
    entry: 'api.ts',
    caller: oazapftsCaller,
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    command: 'swagger-typescript-api',
    args: (file, out) => ['generate', '-p', file, '-o', out, '-n', 'api.ts'],
    entry: 'api.ts',
    typesEnd: 'export type QueryParamsType',
    caller: swaggerTypescriptCaller,
  },
  {
    name: 'openapi-typescript-codegen',
    packages: ['openapi-typescript-codegen@0.31.0', 'form-data@4.0.6'],
    command: 'openapi',
    args: (file, out) => ['--input', file, '--output', out],
    entry: 'index.ts',
    known: {
      issue: 'ferdikoomen/openapi-typescript-codegen#1186',
      lines: /^\S*models\/RegulatoryLtv\.ts\(\d+,\d+\): error TS(1359|1109)/,
    },
  },
  {
    name: 'openapi-zod-client',
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'],
    command: 'openapi-zod-client',
    args: (file, out) => [file, '-o', `${out}/api.ts`, '--with-alias'],
    entry: 'api.ts',
    untyped: /(\w+): z\.(?:any|unknown)\(\)/g,
  },
  {
    name: 'kubb',
    packages: [
      '@kubb/cli@4.39.3',
      ...['@kubb/core@4.39.3', '@kubb/plugin-oas@4.39.3', '@kubb/plugin-ts@4.39.3', '@kubb/plugin-client@4.39.3'],
      ...['@kubb/fabric-core@0.16.1', '@kubb/react-fabric@0.16.1'],
    ],
    command: 'kubb',
    args: file => ['generate', '-c', join(dirname(file), 'kubb.config.js')],
    config: ['kubb.config.js', kubbConfig],
    entry: 'index.ts',
    types: 'types',
    caller: kubbCaller,
  },
]

/** Fields of any content, which are sent back as they were answered and not read: the only ones without a type. */
export const untypedFields = ['assumed', 'law', 'result']
