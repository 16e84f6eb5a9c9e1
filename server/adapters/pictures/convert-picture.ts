import {
  AlphaAction,
  ColorSpace,
  Gravity,
  type IMagickImage,
  MagickColor,
  MagickError,
  MagickErrorSeverity,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
  MagickReadSettings,
} from '@imagemagick/magick-wasm'
import type { ConvertedPicture, PictureKind, PictureUse } from '../../ports/pictures.ts'
import type { PictureTask } from './picture-task.ts'

/** Format that is read for each kind: none is guessed, so that no other reader is reached. */
const formats = { png: MagickFormat.Png, jpeg: MagickFormat.Jpeg, webp: MagickFormat.WebP } as const

/** Largest pictures that are decoded: pixels a side and in all. */
const decoded = {
  logo: { side: 4000, pixels: 4000 * 4000 },
  photo: { side: 6000, pixels: 6000 * 4000 },
} as const

/** Most pixels of a converted logo, and of the longer side of a converted photo: enough for 62 mm of paper. */
const [logoPixels, photoSide] = [1024 * 1024, 1600] as const

/** Most bytes of a converted picture. */
const bytesMax = 1_048_576

interface Size {
  width: number
  height: number
}

const isTooLarge = ({ width, height }: Size, { name }: PictureUse): boolean => {
  const { side, pixels } = decoded[name]
  return Math.max(width, height) > side || width * height > pixels
}

/** Scale at which a picture has the pixels that are printed of it; above one for a smaller picture. */
const getPrintedScale = ({ width, height }: Size, { name }: PictureUse): number =>
  name === 'photo' ? photoSide / Math.max(width, height) : Math.sqrt(logoPixels / (width * height))

/** Scales a picture down, never up. */
const shrink = (image: IMagickImage, scale: number): void => {
  if (scale >= 1) return
  image.resize(Math.max(1, Math.floor(image.width * scale)), Math.max(1, Math.floor(image.height * scale)))
}

/** Lightness from which a pixel is white on paper, and opacity from which it is seen, of 255. */
const [whiteFrom, seenFrom] = [235, 128] as const

/** Whether all that is seen of a picture is white, and the rest is clear: on paper nothing is left of it. */
const isWhiteOnNothing = (image: IMagickImage): boolean => {
  if (!image.hasAlpha) return false
  const samples = image.getPixels(pixels => pixels.toByteArray(0, 0, image.width, image.height, 'RGBA')) ?? []
  let [isClear, isAnySeen] = [false, false]
  for (let at = 0; at < samples.length; at += 4) {
    const isSeen = (samples[at + 3] ?? 0) >= seenFrom
    isClear ||= !isSeen
    isAnySeen ||= isSeen
    if (isSeen && Math.min(samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0) < whiteFrom) return false
  }
  return isClear && isAnySeen
}

/** Lays a logo on a ground that is a tenth of its height wider on each side. */
const addGround = (image: IMagickImage, ground: string): void => {
  const margin = Math.max(2, Math.round(image.height / 10))
  const colour = new MagickColor(ground)
  // A grey picture has no place for a colour.
  image.colorSpace = ColorSpace.sRGB
  image.backgroundColor = colour
  image.alpha(AlphaAction.Remove)
  image.extent(image.width + 2 * margin, image.height + 2 * margin, Gravity.Center)
  image.hasAlpha = false
}

const write = (image: IMagickImage, format: MagickFormat): Uint8Array =>
  image.write(format, bytes => Uint8Array.from(bytes))

/** Quality of a JPEG. */
const quality = { logo: 92, photo: 82 } as const

/** Writes an ordinary file: a JPEG where nothing is clear and the picture was one or is too large, else a PNG. */
const encode = (image: IMagickImage, kind: PictureKind, { name }: PictureUse): Uint8Array => {
  image.quality = quality[name]
  const isPhotograph = !image.hasAlpha && (kind === 'jpeg' || name === 'photo')
  const bytes = write(
    image,
    isPhotograph ? MagickFormat.Jpeg : image.hasAlpha ? MagickFormat.Png32 : MagickFormat.Png24,
  )
  if (bytes.length <= bytesMax) return bytes
  if (!image.hasAlpha && !isPhotograph) return write(image, MagickFormat.Jpeg)
  shrink(image, 0.7)
  return encode(image, kind, { name })
}

const convertImage = (image: IMagickImage, { kind, use }: PictureTask): ConvertedPicture => {
  // First, since each further step may copy the picture.
  shrink(image, getPrintedScale(image, use))
  image.autoOrient()
  if (image.colorSpace === ColorSpace.CMYK) image.colorSpace = ColorSpace.sRGB
  image.strip()
  if (use.name === 'photo') {
    image.backgroundColor = new MagickColor('#FFFFFF')
    if (image.hasAlpha) image.alpha(AlphaAction.Remove)
    image.hasAlpha = false
    return { bytes: encode(image, kind, use), hasGround: false }
  }
  const ground = isWhiteOnNothing(image) ? use.ground : undefined
  if (ground !== undefined) addGround(image, ground)
  return { bytes: encode(image, kind, use), hasGround: ground !== undefined }
}

/** Size at which a JPEG is decoded: the decoder knows eighths, of which this is the next one above the printed size. */
const getDecodedSize = ({ width, height }: Size, scale: number): string => {
  const part = Math.ceil(8 * scale) / 8
  return `${Math.ceil(width * part)}x${Math.ceil(height * part)}`
}

/** Reads a picture; a JPEG of many times the printed size at a part of its own, which takes less memory and time. */
const readImage = ({ bytes, kind, use }: PictureTask, size: Size): IMagickImage => {
  const settings = new MagickReadSettings({ format: formats[kind], frameIndex: 0, frameCount: 1 })
  const scale = getPrintedScale(size, use)
  if (kind === 'jpeg' && scale <= 0.5) settings.setDefine(MagickFormat.Jpeg, 'size', getDecodedSize(size, scale))
  return MagickImage.create(bytes, settings)
}

/** Errors that a file causes: one that is corrupt, ends early, or is of no form that the reader of its kind knows. */
const fileErrors: readonly number[] = [
  MagickErrorSeverity.CorruptImageError,
  MagickErrorSeverity.CorruptImageWarning,
  MagickErrorSeverity.CoderError,
  MagickErrorSeverity.CoderWarning,
  MagickErrorSeverity.BlobError,
  MagickErrorSeverity.MissingDelegateError,
]

/**
 * Converts a picture; a file that cannot be read is damaged.
 * @throws Error for what is no fault of the file, such as memory that is at its end.
 */
export const convertPicture = (task: PictureTask): ConvertedPicture => {
  const { bytes, kind, use } = task
  try {
    const size = MagickImageInfo.create(bytes, new MagickReadSettings({ format: formats[kind] }))
    if (isTooLarge(size, use)) return { fault: 'dimensions' }
    const image = readImage(task, size)
    try {
      return convertImage(image, task)
    } finally {
      image.dispose()
    }
  } catch (error) {
    if (error instanceof MagickError && fileErrors.includes(error.severity)) return { fault: 'damaged' }
    throw error
  }
}
