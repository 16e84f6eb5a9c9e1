import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packed } from '../sdk/packed.ts'
import { questions } from './asked.ts'
import { byFiles } from './runtimes.ts'

/**
 * `npm run bench -- package-here`: packs the SDK and loads it, imported and required, in the Node that stands in `PATH` behind the
 * one of this project; `-- 22` says of which version that one has to be. It starts nothing that one system has and
 * another has not.
 */
const seed = 20_261_128
const file = process.platform === 'win32' ? 'node.exe' : 'node'
const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => !folder.includes('node_modules'))
const command = folders.map(folder => join(folder, file)).find(existsSync)
if (command === undefined) throw new Error(`No folder of PATH has ${file} beside the one of this project.`)
const [wanted] = process.argv.slice(2)
const version = execFileSync(command, ['--version'], { encoding: 'utf8' }).trim()
if (wanted !== undefined && !`${version}.`.startsWith(`v${wanted}.`))
  throw new Error(`${command} is ${version}, where Node ${wanted} was asked for.`)

const made = await packed()
try {
  const project = await made.installed('runtimes')
  const { asked, expected } = await questions(2, seed)
  for (const main of ['main.js', 'main.cjs']) {
    const answers = await byFiles(() => command, [], main)(project, asked)
    const same = expected.filter((answer, at) => JSON.stringify(answers[at]) === JSON.stringify(answer)).length
    console.log(`${command} ${version} ${main}: ${same} of ${expected.length} answers are those of the service`)
    if (same < expected.length) process.exitCode = 1
  }
} finally {
  await made.remove()
}
