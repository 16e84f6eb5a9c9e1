import { gzipSync } from 'node:zlib'

/** Measures a file's gzipped size, bytes. */
export const getGzipBytes = (file: Uint8Array): number => gzipSync(file, { level: 9 }).length
