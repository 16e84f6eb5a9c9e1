import { Refusal } from '../../server/domain/core/refusal.ts'
import type { PictureConverter } from '../../server/ports/pictures.ts'

/** Refuses every conversion: the box prints ordinary pictures alone, and has no converter, whose program has 15 MB. */
export const pictures: PictureConverter = {
  convert: async () => {
    throw new Refusal('unavailable', {
      message:
        'The box converts no pictures: send an ordinary PNG or JPEG (RGB or grey, 8 bit, not interlaced, without EXIF).',
    })
  },
}
