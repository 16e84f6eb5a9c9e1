import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { post, startApp } from '../support/app.ts'
import { openGitHub } from '../support/github-comments.ts'
import { npm } from '../support/npm.ts'
import { installTools, toolModule } from '../support/tools.ts'
import { until } from '../support/until.ts'

const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'valorem-action-'))
const cassette = join(folder, 'calls.json')
const actionFolder = join(root, 'kit/action')
const token = 'ghs_000000000000000000000000000000000000'

/** The action as GitHub reads it. */
interface Action {
  inputs: Record<string, { required?: boolean; default?: string }>
  outputs: Record<string, { value: string }>
  runs: { using: string; steps: { id?: string; shell?: string; env?: Record<string, string>; run?: string }[] }
}

let action: Action
let packed: string
let github: Awaited<ReturnType<typeof openGitHub>>

/** Records two calls of a service on 21 November 2026: the law of one has a version from 1 January 2027. */
const record = async (): Promise<void> => {
  const app = await startApp()
  const args = [join(root, 'mock/dist/command.js'), 'record', '--target', app.url, '--file', cassette, '--port', '0']
  const child = spawn(process.execPath, args)
  let printed = ''
  child.stdout.on('data', chunk => {
    printed += chunk
  })
  const url = await until(async () => /^(\S+) passes calls on/.exec(printed)?.[1], 'the start of the recording')
  const fees = { country: 'US', region: 'US-WA', price: 551_000, use: 'mainResidence' }
  expect((await post({ url }, '/propcalc/fees', fees)).status).toBe(200)
  const loan = { principal: 400_000, annualRate: 0.03, termYears: 25 }
  expect((await post({ url }, '/propcalc/mortgage', loan)).status).toBe(200)
  child.kill('SIGINT')
  await once(child, 'exit')
  await app.close()
}

beforeAll(async () => {
  await installTools()
  const { parse } = await import(pathToFileURL(toolModule('yaml/dist/index.js')).href)
  action = parse(await readFile(join(actionFolder, 'action.yml'), 'utf8'))
  const { stdout } = await npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], join(root, 'mock'))
  packed = join(folder, JSON.parse(stdout)[0].filename)
  github = await openGitHub('agency/site', 7, token)
  for (let id = 1; id <= 130; id += 1) github.comments.push({ id, body: 'Looks good.' })
  await record()
})
afterAll(() => {
  github.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Value of an input in a step, as the runner puts it there. */
const evaluate = (expression: string, inputs: Record<string, string>): string =>
  expression.replace(/\$\{\{ inputs\.(\w+) \}\}/g, (_, name: string) => {
    const given = inputs[name] ?? action.inputs[name]?.default ?? ''
    return given === '\u0024{{ github.token }}' ? token : given
  })

/** Runs the script of the action with inputs, as a job does it: its exit code, its log, its outputs and its summary. */
const runAction = async (inputs: Record<string, string>, event: object = { pull_request: { number: 7 } }) => {
  const [output, summary, eventFile] = ['output', 'summary', 'event.json'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const file of [output, summary]) writeFileSync(file, '')
  await writeFile(eventFile, JSON.stringify(event))
  const step = action.runs.steps.find(({ id }) => id === 'verify')
  const own = Object.entries(step?.env ?? {}).map(([name, value]) => [name, evaluate(value, inputs)])
  const env = {
    ...{ PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter), HOME: folder },
    ...{ GITHUB_ACTION_PATH: actionFolder, GITHUB_REPOSITORY: 'agency/site', GITHUB_API_URL: github.url },
    ...{ GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, GITHUB_EVENT_PATH: eventFile },
    ...Object.fromEntries(own),
  }
  // As GitHub calls a step of `shell: bash`.
  const ended = await run('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? ''], {
    cwd: folder,
    env,
  }).catch(fault => fault)
  const outputs = await readFile(output, 'utf8')
  return {
    code: ended.code ?? 0,
    log: String(ended.stdout),
    outputs: new Map([...outputs.matchAll(/^(\w+)<<(\S+)\n(.*?)\n\2$/gms)].map(([, name, , value]) => [name, value])),
    summary: await readFile(summary, 'utf8'),
  }
}

const given = (clock: string, more: Record<string, string> = {}) => ({ cassette, clock, package: packed, ...more })

describe('the action of GitHub', { shuffle: false }, () => {
  test('names each input once, calls the package of this version, and passes no value into its script', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'mock/package.json'), 'utf8'))
    expect(action.inputs.package?.default).toBe(`@valorem/mock@${version}`)
    const step = action.runs.steps.find(({ id }) => id === 'verify')
    expect(Object.values(step?.env ?? {})).toEqual(Object.keys(action.inputs).map(name => `\u0024{{ inputs.${name} }}`))
    expect(action.runs.steps.map(one => one.run ?? '').join()).not.toContain('\u0024{{')
  })

  test('is green where nothing moved, and writes no comment', async () => {
    const { code, outputs, summary } = await runAction(given('2026-11-21'))
    expect([code, outputs.get('moved')]).toEqual([0, 'false'])
    expect(outputs.get('report')).toBe(
      'same   POST /api/v1/propcalc/fees\nsame   POST /api/v1/propcalc/mortgage\n2 calls, 0 moved.',
    )
    expect(summary).toContain('2 calls, 0 moved.')
    expect(github.comments).toHaveLength(130)
  })

  test('is red on the day of a new law, and says in a comment which law it was', async () => {
    const { code, outputs } = await runAction(given('2027-01-02'))
    expect([code, outputs.get('moved')]).toEqual([1, 'true'])
    expect(github.comments).toHaveLength(131)
    const { body } = github.comments.at(-1) ?? {}
    expect(body).toContain('Recorded calls have other answers now.')
    expect(body).toMatch(/^ {2}by law us\.deedTax\.washington: .* from 2027-01-01/m)
    expect(body).toContain(outputs.get('report'))
  })

  test('changes its comment on the second page of them, also when nothing moves any more', async () => {
    expect((await runAction(given('2026-11-21'))).code).toBe(0)
    expect(github.comments).toHaveLength(131)
    expect(github.comments.at(-1)?.body).toContain('Recorded calls have the same answers.')
  })

  test('with a token that only reads it warns, and the job has its result all the same', async () => {
    github.setReadOnly(true)
    const { code, log, summary } = await runAction(given('2027-01-02', { fail: 'false' }))
    github.setReadOnly(false)
    expect(code).toBe(0)
    expect(log).toContain('::warning::The comment was not written: GitHub answered 403')
    expect(summary).toContain('2 calls, 1 moved.')
  })

  test('calls nobody without a pull request, or without comments', async () => {
    const before = github.calls.length
    expect((await runAction(given('2027-01-02'), { schedule: '0 6 * * 1' })).code).toBe(1)
    expect((await runAction(given('2027-01-02', { comment: 'false' }))).code).toBe(1)
    expect(github.calls).toHaveLength(before)
  })

  test.each([
    [{ cassette: 'none.json' }, 'none.json cannot be read'],
    [{ cassette: '' }, 'cassette is missing'],
    [{ clock: 'tomorrow' }, '--clock is "tomorrow"'],
    [{ fail: 'perhaps' }, 'fail is perhaps; it must be true or false.'],
    [{ package: join(folder, 'none.tgz') }, 'the verification ended with '],
  ])('%j ends it with a sentence', async (wrong, said) => {
    const { code, log } = await runAction({ ...given('2026-11-21'), ...wrong })
    expect([code, log]).toEqual([2, expect.stringContaining(said)])
  })
})

test('a report that has fences, or is longer than a comment, stays in one', async () => {
  const { formatComment } = await import(pathToFileURL(join(actionFolder, 'comment.mjs')).href)
  const fenced = formatComment('moved  a\n```\n````\n', { cassette: 'a--b.json', moved: true })
  expect(fenced).toContain('\n`````text\nmoved  a\n```\n````\n`````\n')
  expect(fenced.split('\n')[0]).toBe('<!-- valorem calls: a- -b.json -->')
  expect(formatComment('x'.repeat(100_000), { cassette, moved: true }).length).toBeLessThan(65_536)
})
