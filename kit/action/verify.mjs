import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { formatReport, writeComment } from './comment.mjs'

const { env } = process

/** Ends the job with a sentence. */
const stop = message => {
  process.stdout.write(`::error::${message}\n`)
  process.exit(2)
}

/** Value of an input that is true or false. */
const readSwitch = name => {
  const value = env[name] ?? 'true'
  if (value !== 'true' && value !== 'false') stop(`${name.toLowerCase()} is ${value}; it must be true or false.`)
  return value === 'true'
}

const [hasComment, isFailing] = [readSwitch('COMMENT'), readSwitch('FAIL')]
const cassette = env.CASSETTE ?? ''
if (cassette === '') stop('cassette is missing: the file that npx @valorem/mock record wrote.')

/** Runs the verification. @returns its exit code (0 nothing moved, 1 something did) and what it printed. */
const verify = async () => {
  const options = ['clock', 'target', 'key'].flatMap(name => {
    const value = env[name.toUpperCase()] ?? ''
    return value === '' ? [] : [`--${name}`, value]
  })
  const args = ['--yes', '--package', env.PACKAGE ?? '', '--', 'valorem-mock', 'verify', cassette, ...options]
  // The token is for comments alone.
  const { TOKEN: _, ...rest } = env
  const child = spawn('npx', args, { stdio: ['ignore', 'pipe', 'pipe'], env: rest })
  const [[code], report, faults] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { code, report, faults }
}

const { code, report, faults } = await verify()
// A line of a recorded answer is no command of the runner, whatever it looks like.
const resume = randomUUID()
process.stdout.write(`::stop-commands::${resume}\n${report}\n${faults}\n::${resume}::\n`)
// A wrong option, and a package that cannot be had, end with 1 too; a verification always counts its calls.
if (code > 1 || !/^\d+ calls, \d+ moved\.$/m.test(report)) {
  const reason = faults.split('\n').find(line => line !== '' && !line.startsWith('npm warn'))
  stop(`the verification ended with ${code}: ${reason}`)
}
const moved = code === 1

/** A value of several lines, as the file of outputs takes it. */
const formatOutput = (name, value) => {
  const end = randomUUID()
  return `${name}<<${end}\n${value}\n${end}\n`
}
appendFileSync(env.GITHUB_OUTPUT, formatOutput('moved', `${moved}`) + formatOutput('report', report.trimEnd()))
appendFileSync(env.GITHUB_STEP_SUMMARY, `### Valorem calls\n\n${formatReport(report)}`)

const { pull_request: pull } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))
if (hasComment && pull) {
  const place = { repository: env.GITHUB_REPOSITORY, number: pull.number, token: env.TOKEN, api: env.GITHUB_API_URL }
  // A pull request of a fork has a token that only reads: the summary has the report all the same.
  await writeComment(report, { cassette, moved, ...place }).catch(cause =>
    process.stdout.write(`::warning::The comment was not written: ${cause.message}\n`),
  )
}
if (moved && isFailing) process.exitCode = 1
