const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const

/** Number of FAT sectors listed in the header itself; enough for files of seven megabytes. */
const headerSectorsMax = 109
const entryBytes = 128

/** Tests for the signature of a compound file, such as Excel's `.xls`. */
export const isCompoundFile = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte)

/**
 * Reads a stream of a compound file (Microsoft, MS-CFB) of at least 4096 bytes, as those of workbooks are.
 * @throws RangeError where the file is truncated or has no such stream.
 */
export const readCompoundStream = (bytes: Uint8Array, name: string): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorBytes = 2 ** view.getUint16(30, true)
  const sector = (at: number): number => (at + 1) * sectorBytes
  const perSector = sectorBytes / 4
  const tables = Array.from({ length: headerSectorsMax }, (_, at) => view.getUint32(76 + 4 * at, true))
  const next = (at: number): number =>
    view.getUint32(sector(tables[Math.floor(at / perSector)] ?? 0) + 4 * (at % perSector), true)
  const chain = (start: number): Uint8Array => {
    const parts: Uint8Array[] = []
    for (let at = start; at < 0xff_ff_ff_fa; at = next(at)) {
      if (parts.length * sectorBytes > bytes.length) throw new RangeError('its sectors go in a circle')
      parts.push(bytes.subarray(sector(at), sector(at) + sectorBytes))
    }
    return Buffer.concat(parts)
  }
  const directory = Buffer.from(chain(view.getUint32(48, true)))
  for (let at = 0; at < directory.length; at += entryBytes) {
    const written = directory.toString('utf16le', at, at + Math.max(0, directory.readUInt16LE(at + 64) - 2))
    if (written === name) return chain(directory.readUInt32LE(at + 116)).subarray(0, directory.readUInt32LE(at + 120))
  }
  throw new RangeError(`it has no stream "${name}"`)
}
