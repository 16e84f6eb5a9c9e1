import { parseArgs } from 'node:util'
import { sources } from '../architecture/sources.ts'
import { cloneTree } from '../support/clone.ts'
import { installTools } from '../support/tools.ts'
import { drawMutants, listMutants } from './draw.ts'
import { runMutants } from './run.ts'
import { loadCompiler } from './syntax.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    file: { type: 'string' },
    line: { type: 'string' },
  },
})

await installTools()
const compiler = await loadCompiler()
const [count, seed] = [Number(values.count), Number(values.seed)]
const only = sources.find(({ file }) => file === values.file)
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed) || (values.file && !only)) {
  process.stderr.write('node tests/mutants/command.ts [--seed NUMBER] [--count NUMBER] [--file PATH] [--line NUMBER]\n')
  process.exit(2)
}

const mutants = only
  ? listMutants(compiler, only)
      .filter(({ line }) => !values.line || line === Number(values.line))
      .slice(0, count)
  : drawMutants(compiler, count, seed)
const clone = await cloneTree()
try {
  // Some files that tests read are written by the build.
  await clone.runScript('build')
  const { share, unexplained } = await runMutants(clone, mutants, line => process.stdout.write(`${line}\n`))
  if (share < 0.9 || unexplained.length > 0) process.exitCode = 1
} finally {
  await clone.remove()
}
