import { type Level, levels, pino } from 'pino'
import type { LevelledLog } from '../../ports/log.ts'
import { withoutSecrets } from './hidden-texts.ts'
import { coloured, type LineLook, plain, readableLine } from './line.ts'
import { masked } from './masked.ts'
import { pieces } from './pieces.ts'

/** Characters of a line below which columns would break. */
const columnsMin = 72

/** Standard output, as far as it matters how lines look there. */
export type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>

/**
 * Colours and width of the screen at this moment; no colours where `NO_COLOR` is set or standard output is no terminal.
 */
export const lookOf = (screen: Screen): LineLook => ({
  paint: screen.isTTY && screen.hasColors() ? coloured : plain,
  // A terminal without a width says 0.
  hasColumns: !screen.isTTY || screen.columns === 0 || screen.columns >= columnsMin,
})

/** A log for people, and what else is printed for them in its order. */
export interface TextLog {
  log: LevelledLog
  print(line: string): void
}

/**
 * A log of short lines on standard output, for the person at the terminal; it masks what the JSON log masks. Each line
 * is written at once, without waiting for the terminal.
 */
export const textLog = (level: string, screen: Screen): TextLog => {
  // Lines beside the log are not masked: the sandbox key, and the links of letters with their tokens, are for this
  // person.
  const output = pieces(pino.destination({ dest: 1, sync: false }))
  const print = (line: string): void => {
    output.write(`${line}\n`)
    output.pass()
  }
  // `silent` is no level of a line: nothing reaches it.
  const numberOf = (name: string): number => levels.values[name] ?? Number.POSITIVE_INFINITY
  let least = numberOf(level)
  const written = (of: Level) => (fields: object, message: string, said?: string) => {
    if ((levels.values[of] ?? 0) < least) return
    const line = { at: new Date(), level: of, fields: masked(fields), message, said }
    print(withoutSecrets(readableLine(line, lookOf(screen))))
  }
  return {
    log: {
      setLevel: to => {
        least = numberOf(to)
      },
      ...{ debug: written('debug'), info: written('info'), warn: written('warn'), error: written('error') },
    },
    print,
  }
}
