/** Kinds of picture that are read. */
export type PictureKind = 'png' | 'jpeg' | 'webp'

/** What a picture is made ready for: a logo, with the ground that one of white on nothing gets; or a photo. */
export type PictureUse = { name: 'logo'; ground?: string | undefined } | { name: 'photo' }

/** Why a picture was not converted. */
type PictureFault = 'damaged' | 'dimensions'

/** Outcome of a conversion: an ordinary PNG or JPEG, or why there is none. */
export type ConvertedPicture =
  | { bytes: Uint8Array /** A ground was laid under it. */; hasGround: boolean; fault?: undefined }
  | { fault: PictureFault }

/** Converts pictures outside of the event loop. */
export interface PictureConverter {
  /**
   * Makes an ordinary PNG or JPEG of a picture: RGB or grey, 8 bit, not interlaced, upright, without metadata, and no
   * larger than a report prints.
   * @throws Refusal where too many pictures wait, or their thread ended.
   */
  convert(bytes: Uint8Array, kind: PictureKind, use: PictureUse): Promise<ConvertedPicture>
}
