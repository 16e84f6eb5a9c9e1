import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import { writtenLetter } from './written-letter.ts'

/** Letters that the folder keeps, the newest. */
const lettersMax = 100

/** What letters as files need. */
export interface OutboxDependencies {
  folder: string
  /** Prints a line for the person at this machine. */
  print(line: string): void
  log: Log
  now(): Date
}

/** An address with its local part masked, since the line is printed on a screen. */
const hidden = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`

/**
 * Letters as files of a folder that only its user can read; for a service on this machine alone, without a mail server.
 */
export const outbox = ({ folder, print, log, now }: OutboxDependencies): Mail => {
  // One after the other, so that the newest are known.
  let last: Promise<void> = Promise.resolve()
  const write = async (letter: Parameters<Mail['send']>[0]): Promise<void> => {
    const { kind, to, subject, text, link } = writtenLetter(letter)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${kind}-${randomBytes(3).toString('hex')}.txt`
    await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' })
    print(`Letter for ${hidden(to)} (${kind}): ${link}`)
    const names = (await readdir(folder)).filter(file => file.endsWith('.txt')).sort()
    await Promise.all(names.slice(0, -lettersMax).map(file => rm(join(folder, file), { force: true })))
  }
  return {
    send: letter => {
      last = last
        .then(() => write(letter))
        .catch(cause => log.error({ cause, kind: letter.kind }, 'a letter was not written'))
    },
    close: () => last,
  }
}
