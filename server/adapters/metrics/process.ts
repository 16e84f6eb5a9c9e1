import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** What runs, and where its files lie. */
export interface RunningProgram {
  /** Version of the contract, as `1.1.0`. */
  version: string
  /** Version of Node without its `v`. */
  node: string
  /** The folder whose disk is watched. */
  dataDir: string
}

/** The version that runs, and the room on the disk of `DATA_DIR`. */
export const processMetrics = ({ version, node, dataDir }: RunningProgram, registers: Registry[]): void => {
  const build = new Gauge({
    name: 'valorem_build_info',
    help: '1, with the version of the service and of Node that run.',
    labelNames: ['version', 'node'],
    registers,
  })
  build.set({ version, node }, 1)
  // With records in PostgreSQL there may be no folder; nothing is said of a disk then.
  const room = () => statfs(dataDir).catch(() => undefined)
  const size: Gauge = new Gauge({
    name: 'valorem_disk_bytes',
    help: 'Size of the disk of DATA_DIR; missing where there is no such folder.',
    registers,
    collect: async () => {
      const found = await room()
      if (found) size.set(found.bsize * found.blocks)
      else size.remove()
    },
  })
  const free: Gauge = new Gauge({
    name: 'valorem_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR that the user of the service may fill.',
    registers,
    collect: async () => {
      const found = await room()
      if (found) free.set(found.bsize * found.bavail)
      else free.remove()
    },
  })
}
