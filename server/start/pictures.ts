import { workerData } from 'node:worker_threads'
import { unavailable } from '#domain/core/refusal'
import { createPictureConverter } from '../adapters/pictures/picture-converter.ts'
import { createProcessTurn } from '../adapters/pictures/process-turn.ts'
import type { PictureConverter } from '../ports/pictures.ts'

/** Data of a thread that converts pictures too. */
export interface PictureThreadData {
  /** Turn of the process in which it does; one of its own without it. */
  pictureTurn?: SharedArrayBuffer | undefined
}

/** Turn in which the threads of this process convert pictures: a thread got it from the one that started it. */
export const pictureTurn: SharedArrayBuffer =
  (workerData as PictureThreadData | null)?.pictureTurn ?? createProcessTurn()

/** Converter of pictures of this thread; nothing is loaded until a picture needs it. */
export const pictures: PictureConverter = createPictureConverter({
  turn: pictureTurn,
  createRefusal: cause => unavailable('the conversion of a picture', cause),
})
