import { Refusal } from '../../server/domain/core/refusal.ts'
import type { PictureConverter } from '../../server/ports/pictures.ts'
import { logoLimits, photoLimits, readPictureHead } from '../../server/services/files/picture-head.ts'

/**
 * Returns ordinary pictures as they are, also a white logo that the service would give a ground, and refuses every
 * other one: the box has no converter, whose program has 15 MB.
 */
export const pictures: PictureConverter = {
  convert: async (bytes, _kind, use) => {
    const head = readPictureHead(Buffer.from(bytes), use.name === 'logo' ? logoLimits : photoLimits)
    if (!('fault' in head) && head.isOrdinary) return { bytes, hasGround: false }
    throw new Refusal('unavailable', {
      message:
        'The box converts no pictures: send an ordinary PNG or JPEG (RGB or grey, 8 bit, not interlaced, without EXIF).',
    })
  },
}
