import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { moveRecords } from '../adapters/storage/move.ts'
import { FileInUse, openExclusively } from '../adapters/storage/tables/sqlite-tables.ts'
import type { Configuration } from '../config/configuration.ts'
import { CommandFault, type CommandResult, withRecords } from './run-command.ts'
import { formatTextTable } from './text-table.ts'

const usage = `npm run -s records -- move sqlite postgres
moves the records of the file in DATA_DIR into the empty database of DATABASE_URL, while no service runs on either.`

/** Opens the file exclusively, after migrating its tables to those of the target. */
const openSource = async (config: Configuration) => {
  const path = join(config.dataDir, 'valorem.sqlite')
  if (!existsSync(path)) throw new CommandFault(`DATA_DIR=${config.dataDir} has no valorem.sqlite`)
  const inUse = `a service, or another command, has ${path} open; stop it first`
  try {
    // Checked before its tables are migrated, and again after.
    openExclusively(path).close()
    await withRecords({ ...config, databaseUrl: undefined }, async () => undefined)
    return { file: openExclusively(path), name: realpathSync(path) }
  } catch (cause) {
    throw cause instanceof FileInUse ? new CommandFault(inUse) : cause
  }
}

/**
 * Runs `records` with its arguments.
 * @throws CommandFault, MoveFault with a remedy.
 */
export const runRecordsCommand = async (args: readonly string[], config: Configuration): Promise<CommandResult> => {
  if (args.join(' ') !== 'move sqlite postgres') return { output: '', fault: usage, exitCode: 1 }
  if (config.databaseUrl === undefined) throw new CommandFault('DATABASE_URL says where to; it is not set')
  const { file, name } = await openSource(config)
  const lines: string[][] = [['Table', 'Rows', 'Hash, the same in both']]
  try {
    await withRecords({ ...config, journal: 'off' }, ({ patiently }) =>
      patiently(target =>
        moveRecords({
          source: file,
          sourceName: name,
          target,
          onTableMoved: one => void lines.push([one.name, String(one.rows), one.hash.slice(0, 16)]),
        }),
      ),
    )
  } finally {
    file.close()
  }
  return {
    output: `${formatTextTable(lines)}\nAll rows are in PostgreSQL; ${name} stays as it is.`,
    fault: '',
    exitCode: 0,
  }
}
