/*
 * Programs that call the service with what a generator prints: each sets address and key, and has `call(id, body)`. They are
 * written as the first page of each tool writes them.
 */

export const heyApiCaller = `import * as api from './out/sdk.gen'
import { client } from './out/client.gen'
client.setConfig({ baseUrl: process.env.VALOREM_BASE_URL, auth: () => process.env.VALOREM_API_KEY })
export const call = async (id, body) => (await api[id]({ body })).data`

export const oazapftsCaller = `import * as api from './out/api'
api.defaults.baseUrl = process.env.VALOREM_BASE_URL
api.defaults.headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await api[id](body)).data`

export const orvalCaller = `import * as api from './out/api'
const send = globalThis.fetch
globalThis.fetch = (path, options) => send(new URL(path, process.env.VALOREM_BASE_URL), options)
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await api[id](body, { headers })).data`

export const swaggerTypescriptCaller = `import { Api } from './out/api'
const client = new Api({ baseUrl: process.env.VALOREM_BASE_URL })
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
export const call = async (id, body) => (await client.api[id](body, { headers })).data`

export const openApiFetchCaller = `import createClient from 'openapi-fetch'
import file from './openapi.json'
const client = createClient({
  baseUrl: process.env.VALOREM_BASE_URL,
  headers: { 'X-API-Key': process.env.VALOREM_API_KEY },
})
const paths = Object.entries(file.paths).flatMap(([path, item]) => Object.values(item).map(one => [one.operationId, path]))
export const call = async (id, body) => (await client.POST(new Map(paths).get(id), { body })).data`

export const kubbConfig = `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
export default defineConfig({
  root: import.meta.dirname,
  input: { path: './openapi.json' },
  output: { path: './out', format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch' })],
})`

export const kubbCaller = `import * as api from './out'
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY, 'Content-Type': 'application/json' }
const config = { baseURL: process.env.VALOREM_BASE_URL, headers }
export const call = async (id, body) => api[id](body, undefined, config)`

export const typedOpenApiCaller = `import { createApiClient } from './out/api'
import file from './openapi.json'
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY, 'Content-Type': 'application/json' }
const send = ({ url, method, parameters }) =>
  fetch(url, { method: method.toUpperCase(), headers, body: JSON.stringify(parameters.body) })
const client = createApiClient({ fetch: send }, process.env.VALOREM_BASE_URL)
const paths = Object.entries(file.paths).flatMap(([path, item]) => Object.values(item).map(one => [one.operationId, path]))
export const call = async (id, body) => client.post(new Map(paths).get(id), { body })`

export const rtkQueryConfig = JSON.stringify({
  schemaFile: './openapi.json',
  apiFile: './base.ts',
  apiImport: 'base',
  outputFile: './out/api.ts',
  exportName: 'api',
})

export const rtkQueryBase = `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'
const prepareHeaders = (headers: Headers) => headers.set('X-API-Key', process.env.VALOREM_API_KEY ?? '')
const baseQuery = fetchBaseQuery({ baseUrl: process.env.VALOREM_BASE_URL ?? '', prepareHeaders })
export const base = createApi({ baseQuery, endpoints: () => ({}) })`

export const rtkQueryCaller = `import { configureStore } from '@reduxjs/toolkit'
import file from './openapi.json'
import { api } from './out/api'
const reducer = { [api.reducerPath]: api.reducer }
const store = configureStore({ reducer, middleware: usual => usual().concat(api.middleware) })
const operations = Object.values(file.paths).flatMap(item => Object.values(item))
const nameInput = id => {
  const { schema } = operations.find(one => one.operationId === id).requestBody.content['application/json']
  const name = schema.$ref.split('/').at(-1)
  return name[0].toLowerCase() + name.slice(1)
}
export const call = async (id, body) => (await store.dispatch(api.endpoints[id].initiate({ [nameInput(id)]: body }))).data`

export const angularCaller = `import '@angular/compiler'
import { HttpClient, HttpResponse } from '@angular/common/http'
import { from } from 'rxjs'
import { Api } from './out/api'
import * as functions from './out/functions'
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY, 'Content-Type': 'application/json' }
const send = async ({ method, urlWithParams, body }) => {
  const answer = await fetch(urlWithParams, { method, headers, body: JSON.stringify(body) })
  return new HttpResponse({ status: answer.status, body: await answer.json() })
}
const client = new Api({ rootUrl: process.env.VALOREM_BASE_URL }, new HttpClient({ handle: request => from(send(request)) }))
export const call = async (id, body) => client.invoke(functions[id], { body })`

export const qraftCaller = `import { requestFn } from '@openapi-qraft/react'
import { createAPIClient } from './out'
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
const send = (schema, info) => requestFn(schema, { ...info, headers })
const client = createAPIClient({ baseUrl: process.env.VALOREM_BASE_URL, requestFn: send })
export const call = async (id, body) => (await client.api[id]({ body })).data`

export const swaggerClientCaller = `import { readFileSync } from 'node:fs'
import SwaggerClient from 'swagger-client'
const spec = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'))
const client = await SwaggerClient({ spec })
const { port } = new URL(process.env.VALOREM_BASE_URL)
const server = { server: spec.servers[0].url, serverVariables: { port } }
const securities = { authorized: { apiKey: process.env.VALOREM_API_KEY } }
export const call = async (operationId, requestBody) => (await client.execute({ operationId, requestBody, securities, ...server })).body`

export const openApiClientAxiosCaller = `import { readFileSync } from 'node:fs'
import { OpenAPIClientAxios } from 'openapi-client-axios'
const definition = JSON.parse(readFileSync(new URL('./openapi.json', import.meta.url), 'utf8'))
const headers = { 'X-API-Key': process.env.VALOREM_API_KEY }
const axiosConfigDefaults = { baseURL: process.env.VALOREM_BASE_URL, headers }
const client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults }).init()
export const call = async (id, body) => (await client[id](null, body)).data`
