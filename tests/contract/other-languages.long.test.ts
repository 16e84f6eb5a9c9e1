import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { convertToOpenApi30, dropExamples } from '#contract/openapi/down-conversion'
import { sandboxKey } from '../support/app.ts'
import { npm } from '../support/npm.ts'
import { newFolder, type ServiceProcess, startProcess } from '../support/process.ts'
import { document } from './document.ts'
import { askDirectly, calls } from './generator-calls.ts'

const execute = promisify(execFile)

/** The newest stable release of openapi-generator whose program is in its package: later ones fetch it from elsewhere. */
const generatorPackage = '@openapitools/openapi-generator-cli@1.0.18-4.3.1'

let folder: string
let service: ServiceProcess

/** Runs a program with all that it prints. */
const runProgram = async (name: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> =>
  (await execute(name, args, { env: { ...process.env, ...env }, maxBuffer: 100_000_000 })).stdout

/** Generates a client out of the file of 3.0, with the default options. */
const generate = (language: string): Promise<string> =>
  runProgram('java', [
    ...['-jar', join(folder, 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar'), 'generate'],
    ...['-g', language, '-i', join(folder, 'openapi-3.0.json'), '-o', join(folder, language)],
  ])

beforeAll(async () => {
  folder = await newFolder()
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', generatorPackage], folder)
  await writeFile(join(folder, 'openapi-3.0.json'), JSON.stringify(convertToOpenApi30(dropExamples(document))))
  service = await startProcess({
    DATA_DIR: await newFolder(),
    TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}',
  })
})
afterAll(() => service.end('SIGTERM'))

/** A value as clients give it back: without fields that are null, and instants in one form. */
const toPlain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, toPlain(inner)]])),
    )
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? new Date(value).toISOString() : value
}

const pythonProgram = `
import json, os, sys
sys.path.insert(0, sys.argv[1])
import openapi_client
from openapi_client.api.estimation_api import EstimationApi
configuration = openapi_client.Configuration(host=os.environ['VALOREM_BASE_URL'], api_key={'X-API-Key': os.environ['VALOREM_API_KEY']})
client = openapi_client.ApiClient(configuration)
data = EstimationApi(client).estimate_apartment(json.loads(sys.argv[2])).data
print(json.dumps({'type': type(data).__name__, 'data': client.sanitize_for_serialization(data)}))
`

// Other answers have a field that is one of several types without a name, as `AcquisitionCosts`: this release refers to a class
// that it does not generate (OpenAPITools/openapi-generator#5938).
test('openapi-generator: an estimate in Python, with the answer of the service as its model', async () => {
  await generate('python')
  const program = join(folder, 'main.py')
  await writeFile(program, pythonProgram)
  const [estimate] = calls
  const env = { VALOREM_BASE_URL: service.url, VALOREM_API_KEY: sandboxKey }
  const args = [program, join(folder, 'python'), JSON.stringify(estimate?.body)]
  const answer = JSON.parse(await runProgram('/usr/bin/python3', args, env)) as { type: string; data: unknown }
  const [expected] = await askDirectly(service.url)
  expect(answer.type).toBe('Estimate')
  expect(toPlain(answer.data)).toEqual(toPlain(expected))
})

/** Loads each class of the models, which PHP compiles then. */
const phpProgram = `
foreach (glob($argv[1] . '/lib/Model/*.php') as $file) require_once $file;
echo count(glob($argv[1] . '/lib/Model/*.php'));
`

test('openapi-generator: PHP compiles every model', async () => {
  await generate('php')
  const loader = `spl_autoload_register(fn($name) => require $argv[1] . '/lib/' . strtr(substr($name, 15), '\\\\', '/') . '.php');`
  const printed = await runProgram('php', ['-r', `${loader}${phpProgram}`, join(folder, 'php')])
  expect(Number(printed)).toBeGreaterThan(400)
})
