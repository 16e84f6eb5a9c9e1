import { type Level, levels, pino } from 'pino'
import type { LevelledLog } from '../../ports/log.ts'
import { maskSecrets } from './hidden-texts.ts'
import { applyStyle, formatReadableLine, ignoreStyle, type LineLook } from './line.ts'
import { createLineBuffer } from './line-buffer.ts'
import { maskFields } from './masked.ts'

/** Columns are used from this terminal width on. */
const columnsMin = 72

/** Properties of standard output that decide the layout of lines. */
export type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'hasColors'>

/**
 * Current colours and width of the terminal; no colours where `NO_COLOR` is set or standard output is not a terminal.
 */
export const getLineLook = (screen: Screen): LineLook => ({
  paint: screen.isTTY && screen.hasColors() ? applyStyle : ignoreStyle,
  // A terminal of unknown width reports 0.
  hasColumns: !screen.isTTY || screen.columns === 0 || screen.columns >= columnsMin,
})

/** Human-readable log, and a printer of other lines in the same order. */
export interface TextLog {
  log: LevelledLog
  print(line: string): void
}

/**
 * Log of short lines on standard output, for a person at the terminal; masks the same secrets as the JSON log. Each
 * line is written immediately, without waiting for the terminal.
 */
export const createTextLog = (level: string, screen: Screen): TextLog => {
  // Printed lines are not masked: the sandbox key, and the links of letters with their tokens, are meant for this user.
  const output = createLineBuffer(pino.destination({ dest: 1, sync: false }))
  const print = (line: string): void => {
    output.write(`${line}\n`)
    output.flush()
  }
  // `silent` is not the level of any line, so it disables all output.
  const numberOf = (name: string): number => levels.values[name] ?? Number.POSITIVE_INFINITY
  let least = numberOf(level)
  const written = (of: Level) => (fields: object, message: string, said?: string) => {
    if ((levels.values[of] ?? 0) < least) return
    const line = { at: new Date(), level: of, fields: maskFields(fields), message, sentence: said }
    print(maskSecrets(formatReadableLine(line, getLineLook(screen))))
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
