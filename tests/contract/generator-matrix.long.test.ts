import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey } from '../support/app.ts'
import { npm } from '../support/npm.ts'
import { openApiFile } from '../support/prism.ts'
import { newFolder, run, type ServiceProcess, startProcess } from '../support/process.ts'
import { operationObjects } from './document.ts'
import { askDirectly, calls } from './generator-calls.ts'
import { fileReaders } from './generator-readers.ts'
import { type GeneratorTool, generatorTools, untypedFields } from './generator-tools.ts'

/** What is said of a tool. */
interface Row {
  generated: string
  compiled: string
  untyped: string
  right: string
  read: string
}

const allTools = [...generatorTools, ...fileReaders]

let folder: string
let service: ServiceProcess
/** `data` of each call, as the service answers it to `fetch`. */
let expected: unknown[]

beforeAll(async () => {
  folder = await newFolder()
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const packages = [...new Set(allTools.flatMap(tool => tool.packages))]
  const others = ['typescript@5.9.3', '@types/node@22.20.7']
  await npm(
    ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages, ...others],
    folder,
  )
  service = await startProcess({
    DATA_DIR: await newFolder(),
    TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}',
  })
  expected = await askDirectly(service.url)
}, 600_000)
/** What came of each tool, as it is printed at the end. */
const rows = new Map([
  ...generatorTools.map(({ name }) => [name, { generated: 'no', compiled: 'no', untyped: '–', right: '–', read: '–' }]),
  ...fileReaders.map(({ name }) => [name, { generated: '–', compiled: '–', untyped: '–', right: '–', read: '–' }]),
] as [string, Row][])

const note = ({ name }: { name: string }, result: Partial<Row>): void => {
  Object.assign(rows.get(name) ?? {}, result)
}

const readVersion = ({ packages: [tool = ''] }: { packages: readonly string[] }): string =>
  tool.slice(tool.lastIndexOf('@') + 1)

afterAll(async () => {
  await service.end('SIGTERM')
  const lines = allTools.map(tool => [tool.name, readVersion(tool), ...Object.values(rows.get(tool.name) ?? {})])
  const head = ['tool', 'version', 'generated', 'compiled', 'unknown or any', 'calls right', 'operations read']
  process.stdout.write(`${[head, ...lines].map(line => line.join(' | ')).join('\n')}\n`)
})

/** The program of an installed package. */
const findProgram = (command: string): string => join(folder, 'node_modules/.bin', command)

const compilerOptions = {
  ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], skipLibCheck: true },
  allowImportingTsExtensions: true,
  // As projects of Angular have it.
  experimentalDecorators: true,
}

const generate = async ({
  name,
  command,
  args,
  config = {},
}: GeneratorTool): Promise<{ code: number | null; stderr: string }> => {
  await mkdir(join(folder, name, 'out'), { recursive: true })
  await cp(openApiFile, join(folder, name, 'openapi.json'))
  for (const [file, text] of Object.entries(config)) await writeFile(join(folder, name, file), text)
  const inputs = args(join(folder, name, 'openapi.json'), join(folder, name, 'out'))
  // Some tools print where they are started, not where their configuration is.
  return run([findProgram(command), ...inputs], {}, join(folder, name))
}

/** The faults of the compiler in the printed files, one a line. */
const compile = async ({ name, entry }: GeneratorTool): Promise<string[]> => {
  const project = join(folder, name, 'tsconfig.json')
  await writeFile(project, JSON.stringify({ files: [`out/${entry}`], compilerOptions }))
  const { stdout } = await run([findProgram('tsc'), '-p', project, '--pretty', 'false'])
  return stdout.split('\n').filter(line => line.includes('error TS'))
}

/** The fields of printed types that may be anything; comments, texts and the client of the tool left out. */
const listUntypedFields = (text: string, { typesEnd: end = '', untyped }: GeneratorTool): string[] => {
  if (untyped) return [...text.matchAll(untyped)].map(([, field = '']) => field)
  const types = end && text.includes(end) ? text.slice(0, text.indexOf(end)) : text
  const lines = types
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'[^'\n]*'|"[^"\n]*"/g, "''")
    .split('\n')
  return lines.flatMap(line => /^\s*(\w+)\??:.*\b(?:any|unknown)\b/.exec(line)?.slice(1) ?? [])
}

/** The printed types of a tool: one file, or all of a folder. */
const readTypes = async ({ name, types, entry }: GeneratorTool): Promise<string> => {
  const path = join(folder, name, 'out', types ?? entry)
  if (!(await stat(path)).isDirectory()) return readFile(path, 'utf8')
  const files = (await readdir(path)).map(file => readFile(join(path, file), 'utf8'))
  return (await Promise.all(files)).join('\n')
}

/** What the generated client gets for each call. */
const callAll = async ({ name, caller = '' }: { name: string; caller?: string }): Promise<unknown[]> => {
  const project = join(folder, name)
  const program = `${caller}\nconst answers = []\nfor (const { id, body } of ${JSON.stringify(calls)}) answers.push((await call(id, body)).data)\nconsole.log(JSON.stringify(answers))\nprocess.exit(0)\n`
  await writeFile(join(project, 'main.ts'), program)
  const outfile = join(project, 'main.mjs')
  await build({
    entryPoints: [join(project, 'main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    // Packages of CommonJS among those that are bundled load modules of Node by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
  })
  const { stdout, stderr } = await run([outfile], { VALOREM_BASE_URL: service.url, VALOREM_API_KEY: sandboxKey })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as unknown[]
}

describe.each(generatorTools.map(tool => [tool.name, tool] as const))('%s', (_, tool) => {
  test('generates, and what it prints compiles strictly, but for a known fault of its own', async () => {
    const { code, stderr } = await generate(tool)
    expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
    note(tool, { generated: 'yes' })
    const faults = await compile(tool)
    note(tool, { compiled: faults.length === 0 ? 'yes' : `no, ${tool.known?.issue ?? 'unknown'}` })
    expect(faults.filter(line => !tool.known?.lines.test(line))).toEqual([])
    // A fault that a later version no longer has is to be taken off the list.
    expect(faults.length > 0).toBe(tool.known !== undefined)
  })

  test.skipIf(tool.known)('prints a type for every field but three', async () => {
    const untyped = listUntypedFields(await readTypes(tool), tool)
    note(tool, { untyped: String(untyped.length) })
    expect([...new Set(untyped)].sort()).toEqual(untypedFields)
  })

  test.skipIf(!tool.caller)('calls ten operations, with the answers of the service', async () => {
    const answers = await callAll(tool)
    const right = answers.filter((data, index) => isDeepStrictEqual(data, expected[index])).length
    note(tool, { right: `${right} of ${calls.length}` })
    expect(answers).toEqual(expected)
  })
})

test('at most two tools have a known fault', () => {
  expect(generatorTools.filter(({ known }) => known).length).toBeLessThanOrEqual(2)
})

describe.each(fileReaders.map(reader => [reader.name, reader] as const))('%s', (_, tool) => {
  beforeAll(async () => {
    await mkdir(join(folder, tool.name), { recursive: true })
    await cp(openApiFile, join(folder, tool.name, 'openapi.json'))
  })

  test.skipIf(!tool.reader)('reads every operation, and finds no fault', async () => {
    const program = join(folder, tool.name, 'read.mjs')
    const path = join(folder, tool.name, 'openapi.json')
    await writeFile(
      program,
      `import { readFileSync } from 'node:fs'\n${tool.reader}\nconsole.log(await read(${JSON.stringify(path)}))\n`,
    )
    const { stdout, stderr } = await run([program])
    expect([stdout.trim(), stderr]).toEqual([String(operationObjects.length), ''])
    note(tool, { read: stdout.trim() })
  })

  test.skipIf(!tool.caller)('calls ten operations, with the answers of the service', async () => {
    const answers = await callAll(tool)
    const right = answers.filter((data, index) => isDeepStrictEqual(data, expected[index])).length
    note(tool, { right: `${right} of ${calls.length}` })
    expect(answers).toEqual(expected)
  })
})

test('twenty tools are tried', () => {
  expect(new Set(allTools.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20)
})

test('ten operations were asked, each with an answer', () => {
  expect(expected).toHaveLength(10)
  expect(expected.every(data => typeof data === 'object' && data !== null)).toBe(true)
})
