import { checkVoice } from '../../languages/tools/voice.ts'
import { root } from '../architecture/sources.ts'
import { checkHabits } from '../contract/habits.ts'
import { installTools, runTool } from '../support/tools.ts'
import { checkExpressions } from './expressions/check.ts'
import { checkGuides } from './guides.ts'
import { checkWords } from './words/check.ts'

/** The linters of others over the files that leave this repository: the contract's, those of `examples/deploy`, and the workflows. */
const linters: readonly (readonly [name: string, ...args: string[]])[] = [
  ['redocly', 'lint', 'contract/openapi/openapi.json'],
  ['spectral', 'lint', 'contract/openapi/openapi.json', '--fail-severity', 'hint'],
  ['dockerfile-utils', 'lint', 'examples/deploy/Dockerfile'],
  ['dclint', 'examples/deploy', '--max-warnings', '0'],
  ['action-validator', '.github/workflows/tests.yml'],
  ['action-validator', '.github/workflows/release.yml'],
  ['action-validator', '.github/workflows/advisories.yml'],
  ['action-validator', 'kit/action/action.yml'],
]

await installTools()
for (const [name, ...args] of linters) {
  const { code, stdout, stderr } = await runTool(name, args, root)
  process.stdout.write(`${name}: ${code === 0 ? 'nothing found' : `exit ${code}\n${stdout}${stderr}`}\n`)
  if (code !== 0) process.exitCode = 1
}

/** Checks of our own over the sources; each gives what it found. */
const checks: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  expressions: checkExpressions,
  habits: checkHabits,
  words: checkWords,
  texts: checkVoice,
  guides: checkGuides,
}
for (const [name, check] of Object.entries(checks)) {
  const faults = await check()
  process.stdout.write(`${name}: ${faults.length === 0 ? 'nothing found' : faults.join('\n')}\n`)
  if (faults.length > 0) process.exitCode = 1
}
