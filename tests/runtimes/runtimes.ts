import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Format } from 'esbuild'
import { openBrowser } from '../support/browser.ts'
import { toolModule } from '../support/tools.ts'
import type { Answered, Questions } from './asked.ts'

const run = promisify(execFile)

/** Asks a list of requests in a project that has the package installed: a copy of tests/consumers/runtimes. */
export type Runtime = (project: string, asked: Questions['asked']) => Promise<Answered[]>

/** A program that comes as a package for each platform: the one that was installed. */
const program = (scope: string, path: string): string => {
  const packages = existsSync(toolModule(scope)) ? readdirSync(toolModule(scope)) : []
  const found = packages.map(name => join(toolModule(scope), name, path)).find(existsSync)
  if (!found) throw new Error(`No package of ${scope} has ${path} for this platform.`)
  return found
}

/** Runs a program that reads requests from a file and writes answers to another; what it says on the way is a fault. */
export const byFiles =
  (command: () => string, args: readonly string[], file = 'main.js'): Runtime =>
  async (project, asked) => {
    const [from, to] = [join(project, `${crypto.randomUUID()}.json`), join(project, `${crypto.randomUUID()}.json`)]
    await writeFile(from, JSON.stringify(asked))
    try {
      const { stderr } = await run(command(), [...args, join(project, file), from, to], { cwd: project })
      if (stderr.trim() !== '') throw new Error(stderr)
      return JSON.parse(await readFile(to, 'utf8'))
    } finally {
      await Promise.all([from, to].map(path => rm(path, { force: true })))
    }
  }

const bundled = async (project: string, file: string, format: Format): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(project, file)],
    absWorkingDir: project,
    ...{ bundle: true, write: false, format, target: 'es2022', logLevel: 'warning' },
  })
  return outputFiles[0]?.text ?? ''
}

/** Requests a worker takes at a time: a body of some hundred kilobytes. */
const portion = 100

/** Asks in portions, as a worker has bounds for a request. */
const inPortions = async (
  asked: Questions['asked'],
  ask: (text: string) => Promise<{ text(): Promise<string> }>,
): Promise<Answered[]> => {
  const answers: Answered[] = []
  for (let from = 0; from < asked.requests.length; from += portion) {
    const part = { ...asked, requests: asked.requests.slice(from, from + portion) }
    const text = await (await ask(JSON.stringify(part))).text()
    if (!text.startsWith('[')) throw new Error(text)
    answers.push(...JSON.parse(text))
  }
  return answers
}

interface EdgeRuntimes {
  EdgeRuntime: new (options: {
    initialCode: string
  }) => { dispatchFetch(url: string, init: object): Promise<{ text(): Promise<string> }> }
}

/** The runtime at the edge that frameworks bring along: neither MessageChannel nor setImmediate. */
const edge: Runtime = async (project, asked) => {
  const file = pathToFileURL(join(toolModule('edge-runtime'), 'dist/index.js')).href
  const { EdgeRuntime }: EdgeRuntimes = await import(/* @vite-ignore */ file)
  const runtime = new EdgeRuntime({ initialCode: await bundled(project, 'edge.js', 'iife') })
  return inPortions(asked, body => runtime.dispatchFetch('https://edge.example/', { method: 'POST', body }))
}

const workerdConfig = (date: string, file: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const main :Workerd.Worker = (modules = [(name = "worker", esModule = embed "${file}")], compatibilityDate = "${date}");
`

/** The runtime of workers at a day, which decides what there is: MessageChannel came in 2025. */
const workerd =
  (date: string): Runtime =>
  async (project, asked) => {
    await writeFile(join(project, `worker-${date}.js`), await bundled(project, 'worker.js', 'esm'))
    await writeFile(join(project, `${date}.capnp`), workerdConfig(date, `worker-${date}.js`))
    const args = ['serve', join(project, `${date}.capnp`), '--control-fd=3']
    const child = spawn(program('@cloudflare', 'bin/workerd'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    try {
      // Its first line says on which port it listens.
      const [line] = await once(child.stdio[3] as Readable, 'data')
      const { port } = JSON.parse(String(line).split('\n')[0] ?? '')
      return await inPortions(asked, body => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body }))
    } finally {
      child.kill()
    }
  }

/** A page in Chromium; a place of this machine, where its cryptography is at hand as on https. */
const chromium: Runtime = async (project, asked) => {
  const script = await bundled(project, 'page.js', 'iife')
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8')
    response.end(isScript ? script : '<!doctype html><script src="/page.js"></script>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return await inPortions(asked, async body => ({
      text: () => page.evaluate(`globalThis.answered(${body}).then(JSON.stringify)`),
    }))
  } finally {
    await browser.close()
    server.close()
  }
}

const node = (version: 20 | 22) => (): string => join(toolModule(`node${version}`), 'bin/node')

/** The runtimes without DecompressionStream. */
export const unpackNothing: readonly string[] = ['edge-runtime']

/** Every runtime in which the figures are those of the running service, by name. */
export const runtimes: Readonly<Record<string, Runtime>> = {
  'Node 20, import': byFiles(node(20), []),
  'Node 20, require': byFiles(node(20), [], 'main.cjs'),
  'Node 22, import': byFiles(node(22), []),
  'Node 22, require': byFiles(node(22), [], 'main.cjs'),
  'Node 24, import': byFiles(() => process.execPath, []),
  'Node 24, require': byFiles(() => process.execPath, [], 'main.cjs'),
  Deno: byFiles(() => program('@deno', 'deno'), ['run', '--quiet', '--allow-read', '--allow-write']),
  Bun: byFiles(() => program('@oven', 'bin/bun'), ['run']),
  'edge-runtime': edge,
  'workerd of 2025-01-01': workerd('2025-01-01'),
  'workerd of 2026-11-01': workerd('2026-11-01'),
  Chromium: chromium,
}
