import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/*
 * `npm run bench` measures the service, `npm run bench -- NAME …` runs another program of measurement; each reads the
 * arguments that follow its name.
 */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  speed: () => import('./main.ts'),
  figures: () => import('../figures/judge.ts'),
  'kill-cycles': () => import('./kill-cycles.ts'),
  load: () => import('../load/main.ts'),
  'package-here': () => import('../runtimes/here.ts'),
  peers: () => import('./peers/main.ts'),
  replicas: () => import('./replicas.bench.ts'),
  runtimes: () => import('../runtimes/main.ts'),
  soak: () => import('./soak.ts'),
}

/** Programs that load the built package. */
const packaged = ['speed', 'package-here', 'peers', 'runtimes']

const [name = 'speed'] = process.argv.splice(2, 1)
if (Object.hasOwn(programs, name)) {
  const build = fileURLToPath(new URL('../../sdk/build.ts', import.meta.url))
  // Standard output is that of the program.
  if (packaged.includes(name)) execFileSync(process.execPath, [build], { stdio: ['ignore', 2, 2] })
  await programs[name]?.()
} else {
  process.stderr.write(
    `Usage: npm run bench -- NAME …\nNAME is ${Object.keys(programs).join(', ')}; received "${name}".\n`,
  )
  process.exitCode = 2
}
