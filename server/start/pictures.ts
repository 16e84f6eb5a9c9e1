import { unavailable } from '#domain/core/refusal'
import { createPictureConverter } from '../adapters/pictures/picture-converter.ts'
import type { PictureConverter } from '../ports/pictures.ts'

/** Converter of pictures of this thread; nothing is loaded until a picture needs it. */
export const pictures: PictureConverter = createPictureConverter({
  createRefusal: cause => unavailable('the conversion of a picture', cause),
})
