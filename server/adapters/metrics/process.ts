import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** Version of the running program, and its data directory. */
export interface RunningProgram {
  /** Version of the contract, as `1.1.0`. */
  version: string
  /** Version of Node without its `v`. */
  node: string
  /** Folder whose disk is monitored. */
  dataDir: string
}

/** Running version, and free space on the disk of `DATA_DIR`. */
export const registerProcessMetrics = ({ version, node, dataDir }: RunningProgram, registers: Registry[]): void => {
  const build = new Gauge({
    name: 'valorem_build_info',
    help: '1, with the version of the service and of Node that run.',
    labelNames: ['version', 'node'],
    registers,
  })
  build.set({ version, node }, 1)
  // With PostgreSQL the folder may not exist; disk metrics are then omitted.
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
