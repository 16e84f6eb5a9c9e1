import { type RetentionState, readRetentionStates } from '../adapters/storage/retention.ts'
import type { Configuration } from '../config/configuration.ts'
import { sweepMs } from './doctor/retention.ts'
import { type CommandResult, withRecords } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

const formatInstant = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ')

/** What is to be said of a rule: a row that has expired waits for the sweep of the day. */
const formatState = ({ keptFrom, oldest, isLate }: RetentionState): string => {
  if (isLate) return 'OLDER THAN PROMISED'
  return oldest && oldest < keptFrom ? 'goes with the next sweep' : 'as promised'
}

/** Prints by table what is promised and what the oldest row is; exits with 1 where a row is older than promised. */
export const printRetention = (config: Configuration, now: Date): Promise<CommandResult> =>
  withRecords(config, async ({ db }) => {
    const states = await readRetentionStates(db, now, new Date(now.getTime() - sweepMs))
    const late = states.filter(({ isLate }) => isLate).length
    const table = formatTextTable([
      ['Rows', 'Kept from', 'Oldest', ''],
      ...states.map(state => [
        state.name,
        formatInstant(state.keptFrom),
        state.oldest ? formatInstant(state.oldest) : 'none',
        formatState(state),
      ]),
    ])
    const result =
      late === 0
        ? 'Nothing is older than promised; what has expired since is deleted within a day.'
        : `${late} of ${states.length} hold rows older than promised: the log line “expired rows were not deleted” says why.`
    return {
      output: `Retention on ${formatInstant(now)} UTC\n\n${table}\n\n${result}`,
      fault: '',
      exitCode: late === 0 ? 0 : 1,
    }
  })
