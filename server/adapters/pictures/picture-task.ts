import type { PictureKind, PictureUse } from '../../ports/pictures.ts'

/** Picture that a thread converts. */
export interface PictureTask {
  bytes: Uint8Array
  kind: PictureKind
  use: PictureUse
}
