import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeadCreatedEvent } from '@valorem/sdk/webhooks'
import { onTestFinished } from 'vitest'
import { root } from '../../architecture/sources.ts'
import { newFolder, nodeEnv } from '../../support/process.ts'

/** Secrets as the service makes them: 32 bytes. */
export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const earlierSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

/** The receiver of `examples/webhooks`, in a process of its own. */
export interface ReceiverProcess {
  /** Where the service posts to. */
  url: string
  /** Where the list is. */
  list: string
  printed(): string
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>
}

/** A file for a list, which goes with the test. */
export const newListFile = async (): Promise<string> => {
  const folder = await newFolder()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'contacts.sqlite')
}

/**
 * Starts the receiver and waits until it says where it listens.
 * @param clock its time, where the test does not want that of the machine.
 */
export const startReceiver = async (env: Record<string, string>, clock?: Date): Promise<ReceiverProcess> => {
  const stopped = clock && ['--import', `data:text/javascript,Date.now = () => ${clock.getTime()}`]
  const child = spawn(process.execPath, [...(stopped ?? []), 'examples/webhooks/receiver.ts'], {
    cwd: root,
    env: { ...nodeEnv, WEBHOOK_SECRET: secret, PORT: '0', LIST_PORT: '0', ...env },
  })
  const closed = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', chunk => {
      printed += chunk
    })
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await closed
  }
  onTestFinished(kill)
  const [url, list] = await new Promise<string[]>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Webhooks: (\S+)\nContacts: (\S+)\n/.exec(printed)
      if (found) resolve(found.slice(1))
    })
    closed.then(([code]) => reject(new Error(`ended with ${code}: ${printed}`)), reject)
  })
  return { url: url ?? '', list: list ?? '', printed: () => printed, kill }
}

/** A contact as the service sends it. */
export const leadEvent = (changes: Partial<LeadCreatedEvent['data']> = {}): LeadCreatedEvent => ({
  type: 'lead.created',
  timestamp: '2026-11-21T10:00:00.000Z',
  data: {
    id: '0b3f7c1e-5a52-4c1a-9c7e-2f6d1a8b9c01',
    contact: { name: 'Ada', email: 'ada@visitor.example', message: 'Bonjour,\nje vends au printemps.' },
    consent: {
      text: 'J’accepte que mes coordonnées soient utilisées par Agence Exemple pour me contacter.',
      privacyUrl: 'https://agency.example/privacy',
      at: '2026-11-21T09:59:58.000Z',
    },
    home: { commune: 'Luxembourg', quartier: 'Belair', surface: 85 },
    ...{ page: 'https://agency.example/estimer', language: 'fr', receivedAt: '2026-11-21T10:00:00.000Z', test: false },
    ...{ keyId: 'key_1', host: 'agency.example', estimate: { low: 936_500, mid: 1_234_100, high: 1_531_800 } },
    ...changes,
  },
})

/** Posts what was signed, or anything else, and gives status and text of the answer. */
export const send = async (
  url: string,
  { payload, headers }: { payload: string; headers: Record<string, string> },
): Promise<[status: number, text: string]> => {
  const answer = await fetch(url, { method: 'POST', headers, body: payload })
  return [answer.status, await answer.text()]
}

/** Names in the list, the newest first. */
export const namesIn = async ({ list }: ReceiverProcess): Promise<string[]> =>
  [...(await (await fetch(list)).text()).matchAll(/<h2><bdi>(.*?)<\/bdi>/g)].map(([, name = '']) => name)
