import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import { type Visitor, visitor } from '../pages/visitor.ts'
import { keysCommand } from '../support/replicas.ts'
import { clock, sendAll, statusOf } from './callers.ts'
import { homes } from './homes.ts'
import { processLine, ratiosOf, withStacks } from './processes.ts'
import { type Program, started } from './program.ts'
import { median, residentMiB } from './subject.ts'
import { p99, waits } from './waits.ts'

const path = '/api/v1/estimation'
const good = { 'X-API-Key': 'vk_sandbox_public' }
const bodies = homes.map(home => JSON.stringify(home))
const password = 'copper lantern meadow violin'

const verdict = (figure: string, isMet: boolean): string => `${figure} ${isMet ? 'met' : 'NOT MET'}`

/** An estimate with accounts on, their library loaded and nobody there, against one with accounts off, in five pairs. */
export const idleRows = (): Promise<string[]> =>
  withStacks(async start => {
    const [on, off] = [await start({ ACCOUNTS: 'on' }), await start({ ACCOUNTS: 'off' })]
    for (const { url } of on) await (await fetch(`${url}/.well-known/jwks.json`)).arrayBuffer()
    const ratios = (await ratiosOf(off.map((base, index) => [base, on[index] ?? base]))).flat()
    const [cpus, speeds] = [ratios.map(({ cpu }) => cpu), ratios.map(({ speed }) => speed)]
    return [
      processLine('13 estimates a second, accounts on / off', speeds, { atLeast: { median: 0.98, worst: 0.98 } }),
      processLine('13 CPU of an estimate, accounts on / off', cpus, { atMost: { median: 1.02, worst: 1.02 } }),
    ]
  })

const starts = 5

/** Seconds from the start of the program to its first estimate; the first start compiles what the others find. */
const startRow = async (): Promise<string> => {
  const seconds: number[] = []
  for (let start = 0; start <= starts; start += 1) {
    let program: Program | undefined
    const taken = await clock(async () => {
      program = await started(root, 'server/start/start.js', { ACCOUNTS: 'on' })
      await statusOf(program.url + path, bodies[0] ?? '', good)
    })
    await program?.end()
    if (start > 0) seconds.push(taken)
  }
  const middle = median(seconds)
  return `14 start to the first estimate with accounts on (bar: at most 1.0 s): ${verdict(`${middle.toFixed(2)} s`, middle <= 1)}`
}

/** The links of the letters in the outbox of a program, oldest first. */
const linksOf = async ({ options }: Program): Promise<URL[]> => {
  const folder = join(options.env.DATA_DIR ?? '', 'outbox')
  const names = (await readdir(folder).catch(() => [])).sort()
  const letters = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return letters.flatMap(letter => letter.match(/^http\S+$/m) ?? []).map(link => new URL(link))
}

/** Signs somebody up and confirms the address, which signs in as well. */
const signUp = async (program: Program, email: string): Promise<void> => {
  const somebody = visitor(program)
  const before = (await linksOf(program)).length
  await somebody.post('/sign-up', { name: 'Ada', email, password })
  for (let looks = 0; (await linksOf(program)).length === before && looks < 250; looks += 1) await pause(20)
  const token = (await linksOf(program)).at(-1)?.searchParams.get('token') ?? ''
  const { to } = await somebody.post('/verify', { token, password })
  if (to !== '/account') throw new Error(`${email} was not confirmed.`)
}

const signIn = async (program: Program, email: string): Promise<Visitor> => {
  const somebody = visitor(program)
  const { to } = await somebody.post('/sign-in', { email, password })
  if (to !== '/account') throw new Error(`${email} was not signed in.`)
  return somebody
}

const roundSeconds = 5
/** Between two sign-ins: twenty in a second, several times of what two cores can hash. */
const signInMs = 50

/** Tries to sign in; true where it was done, false where too many passwords were under way to begin with this one. */
const triesToSignIn = async (program: Program, email: string): Promise<boolean> => {
  const { status, to } = await visitor(program).post('/sign-in', { email, password })
  if (to !== '/account' && status !== 503) throw new Error(`${email} was answered ${status}.`)
  return to === '/account'
}

/** The slowest hundredth of estimates while twenty people a second sign in, against the same without them. */
const besideSignInsRow = async (program: Program, emails: readonly string[]): Promise<string> => {
  const pairs: { alone: number; beside: number }[] = []
  const outcomes: boolean[] = []
  let next = 0
  for (let round = 0; round < 3; round += 1) {
    const alone = p99(await waits(program, roundSeconds))
    let isOver = false
    const signingIn: Promise<boolean>[] = []
    const people = (async () => {
      while (!isOver) {
        signingIn.push(triesToSignIn(program, emails[next++ % emails.length] ?? ''))
        await pause(signInMs)
      }
    })()
    const beside = p99(await waits(program, roundSeconds))
    isOver = true
    await people
    outcomes.push(...(await Promise.all(signingIn)))
    pairs.push({ alone, beside })
  }
  const ratio = median(pairs.map(({ alone, beside }) => beside / alone))
  const [alone, beside] = [median(pairs.map(pair => pair.alone)), median(pairs.map(pair => pair.beside))]
  const done = outcomes.filter(Boolean).length
  return `16 p99 of estimates beside 20 sign-ins a second / without (bar: at most 2): ${verdict(ratio.toFixed(2), ratio <= 2)} (${beside.toFixed(1)} and ${alone.toFixed(1)} ms; ${done} of ${outcomes.length} signed in, the others were asked to wait)`
}

/** Milliseconds of the page of keys with twenty of them. */
const keysPageRow = async (program: Program, email: string): Promise<string> => {
  const { env } = program.options
  const { stderr } = await keysCommand({ DATA_DIR: env.DATA_DIR ?? '' }, 'set-plan', email, 'pro')
  if (stderr !== '') throw new Error(stderr)
  const ada = await signIn(program, email)
  for (let key = 0; key < 20; key += 1) {
    const fields = { name: `Key ${key}`, kind: 'secret', tier: 'free', creation: `key-${key}` }
    if ((await ada.post('/account/keys', fields)).status !== 200) throw new Error('A key was not made.')
  }
  const times: number[] = []
  for (let look = 0; look < 60; look += 1) {
    const startedAt = performance.now()
    const { status } = await ada.get('/account/keys')
    if (status !== 200) throw new Error(`The page answered ${status}.`)
    // The first ones compile.
    if (look >= 20) times.push(performance.now() - startedAt)
  }
  const middle = median(times)
  return `17 page of 20 keys (bar: at most 15 ms): ${verdict(`${middle.toFixed(1)} ms`, middle <= 15)}`
}

/** Longer than what a start leaves to do; a service is at rest after it. */
const restMs = 2000
const memoryBarMiB = 200

/** What one program with people in it shows: memory after the first sign-in, estimates beside sign-ins, the page of keys. */
const peopleRows = async (): Promise<string[]> => {
  const program = await started(root, 'server/start/start.js', { ACCOUNTS: 'on', TRUST_PROXY: '1' })
  try {
    await sendAll({ url: program.url + path, bodies, count: 1, status: [200], headers: () => good })
    await pause(restMs)
    const before = residentMiB(program.child)
    const emails = ['ada@agency.example', 'bea@agency.example', 'cleo@agency.example']
    for (const email of emails.slice(0, 1)) await signUp(program, email)
    await signIn(program, emails[0] ?? '')
    await pause(restMs)
    const after = residentMiB(program.child)
    for (const email of emails.slice(1)) await signUp(program, email)
    await waits(program, 2)
    return [
      `15 memory after the first sign-in (bar: at most ${memoryBarMiB} MiB): ${verdict(`${after.toFixed(1)} MiB`, after <= memoryBarMiB)} (${before.toFixed(1)} MiB before anybody came)`,
      await besideSignInsRow(program, emails.slice(1)),
      await keysPageRow(program, emails[0] ?? ''),
    ]
  } finally {
    await program.end()
  }
}

/** What accounts cost, one line each (accounts.md 16.2). */
export const accountRows = async (): Promise<string[]> => [
  ...(await idleRows()),
  await startRow(),
  ...(await peopleRows()),
]

// By itself: node tests/bench/accounts.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await accountRows()) process.stdout.write(`${line}\n`)
}
