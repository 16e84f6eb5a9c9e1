import { type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate'

export * from 'fflate'

/** Most bytes that a workbook may have once it is unpacked. */
const unpackedBytesMax = 512 * 1024 * 1024

/** Unpacks an archive in the thread that asks for it: `fflate` would start threads from blobs, which the pages' policy forbids. */
export const unzip = (archive: Uint8Array, done: (error: Error | null, files: Unzipped) => void): void => {
  let bytes = 0
  try {
    const files = unzipSync(archive, {
      filter: ({ originalSize }) => {
        bytes += originalSize
        if (bytes > unpackedBytesMax) throw new RangeError('The workbook is too large.')
        return true
      },
    })
    done(null, files)
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), {})
  }
}

/** Packs an archive in the thread that asks for it. */
export const zip = (files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void =>
  done(null, zipSync(files))
