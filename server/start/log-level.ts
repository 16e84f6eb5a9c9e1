import type { LevelledLog } from '../ports/log.ts'

/**
 * Toggles between the configured level and `debug` on each call; between `debug` and `info` where `debug` is
 * configured. Each change is logged at the more verbose level.
 */
export const createLevelToggle = (log: LevelledLog, set: string): (() => void) => {
  const other = set === 'debug' ? 'info' : 'debug'
  let level = set
  const logChange = (to: string): void =>
    log.info({ from: level, to }, 'the level of the log changes', `the level of the log is ${to} from now on`)
  return () => {
    const to = level === set ? other : set
    // Logged under the more verbose of the two levels: after the change to it, or before the change from it.
    if (to !== 'debug') logChange(to)
    log.setLevel(to)
    if (to === 'debug') logChange(to)
    level = to
  }
}
