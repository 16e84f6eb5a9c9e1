import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initializeImageMagick, ResourceLimits } from '@imagemagick/magick-wasm'
import { convertPicture } from './convert-picture.ts'
import type { PictureTask } from './picture-task.ts'

const MiB = 1024 * 1024

/** Loads ImageMagick, which has neither files nor network here, and bounds what a picture may take. */
const loadImageMagick = async (): Promise<void> => {
  const { resolve } = createRequire(import.meta.url)
  await initializeImageMagick(await readFile(resolve('@imagemagick/magick-wasm/magick.wasm')))
  ResourceLimits.memory = BigInt(384 * MiB)
  ResourceLimits.disk = 0n
}

// The picture was sent by the thread that started this one.
await loadImageMagick()
parentPort?.postMessage(convertPicture(workerData as PictureTask))
