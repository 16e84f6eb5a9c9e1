import { gzipSync } from 'node:zlib'

/** How many bytes of a file travel, gzipped. */
export const gzipBytesOf = (file: Uint8Array): number => gzipSync(file, { level: 9 }).length
