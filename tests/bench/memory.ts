import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import { clock, sendAll } from './callers.ts'
import { homes } from './homes.ts'
import { started } from './program.ts'
import { median, residentMiB, subject } from './subject.ts'

const path = '/api/v1/estimation'
const good = { 'X-API-Key': 'vk_sandbox_public' }
const bodies = homes.map(home => JSON.stringify(home))

const strangersCount = 24_000
const strangersBarMiB = 40
const idleBarMiB = 140
const starts = 5
/** Longer than what a start leaves to do; a service is at rest after it. */
const restMs = 2000

const verdict = (figure: number, bar: number): string => `${figure.toFixed(1)} MiB ${figure <= bar ? 'met' : 'NOT MET'}`

/** A stranger: an address of its own behind the proxy, with an invented key. */
const stranger = (number: number): Record<string, string> => ({
  'X-API-Key': `vk_live_${String(number).padStart(43, '0')}`,
  'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
})

/**
 * What is kept for strangers, each with a connection of its own: after a full collection, since what such a flood leaves
 * behind for the next one says nothing of the strangers.
 */
const strangersRow = async (): Promise<string> => {
  const { url, keptMiB, end } = await subject('./stack.ts', { TRUST_PROXY: '1' })
  try {
    await sendAll({ url: url + path, bodies, count: 4000, status: [200], headers: () => good })
    const before = await keptMiB()
    await sendAll({ url: url + path, bodies, count: strangersCount, status: [401], headers: stranger })
    const more = (await keptMiB()) - before
    return `11 memory that ${strangersCount} strangers keep (bar: at most ${strangersBarMiB} MiB): ${verdict(more, strangersBarMiB)} (${before.toFixed(0)} MiB before)`
  } finally {
    end()
  }
}

/** Memory of a service at rest after its first answer, and what it then answers in a second with 32 callers. */
const idleOnce = async (): Promise<{ idleMiB: number; perSecond: number }> => {
  const { url, child, end } = await started(root, 'server/start/start.js')
  const send = (count: number): Promise<void> =>
    sendAll({ url: url + path, bodies, count, status: [200], headers: () => good })
  try {
    await send(1)
    await pause(restMs)
    const idleMiB = residentMiB(child)
    await send(4000)
    const seconds = await clock(() => send(4000))
    return { idleMiB, perSecond: 4000 / seconds }
  } finally {
    await end()
  }
}

/** What the service takes of memory, one line each. */
export const memoryRows = async (): Promise<string[]> => {
  const runs = []
  // The first start compiles what the others find.
  for (let start = 0; start <= starts; start += 1) runs.push(await idleOnce())
  const warm = runs.slice(1)
  const idle = median(warm.map(run => run.idleMiB))
  const perSecond = median(warm.map(run => run.perSecond))
  return [
    await strangersRow(),
    `12 memory at rest after the first answer (bar: at most ${idleBarMiB} MiB): ${verdict(idle, idleBarMiB)} (${perSecond.toFixed(0)} requests/s with 32 callers)`,
  ]
}

// By itself: node tests/bench/memory.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await memoryRows()) process.stdout.write(`${line}\n`)
}
