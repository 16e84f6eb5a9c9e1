import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { saidBody } from '../support/extraction-world.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { plainPdf } from '../support/read-files.ts'
import { statusOf } from './callers.ts'
import { median } from './subject.ts'
import { p99, waits } from './waits.ts'

const rounds = 5
const secondsOfRound = 6
/** The bar of the p99 of an estimate beside one extraction after another. */
const bar = 1.5

/** A letter of 49 pages, and a file of 8 MB. */
const files = {
  '49 pages': plainPdf(Array.from({ length: 49 }, (_, page) => `Facture ${page + 1} du 15 mars 2026, 4 650,00 EUR`)),
  '8 MB': padPdf(8_000_000),
}

/** A PDF of one page, with a comment in front of its end that fills it to a size. */
function padPdf(size: number): Uint8Array {
  const pdf = Buffer.from(plainPdf(['Facture 1, 4 650,00 EUR']))
  const at = pdf.lastIndexOf('startxref')
  const filler = Buffer.alloc(size - pdf.length, 'x')
  filler[0] = 0x25
  filler[filler.length - 1] = 0x0a
  return Buffer.concat([pdf.subarray(0, at), filler, pdf.subarray(at)])
}

interface Service {
  url: string
  key: string
  /** Longest and p99 delay of the event loop since the last question. */
  delays(): Promise<{ maxMs: number; p99Ms: number }>
  end(): void
}

const startService = async (env: Record<string, string>): Promise<Service> => {
  const child = fork(fileURLToPath(new URL('./extraction-stack.ts', import.meta.url)), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--min-semi-space-size=8', '--max-semi-space-size=8'],
  })
  const [{ url, key }] = (await once(child, 'message')) as [{ url: string; key: string }]
  return {
    ...{ url, key },
    delays: async () => {
      child.send('delays')
      const [delays] = (await once(child, 'message')) as [{ maxMs: number; p99Ms: number }]
      return delays
    },
    end: () => void child.kill(),
  }
}

/** Sends one extraction after the other until it is told to stop, and gives their number. */
const extractUntil = async ({ url, key }: Service, body: string, stop: AbortSignal): Promise<number> => {
  let count = 0
  while (!stop.aborted) {
    const status = await statusOf(`${url}/api/v1/ai/extract`, body, { 'X-API-Key': key })
    if (status !== 200) throw new Error(`an extraction was answered with ${status}`)
    count += 1
  }
  return count
}

/** Waits of estimates without and beside extractions in one process, and the longest delay of its loop. */
const measureProcess = async (env: Record<string, string>, body: string) => {
  const service = await startService(env)
  try {
    await waits(service, 2)
    await service.delays()
    const alone = await waits(service, secondsOfRound)
    const { maxMs: loopAlone } = await service.delays()
    const stop = new AbortController()
    const extracting = extractUntil(service, body, stop.signal)
    const beside = await waits(service, secondsOfRound)
    const { maxMs: loopBeside } = await service.delays()
    stop.abort()
    return { alone: p99(alone), beside: p99(beside), loopAlone, loopBeside, count: await extracting }
  } finally {
    service.end()
  }
}

/** p99 of an estimate beside one extraction after another, against without; a line for each file. */
export const extractionRows = async (): Promise<string[]> => {
  const { url, close } = await startStandIn()
  const env = { ANTHROPIC_URL: url, ANTHROPIC_MODEL: 'stand-in' }
  const rows: string[] = []
  for (const [name, bytes] of Object.entries(files)) {
    const body = JSON.stringify(saidBody('dpe', bytes, { answers: [{ energyClass: null }] }))
    const measured: Awaited<ReturnType<typeof measureProcess>>[] = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureProcess(env, body))
    const of = (figure: 'alone' | 'beside' | 'loopAlone' | 'loopBeside' | 'count') =>
      median(measured.map(one => one[figure]))
    const ratio = median(measured.map(({ alone, beside }) => beside / alone))
    rows.push(
      `16 p99 of an estimate beside extractions of ${name} / without (bar: at most ${bar}): ${ratio.toFixed(2)} ${ratio <= bar ? 'met' : 'NOT MET'} (${of('beside').toFixed(1)} and ${of('alone').toFixed(1)} ms; longest delay of the loop ${of('loopBeside').toFixed(1)} and ${of('loopAlone').toFixed(1)} ms; ${of('count')} extractions)`,
    )
  }
  await close()
  return rows
}

// By itself: node tests/bench/extraction.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await extractionRows()) process.stdout.write(`${line}\n`)
  process.exit(0)
}
