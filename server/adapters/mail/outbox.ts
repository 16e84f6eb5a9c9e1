import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { Log } from '../../ports/log.ts'
import type { LetterMetrics } from '../../ports/metrics.ts'
import { renderLetter } from './written-letter.ts'

/** Lead letters are deleted after a day; the folder is checked at startup, hourly and with each letter. */
const [contactMs, contactLookMs] = [86_400_000, 3_600_000]
const contactKind = 'lead'

/** Maximum number of letters kept, newest first. */
const lettersMax = 100

export interface OutboxDependencies {
  folder: string
  /** Prints a line for the local user. */
  print(line: string): void
  log: Log
  metrics: LetterMetrics
  now(): Date
}

/** E-mail address with its local part masked, for the screen. */
const maskLocalPart = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`

/**
 * Deletes expired lead letters: at startup, since a service that never runs for an hour would keep them, and on demand.
 */
const startContactCleanup = ({ folder, log, now }: Pick<OutboxDependencies, 'folder' | 'log' | 'now'>) => {
  const remove = async (): Promise<void> => {
    const names = (await readdir(folder).catch(() => [])).filter(file => file.includes(`Z-${contactKind}-`))
    if (names.length === 0) return
    const before = new Date(now().getTime() - contactMs).toISOString().replaceAll(':', '-')
    const over = names.filter(file => file < before)
    await Promise.all(over.map(file => rm(join(folder, file), { force: true })))
  }
  const look = (): void => void remove().catch(cause => log.warn({ cause }, 'letters of contacts were not deleted'))
  look()
  const looking = setInterval(look, contactLookMs)
  looking.unref()
  return { look, stop: () => clearInterval(looking) }
}

/** Letters as files in a folder that only its user can read; for a local service without a mail server. */
export const createOutbox = ({ folder, print, log, metrics, now }: OutboxDependencies): DeliveringMail => {
  // Sequential, so that the newest letters are known.
  let last: Promise<void> = Promise.resolve()
  const keep = async (kind: string, text: string): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${kind}-${randomBytes(3).toString('hex')}.txt`
    await writeFile(join(folder, name), text, { mode: 0o600, flag: 'wx' })
    return name
  }
  const { look, stop } = startContactCleanup({ folder, log, now })
  const write = async (letter: Parameters<DeliveringMail['send']>[0]): Promise<void> => {
    const { kind, to, subject, text, link } = renderLetter(letter)
    await keep(kind, `To: ${to}\nSubject: ${subject}\n\n${text}`)
    print(`Letter for ${maskLocalPart(to)} (${kind}): ${link}`)
    const names = (await readdir(folder)).filter(file => file.endsWith('.txt')).sort()
    await Promise.all(names.slice(0, -lettersMax).map(file => rm(join(folder, file), { force: true })))
  }
  const sendAndWait = async (letter: Parameters<DeliveringMail['send']>[0]): Promise<boolean> => {
    const writing = last
      .then(() => write(letter))
      .then(() => true)
      .catch(cause => {
        log.error({ cause, kind: letter.kind }, 'a letter was not written')
        return false
      })
    last = writing.then(isWritten => metrics.letter(isWritten ? 'taken' : 'lost'))
    return writing
  }
  return {
    sendAndWait,
    send: letter => void sendAndWait(letter),
    deliver: async ({ to, replyTo, subject, text }) => {
      const head = [`To: ${to}`, ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]), `Subject: ${subject}`]
      try {
        const name = await keep(contactKind, `${head.join('\n')}\n\n${text}`)
        print(`Letter for ${maskLocalPart(to)} (${contactKind}): ${join(folder, name)}`)
        // The letter is written; deletions that fail are retried within the hour.
        look()
        metrics.letter('taken')
        return 'taken'
      } catch (cause) {
        metrics.letter('away')
        log.error({ cause, kind: contactKind }, 'a letter was not written')
        return 'away'
      }
    },
    close: () => {
      stop()
      return last
    },
  }
}
