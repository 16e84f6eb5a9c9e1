import type { LevelledLog } from '../ports/log.ts'

/**
 * Changes between the level that is set and `debug`, each time it is called; where `debug` is set, between it and `info`.
 * Each change is a line, at a moment when the log shows it.
 */
export const levelChange = (log: LevelledLog, set: string): (() => void) => {
  const other = set === 'debug' ? 'info' : 'debug'
  let level = set
  const told = (to: string): void =>
    log.info({ from: level, to }, 'the level of the log changes', `the level of the log is ${to} from now on`)
  return () => {
    const to = level === set ? other : set
    // The more talkative of the two levels tells it: after the change where that is the new one, else before.
    if (to !== 'debug') told(to)
    log.setLevel(to)
    if (to === 'debug') told(to)
    level = to
  }
}
