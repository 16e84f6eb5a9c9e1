import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { installTools, toolModule } from '../support/tools.ts'

beforeAll(installTools)

/** What React Native adds to its engine, with what it lacks: no crypto, and addresses of which no part can be read. */
const reactNative = `
var later = function () { return Promise.reject(new Error('no part is loaded later')) };
globalThis.window = globalThis;
globalThis.navigator = { product: 'ReactNative' };
globalThis.performance = { now: (function () { var ms = 5; return function () { ms += 0.25; return ms } })() };
globalThis.setTimeout = function () { return 0 };
globalThis.clearTimeout = function () {};
globalThis.console = { log: print, warn: print };
globalThis.AbortController = function () {
  this.signal = { aborted: false, addEventListener: function () {}, removeEventListener: function () {} };
  this.abort = function () {};
};
globalThis.URL = function (address) { this.href = address };
Object.defineProperty(URL.prototype, 'hostname', { get: function () { throw new Error('URL.hostname is not implemented') } });
globalThis.fetch = function (url, init) {
  print(init.method + ' ' + url + ' ' + (init.headers['idempotency-key'] ? 'with a key' : 'without a key'));
  var body = JSON.stringify({ success: true, data: { estimationCentrale: 500000 }, meta: {} });
  var headers = { get: function () { return null } };
  return Promise.resolve({ status: 200, headers: headers, text: function () { return Promise.resolve(body) } });
};
`

const program = `
var client = sdk.createClient({ apiKey: 'vp_live_1', baseUrl: 'https://api.example' });
client.estimation.estimate({ commune: 'Mamer', surface: 80 })
  .then(function (result) { print(result.data.estimationCentrale); return client.market.forecasts({ commune: 'Käerjeng & co' }) })
  .then(function () { return client.market.commune('Esch/Alzette') })
  .then(function () { return client.estimation.estimate({ commune: 'Mamer', surface: NaN }) })
  .catch(function (error) { print(sdk.isValoremError(error) + ' ' + error.message) });
try { sdk.createClient({ apiKey: 'vp_live_1', baseUrl: 'api.example' }) } catch (error) { print(error.message) }
`

/** The client in one script of ES5, as a bundler for React Native makes it. */
const bundleForHermes = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'sdk/src/index.ts')],
    ...({ bundle: true, format: 'iife', globalName: 'sdk', target: 'es2020', write: false } as const),
    plugins: [
      {
        name: 'loaded-later',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
      },
    ],
  })
  const typescript = createRequire(import.meta.url)(toolModule('typescript'))
  const { ES5 } = typescript.ScriptTarget
  const script = (outputFiles[0]?.text ?? '').replace(/\bimport\(/g, 'later(')
  return typescript.transpileModule(script, { compilerOptions: { target: ES5, downlevelIteration: true } }).outputText
}

test('the client runs in Hermes, with what React Native has and without what it lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'valorem-hermes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'program.js')
  await writeFile(file, `${reactNative}${await bundleForHermes()}${program}`)
  const hermes = join(toolModule('hermes-engine-cli'), 'linux64-bin/hermes')
  const { stdout } = await promisify(execFile)(hermes, [file])
  expect(stdout.trim().split('\n')).toEqual([
    'baseUrl must be http(s)://host/path.',
    'POST https://api.example/api/v1/estimation with a key',
    '500000',
    'GET https://api.example/api/v1/market/forecasts?commune=K%C3%A4erjeng%20%26%20co without a key',
    'GET https://api.example/api/v1/market/communes/Esch%2FAlzette without a key',
    'true surface is NaN: Must be a finite number. Nothing was sent (POST https://api.example/api/v1/estimation).',
  ])
})
