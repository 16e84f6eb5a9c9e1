import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packed } from '../../sdk/packed.ts'
import { npm } from '../../support/npm.ts'
import { median } from '../subject.ts'
import { answer, callProgram, importProgram, nextPage, packages, type Side, sides, typedProgram } from './programs.ts'

/*
 * `npm run bench -- peers`: this client beside the newest stripe and openai of npm, in one run on one machine: import, size on
 * disk, type check, a call over real sockets, and a build of Next.js with `cacheComponents`. Each figure is of five processes a
 * side, one side after the other in turn: the median, and the worst.
 */
const processCount = 5
const run = promisify(execFile)
const say = (text: string): void => void process.stdout.write(`${text}\n`)

interface Figure {
  cpu: number
  time: number
}

/** Runs every side once, then every side again: what else the machine does falls on all alike. */
const measureInTurns = async <Key>(
  keys: readonly Key[],
  measure: (key: Key) => Promise<Figure>,
): Promise<Map<Key, Figure[]>> => {
  const figures = new Map<Key, Figure[]>(keys.map(key => [key, []]))
  for (let round = 0; round < processCount; round += 1) {
    for (const key of round % 2 === 0 ? keys : keys.toReversed()) figures.get(key)?.push(await measure(key))
  }
  return figures
}

const describeFigures = (figures: readonly Figure[] = []): string => {
  const of = (name: keyof Figure): string => {
    const values = figures.map(figure => figure[name])
    return `${median(values).toFixed(1)} (worst ${Math.max(...values).toFixed(1)})`
  }
  return `CPU ${of('cpu')}, time ${of('time')}`
}

const getCpu = (figures: readonly Figure[] = []): number => median(figures.map(({ cpu }) => cpu))

/** Whether the first is behind none of the others. */
const judge = (ours: number, others: readonly number[]): string =>
  others.every(other => ours <= other) ? 'met' : 'NOT MET'

const runProgram = async (folder: string, text: string, args: readonly string[] = []): Promise<Figure> => {
  const file = join(folder, 'program.mjs')
  await writeFile(file, text)
  const { stdout } = await run(process.execPath, [file, ...args], { cwd: folder })
  return JSON.parse(stdout) as Figure // printed by the program
}

/** Bytes and number of the files of a folder. */
const measureFolder = async (folder: string): Promise<{ bytes: number; files: number }> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(files.map(file => stat(join(file.parentPath, file.name))))
  return { bytes: sizes.reduce((sum, { size }) => sum + size, 0), files: files.length }
}

const compareSizes = async (folder: string): Promise<void> => {
  const sizes: number[] = []
  for (const name of packages) {
    const { bytes, files } = await measureFolder(join(folder, 'node_modules', name))
    sizes.push(bytes)
    say(`size on disk, ${name}: ${(bytes / 1e6).toFixed(2)} MB, ${files} files`)
  }
  say(`size on disk, at most that of each other: ${judge(sizes[0] ?? Number.NaN, sizes.slice(1))}`)
}

const compareImports = async (folder: string): Promise<void> => {
  const figures = await measureInTurns(packages, name => runProgram(folder, importProgram(name)))
  for (const name of packages) say(`import, ${name}, ms: ${describeFigures(figures.get(name))}`)
  const [ours = Number.NaN, ...others] = packages.map(name => getCpu(figures.get(name)))
  say(`import, at most the CPU of each other: ${judge(ours, others)}`)
}

/** Prints the CPU of a process at its end. */
const tellCpu =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();console.log("CPU",(user+system)/1000,performance.now())})'

const compareTypes = async (folder: string, isLibChecked: boolean): Promise<void> => {
  const figures = await measureInTurns(packages, async name => {
    const project = join(folder, 'types', name.replaceAll('/', '-'))
    await mkdir(project, { recursive: true })
    await writeFile(join(project, 'main.mts'), typedProgram[name])
    const options = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: ['node'] }
    const compilerOptions = { ...options, skipLibCheck: !isLibChecked }
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ files: ['main.mts'], compilerOptions }))
    const args = ['--import', tellCpu, join(folder, 'node_modules/typescript/bin/tsc'), '-p', project]
    const { stdout } = await run(process.execPath, args, { cwd: folder })
    const [, cpu, time] = /CPU ([\d.]+) ([\d.]+)/.exec(stdout) ?? []
    return { cpu: Number(cpu), time: Number(time) }
  })
  const what = `type check ${isLibChecked ? 'with' : 'without'} that of the package's own types`
  for (const name of packages) say(`${what}, ${name}, ms: ${describeFigures(figures.get(name))}`)
  const [ours = Number.NaN, ...others] = packages.map(name => getCpu(figures.get(name)))
  say(`${what}, at most the CPU of each other: ${judge(ours, others)}`)
}

const compareCalls = async (folder: string, url: string): Promise<void> => {
  const figures = await measureInTurns(sides, side => runProgram(folder, callProgram(side, 1500, 3000), [url]))
  const bare = sides.find(side => side.package === undefined)
  const ratio = (side: Side, name: keyof Figure): string => {
    const of = (one: Side | undefined) => median((one ? (figures.get(one) ?? []) : []).map(figure => figure[name]))
    return (of(side) / of(bare)).toFixed(2)
  }
  for (const side of sides) {
    const ratios = `${ratio(side, 'cpu')} of the CPU and ${ratio(side, 'time')} of the time of a bare fetch`
    say(`call, ${side.name}, µs: ${describeFigures(figures.get(side))}, ${ratios}`)
  }
  for (const transport of ['fetch', 'node:http'] as const) {
    const same = sides.filter(side => side.package !== undefined && side.transport === transport)
    const [ours = Number.NaN, ...others] = same.map(side => getCpu(figures.get(side)))
    say(`call over ${transport}, at most the CPU of each other: ${judge(ours, others)}`)
  }
}

/** Builds a page with the client; what the build says where it fails. */
const buildNext = async (folder: string, side: Side, url: string): Promise<string> => {
  const project = join(folder, `next-${side.package?.replaceAll('/', '-')}`)
  await mkdir(join(project, 'app'), { recursive: true })
  const layout =
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n'
  await writeFile(join(project, 'app/layout.jsx'), layout)
  await writeFile(join(project, 'app/page.jsx'), nextPage(side))
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  const config = `export default { cacheComponents: true, turbopack: { root: ${JSON.stringify(folder)} } }\n`
  await writeFile(join(project, 'next.config.mjs'), config)
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1', PEER_URL: url }
  const args = [join(folder, 'node_modules/next/dist/bin/next'), 'build']
  return run(process.execPath, args, { cwd: project, env }).then(
    () => 'builds',
    ({ stdout, stderr }: { stdout: string; stderr: string }) =>
      `fails: ${/Error: .*/.exec(stderr + stdout)?.[0] ?? (stderr + stdout).slice(-300)}`,
  )
}

const compareBuilds = async (folder: string, url: string): Promise<void> => {
  for (const name of packages) {
    const side = sides.find(one => one.package === name && one.transport === 'fetch')
    if (side) say(`build of Next.js with cacheComponents, ${name}: ${await buildNext(folder, side, url)}`)
  }
}

const made = await packed()
const folder = await mkdtemp(join(tmpdir(), 'valorem-peers-'))
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(answer))
})
try {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const others = ['stripe@latest', 'openai@latest', 'next@16', 'react@19', 'react-dom@19']
  const compiler = ['typescript@5.9.3', '@types/node@24']
  await npm(['install', '--no-audit', '--no-fund', made.tarball, ...others, ...compiler], folder)
  const { stdout } = await npm(['ls', '--depth=0'], folder)
  say(stdout.replace(/\n+/g, ' ').replace(/^\S+ /, ''))
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has one of this kind
  await compareSizes(folder)
  await compareImports(folder)
  await compareTypes(folder, false)
  await compareTypes(folder, true)
  await compareCalls(folder, url)
  await compareBuilds(folder, url)
} finally {
  server.close()
  await Promise.all([made.remove(), rm(folder, { recursive: true, force: true })])
}
