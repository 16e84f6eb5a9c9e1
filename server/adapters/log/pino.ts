import { type Level, levels, pino } from 'pino'
import type { Log } from '../../ports/log.ts'
import { withoutSecrets } from './hidden-texts.ts'
import { isHarmless, masked } from './masked.ts'
import { pieces } from './pieces.ts'

/** The time of a line as pino prints it; lines of one millisecond share the text. */
const isoTime = (): (() => string) => {
  let [at, text] = [Number.NaN, '']
  return () => {
    const now = Date.now()
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`]
    return text
  }
}

/**
 * A line of plain fields as pino prints it. There is one for each request, and pino, which knows how to print anything,
 * takes three times as long for it.
 */
const plainLine = (level: number | undefined, time: string, fields: object, message: string): string => {
  const text = JSON.stringify(fields).slice(1, -1)
  return `{"level":${level}${time}${text && ','}${text},"msg":${JSON.stringify(message)}}\n`
}

/**
 * A log of one JSON line each on standard output, or in a file; secrets are masked wherever a line would show them.
 * Lines are buffered, so that no request waits for a disk or a pipe, or pays for a write of its own: they are written
 * at 16 kB, after a quarter of a second, with the first error, and when the process ends. A process that is killed
 * loses the last buffer.
 */
export const pinoLog = (level: string, file?: string): Log => {
  const time = isoTime()
  const destination = pieces(pino.destination({ dest: file ?? 1, sync: false }), withoutSecrets)
  const log = pino(
    {
      level,
      formatters: { log: fields => masked(fields) },
      timestamp: time,
      base: null,
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  )
  const written = (level: Level) => (fields: object, message: string) => {
    if (!log.isLevelEnabled(level)) return
    if (isHarmless(fields)) destination.write(plainLine(levels.values[level], time(), fields, message))
    else log[level](fields, message)
  }
  return {
    debug: written('debug'),
    info: written('info'),
    warn: written('warn'),
    error: (fields, message) => {
      log.error(fields, message)
      destination.pass()
    },
  }
}
