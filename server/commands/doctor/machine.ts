import { stat, statfs } from 'node:fs/promises'
import { dayMs } from '#domain/core/instants'
import { calculateAdvisedMiB, calculateBudget, type Machine } from '../../adapters/workers/machine-budget.ts'
import { bad, type Finding, findOrReport, good, warning } from './finding.ts'

const MiB = 1024 * 1024

/** Share of a disk, and bytes, below which it counts as nearly full. */
const [freeShareMin, freeBytesMin] = [0.1, 512 * MiB]

/** Age in days above which a daily backup was left out. */
const newDaysMax = 1.5

/** Checks the memory of this process against its threads. */
export const checkMemory = (machine: Machine, threadsSetting: number | undefined): Finding => {
  const { threads } = calculateBudget(machine, threadsSetting)
  const memoryMiB = Math.floor(machine.memoryBytes / MiB)
  const advised = calculateAdvisedMiB(threads)
  const found = `${memoryMiB} MiB for ${threads} ${threads === 1 ? 'thread' : 'threads'} of calculation, which need ${advised} MiB with the largest picture.`
  if (memoryMiB >= advised) return good('Memory', found)
  const isCuredByThreads = threads > 1 && memoryMiB >= calculateAdvisedMiB(1)
  const cure = `Give the container ${advised} MiB${isCuredByThreads ? ', or set CALCULATION_THREADS lower' : ''}.`
  return warning('Memory', found, cure)
}

/** Checks the room on the disk of a folder. */
export const checkDisk = (folder: string): Promise<readonly Finding[]> =>
  findOrReport(
    'Disk',
    async () => {
      const { bsize, blocks, bavail } = await statfs(folder)
      const [size, free] = [bsize * blocks, bsize * bavail]
      const found = `${Math.floor(free / MiB)} MiB free of ${Math.floor(size / MiB)} at ${folder}.`
      return [
        free < freeBytesMin || free < size * freeShareMin
          ? warning('Disk', found, 'Make room, or move DATA_DIR to a larger disk, before writes fail.')
          : good('Disk', found),
      ]
    },
    'DATA_DIR must be a folder that the service may write.',
  )

/**
 * Checks the age of the newest backup.
 * @param daysMax age in days above which an erased person would return with a restored backup (`BACKUP_DAYS`).
 */
export const checkBackup = (file: string | undefined, daysMax: number, now: Date): Promise<readonly Finding[]> =>
  findOrReport(
    'Backup',
    async () => {
      if (file === undefined)
        return [
          warning(
            'Backup',
            'No file was named.',
            'Name the newest backup: --backup FILE. How to make one: server/README.md.',
          ),
        ]
      const status = await stat(file)
      if (!status.isFile()) return [bad('Backup', `${file} is no file.`, 'Name the newest file: --backup FILE.')]
      const { mtime, size } = status
      const days = (now.getTime() - mtime.getTime()) / dayMs
      const found = `${file} is ${days.toFixed(1)} days old and has ${size} bytes.`
      if (size === 0) return [bad('Backup', found, 'The file is empty: see the log of the program that makes it.')]
      const cure = `Make one each day; what was erased returns with one older than BACKUP_DAYS (${daysMax}).`
      if (days > daysMax) return [bad('Backup', found, cure)]
      return [days > newDaysMax ? warning('Backup', found, cure) : good('Backup', found)]
    },
    'The file of --backup must exist and be readable.',
  )
