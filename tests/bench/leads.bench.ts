import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inFolder } from '../adapters/storage/places.ts'
import { root } from '../architecture/sources.ts'
import { leadReceivers } from '../support/lead-receivers.ts'
import { contactOf, leadWorld, sendContact } from '../support/lead-world.ts'
import { until } from '../support/until.ts'
import { started } from './program.ts'
import { median } from './subject.ts'
import { p99, waits } from './waits.ts'

/** So many that an organisation may get their contacts within an hour. */
const rounds = 7
const roundSeconds = 6
/** Between two contacts: fifty in a minute. */
const betweenMs = 1200
const barOfRatio = 1.2

/** Sends contacts while estimates are asked for; how long those took, and how many contacts were sent. */
const beside = async (url: string, key: string) => {
  let isOver = false
  let sent = 0
  const sending = (async () => {
    while (!isOver) {
      const status = await sendContact(url, key, contactOf(`bench ${sent}`))
      if (status !== 201) throw new Error(`A contact was answered ${status}.`)
      sent += 1
      await pause(betweenMs)
    }
  })()
  const all = await waits({ url }, roundSeconds)
  isOver = true
  await sending
  return { all, sent }
}

/** The slowest hundredth of estimates while fifty contacts a minute come in and leave by letter and webhook, against the same without. */
export const leadRows = async (): Promise<string[]> => {
  const receivers = await leadReceivers()
  const place = inFolder(mkdtempSync(join(tmpdir(), 'valorem-bench-')))
  const { env, key } = await leadWorld(place, receivers)
  const unlimited = { perMinute: 1_000_000_000, perDay: 1_000_000_000 }
  const limits = JSON.stringify({ sandbox: unlimited, free: unlimited })
  const program = await started(root, 'server/start/start.js', { ...env, TIER_LIMITS: limits })
  try {
    // The first ones load what sends letters, and compile.
    await beside(program.url, key)
    const pairs: { alone: number; beside: number }[] = []
    let contacts = 0
    for (let round = 0; round < rounds; round += 1) {
      const aloneFirst = round % 2 === 0 ? p99(await waits(program, roundSeconds)) : undefined
      const { all, sent } = await beside(program.url, key)
      const alone = aloneFirst ?? p99(await waits(program, roundSeconds))
      pairs.push({ alone, beside: p99(all) })
      contacts += sent
    }
    await until(() => (receivers.arrivals.length >= 2 * contacts ? true : undefined), 'delivery of all')
    const ratio = median(pairs.map(pair => pair.beside / pair.alone))
    const [alone, with50] = [median(pairs.map(pair => pair.alone)), median(pairs.map(pair => pair.beside))]
    const isMet = ratio <= barOfRatio
    return [
      `18 p99 of estimates beside 50 contacts a minute / without (bar: at most ${barOfRatio}): ${ratio.toFixed(2)} ${isMet ? 'met' : 'NOT MET'} (${with50.toFixed(1)} and ${alone.toFixed(1)} ms; ${contacts} contacts, each delivered by letter and webhook)`,
    ]
  } finally {
    await program.end()
    await receivers.close()
  }
}

// By itself: node tests/bench/leads.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await leadRows()) process.stdout.write(`${line}\n`)
}
