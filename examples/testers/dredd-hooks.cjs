// Tells Dredd what it does not read in the OpenAPI file: which fields and headers an answer may lack, and how a failure
// is asked for. `API_KEY` is the key of the sandbox unless it is set.
const { readFileSync } = require('node:fs')
// Dredd has this module for hooks.
// biome-ignore lint/correctness/noUndeclaredDependencies: no package.
const hooks = require('hooks')

const key = process.env.API_KEY || 'vk_sandbox_public'

// The service answers 120 scenarios of an address in a minute.
const pauseMs = 510

const files = new Map()
const readFile = name => {
  if (!files.has(name)) files.set(name, JSON.parse(readFileSync(name, 'utf8')))
  return files.get(name)
}

/** The part of the file that a reference names; what is no reference stays as it is. */
const resolve = (file, part) =>
  part?.$ref
    ? resolve(
        file,
        part.$ref
          .slice(2)
          .split('/')
          .reduce((node, name) => node[name], file),
      )
    : part

const removeHeaders = (headers, isRemoved) => {
  for (const name of Object.keys(headers)) if (isRemoved(name.toLowerCase(), headers[name])) delete headers[name]
}

/** Headers of an answer that it may lack, in small letters. */
const listOptional = (file, { headers = {} }) =>
  Object.keys(headers)
    .filter(name => resolve(file, headers[name]).required === false)
    .map(name => name.toLowerCase())

/** An example without what its schema leaves open; by itself Dredd wants each field of the example in the answer. */
const keepRequired = (file, value, part) => {
  const { required = [], properties = {}, items } = resolve(file, part) || {}
  if (Array.isArray(value)) return value.map(item => keepRequired(file, item, items))
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([name]) => required.includes(name) || !(name in properties))
  return Object.fromEntries(fields.map(([name, field]) => [name, keepRequired(file, field, properties[name])]))
}

const readType = headers => (headers['Content-Type'] || headers['content-type'] || '').split(';')[0]

hooks.beforeEach((transaction, done) => {
  const { request, expected, origin } = transaction
  const file = readFile(origin.filename)
  const operation = file.paths[origin.resourceName][request.method.toLowerCase()]
  // The account wants a person who is signed in; a failure on demand is no stream of events.
  if (!operation.security.some(one => 'apiKey' in one) || readType(expected.headers) === 'text/event-stream') {
    transaction.skip = true
    return done()
  }
  const answer = resolve(file, operation.responses[expected.statusCode])
  const optional = listOptional(file, answer)
  removeHeaders(expected.headers, name => optional.includes(name))
  const { schema } = answer.content?.['application/json'] || {}
  if (readType(expected.headers) === 'application/json')
    expected.body = JSON.stringify(keepRequired(file, JSON.parse(expected.body), schema))
  // Dredd sends optional headers without a value.
  removeHeaders(request.headers, (_, value) => value === '')
  request.headers['X-API-Key'] = key
  const good = Object.keys(operation.responses).filter(status => status.startsWith('2'))
  const isUsual = good.length === 1 && good[0] === expected.statusCode
  // Of language models the answer is on demand too: a service may have none.
  if (isUsual && !operation.tags.includes('AI')) return done()
  request.headers['X-Sandbox-Scenario'] = expected.statusCode
  setTimeout(done, pauseMs)
})

// Dredd compares a media type with its parameters, which the file leaves open.
hooks.beforeEachValidation((transaction, done) => {
  const { headers } = transaction.real
  if (headers['content-type']) headers['content-type'] = readType(headers)
  done()
})
