#!/usr/bin/env node
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `Asks a service the golden cases that lie beside this file and compares its answers.

  node run.mjs --base URL --key KEY [--file NAME] [--json]

  --base URL   the service, as http://127.0.0.1:3000
  --key KEY    an API key; vk_sandbox_public is enough
  --file NAME  the cases of one operation, as mortgage or mortgage.json
  --json       prints one JSON object and nothing else

Exit code: 0 all cases hold, 1 some do not, 2 bad options, no service, or a key that is used up for the day.`

const defaults = { amount: 0.01, rate: 0.000001, multiple: 0.0001 }

/** Tolerance for the last digits of a double, which are rounding noise. */
const dust = 1e-9

/** Selects the tolerance of a figure: a multiple by its name, a rate by its size, else an amount. */
const toleranceOf = (name, expected, tolerance) => {
  if (/^dscr|Multiple$/.test(name)) return tolerance.multiple
  return Math.abs(expected) <= 2 ? tolerance.rate : tolerance.amount
}

const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that identify a row of an expected list in the answer; the pair of rates counts as one. */
const matchers = [['key'], ['year'], ['month'], ['discountRate', 'exitYield']]

const rowOf = (rows, expected, index) => {
  const fields = isObject(expected) && matchers.find(names => names.every(name => name in expected))
  return fields ? rows.find(row => isObject(row) && fields.every(name => row[name] === expected[name])) : rows[index]
}

const labelOf = (expected, index) => {
  const fields = isObject(expected) && matchers.find(names => names.every(name => name in expected))
  return fields ? fields.map(name => expected[name]).join(',') : index
}

const missesIn = (path, name, expected, got, tolerance) => {
  const miss = [{ path, expected, got: got === undefined ? null : got }]
  if (Array.isArray(expected)) {
    if (!Array.isArray(got)) return miss
    return expected.flatMap((row, index) =>
      missesIn(`${path}[${labelOf(row, index)}]`, name, row, rowOf(got, row, index), tolerance),
    )
  }
  if (isObject(expected)) {
    if (!isObject(got)) return miss
    return Object.entries(expected).flatMap(([field, value]) =>
      missesIn(path === '' ? field : `${path}.${field}`, field, value, got[field], tolerance),
    )
  }
  if (typeof expected !== 'number') return got === expected ? [] : miss
  const isClose = typeof got === 'number' && Math.abs(got - expected) <= toleranceOf(name, expected, tolerance) + dust
  return isClose ? [] : miss
}

const missesOfSums = (sums, data, tolerance) =>
  sums.flatMap(({ keys, amount }) => {
    const lines = Array.isArray(data?.lines) ? data.lines : undefined
    const cents = lines
      ?.filter(({ key }) => keys.includes(key))
      .reduce((sum, line) => sum + Math.round(line.amount * 100), 0)
    const got = cents === undefined ? null : cents / 100
    const isClose = got !== null && Math.abs(got - amount) <= tolerance.amount + dust
    return isClose ? [] : [{ path: `lines(${keys.join(' + ')})`, expected: amount, got }]
  })

/**
 * Compares an answer with the expectation of a case: `{ path, expected, got }` for each difference, none when the case
 * holds. Fields that the case omits are not compared. `path` starts in `data`, or in the whole body of a batch and of a
 * failure.
 */
export const missesOf = (golden, status, body) => {
  if (status !== golden.status) {
    const got = body?.code === undefined ? status : `${status} ${body.code}`
    return [{ path: 'status', expected: golden.status, got }]
  }
  const tolerance = { ...defaults, ...golden.tolerance }
  // A batch has no `data` of its own: each of its results has.
  const answered = golden.status === 200 ? (body?.data ?? body) : body
  return [
    ...missesIn('', '', golden.expected, answered, tolerance),
    ...missesOfSums(golden.sums ?? [], answered, tolerance),
  ]
}

/** Failure that makes a run impossible: bad options, or a service that does not answer. */
class RunError extends Error {}

const folder = new URL('./', import.meta.url)
const read = name => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))

const optionsOf = args => {
  const options = {
    base: { type: 'string' },
    key: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new RunError(error.message)
  }
}

const baseOf = text => {
  if (text === undefined) throw new RunError('--base is missing: the address of the service, as http://127.0.0.1:3000.')
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new RunError(`--base is ${JSON.stringify(text)}; it must be an address, as http://127.0.0.1:3000.`)
  }
  return text.replace(/\/+$/, '')
}

const filesOf = name => {
  const files = read('index.json').files.map(({ file }) => file)
  if (name === undefined) return files
  const wanted = name.endsWith('.json') ? name : `${name}.json`
  if (!files.includes(wanted)) {
    throw new RunError(`--file is ${JSON.stringify(name)}; there are ${files.join(', ')}.`)
  }
  return [wanted]
}

const sleep = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000))

/** Longest wait for one answer, in seconds; and the most attempts of a case before it counts as unanswered. */
const [answerSeconds, turns] = [30, 10]

/** Sends a case; waits as long as `Retry-After` says when the rate limit of the key is reached. */
const ask = async (url, key, request) => {
  for (let turn = 0; ; turn += 1) {
    let answer
    let text
    try {
      answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(answerSeconds * 1000),
      })
      text = await answer.text()
    } catch (error) {
      const cause = error.cause?.code ?? error.cause?.message ?? error.message
      throw new RunError(`${url} does not answer: ${cause}.`)
    }
    const seconds = Number(answer.headers.get('Retry-After'))
    const mayWait = [429, 503].includes(answer.status) && seconds > 0 && seconds <= 120 && turn < turns
    if (mayWait) await sleep(seconds)
    else if (answer.status === 429) throw new RunError(`The key is used up: ${url} says 429, Retry-After ${seconds}.`)
    else return { status: answer.status, body: jsonOf(text) }
  }
}

const jsonOf = text => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Operations whose cases are sent as one batch, which saves requests of the key. */
const batchPaths = { estimate: '/api/v1/estimation/batch' }

/** Extracts the answer to one item of a batch, as if sent alone; the answer to a refused batch applies to each item. */
const itemAnswer = ({ status, body }, index) => {
  if (status !== 200) return { status, body }
  const result = body?.results?.[index]
  return { status: result?.success === true ? 200 : 'failed', body: result }
}

/** Yields each case of a file with its answer: successful ones first, from one batch where there is one. */
async function* answersTo({ operation, path, cases }, service, key) {
  const batchPath = batchPaths[operation]
  const together = batchPath === undefined ? [] : cases.filter(({ status }) => status === 200)
  if (together.length > 0) {
    const batch = await ask(`${service}${batchPath}`, key, { items: together.map(({ request }) => request) })
    for (const [index, golden] of together.entries()) yield { golden, ...itemAnswer(batch, index) }
  }
  for (const golden of cases.filter(one => !together.includes(one))) {
    yield { golden, ...(await ask(`${service}${path}`, key, golden.request)) }
  }
}

const run = async ({ base, key, file, json }) => {
  const service = baseOf(base)
  if (!key) throw new RunError('--key is missing: an API key of the service; vk_sandbox_public is enough.')
  const misses = []
  let cases = 0
  let held = 0
  for (const all of filesOf(file).map(read)) {
    for await (const { golden, status, body } of answersTo(all, service, key)) {
      const found = missesOf(golden, status, body).map(miss => ({ id: golden.id, ...miss }))
      cases += 1
      if (found.length === 0) held += 1
      misses.push(...found)
      if (json) continue
      for (const { id, path: where, expected, got } of found) {
        process.stdout.write(`${id} ${where}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}\n`)
      }
    }
  }
  process.stdout.write(json ? `${JSON.stringify({ held, cases, misses })}\n` : `${held} of ${cases} cases hold\n`)
  return misses.length === 0 ? 0 : 1
}

const main = async () => {
  try {
    const options = optionsOf(process.argv.slice(2))
    if (options.help) {
      process.stdout.write(`${usage}\n`)
      return 0
    }
    return await run(options)
  } catch (error) {
    if (!(error instanceof RunError)) throw error
    process.stderr.write(`${error.message}\n\n${usage}\n`)
    return 2
  }
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
if (isProgram) process.exitCode = await main()
