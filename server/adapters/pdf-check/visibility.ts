import type { UnseenReason } from '#domain/documents/page-text'
import { holdsPoint } from './geometry.ts'
import type { Glyph } from './glyph.ts'
import type { Shape } from './shapes.ts'

/** Shapes by the bands of the page that they touch, in the order of drawing. */
interface Bands {
  near(y: number): readonly Shape[]
}

const bandHeight = 8

const sortIntoBands = (shapes: readonly Shape[], height: number): Bands => {
  const bands = new Map<number, Shape[]>()
  const last = Math.ceil(height / bandHeight)
  for (const shape of shapes) {
    const from = Math.max(0, Math.floor(shape.box.top / bandHeight))
    const to = Math.min(last, Math.floor(shape.box.bottom / bandHeight))
    for (let band = from; band <= to; band += 1) {
      const known = bands.get(band)
      if (known) known.push(shape)
      else bands.set(band, [shape])
    }
  }
  return { near: y => bands.get(Math.floor(y / bandHeight)) ?? [] }
}

/** Letters below this height, in points, cannot be read on paper; those below the second one not where they are pale. */
const sizeMin = 2
const paleSizeMin = 5
/** Least difference of a channel between a colour and its background, of 255, at which letters are seen; of small ones. */
const differenceMin = 24
const paleDifferenceMin = 96

const differ = (a: number, b: number, min: number): boolean =>
  [16, 8, 0].some(shift => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) >= min)

/** Thickest line that strikes a letter out, and thinnest that covers it, in parts of its height. */
const strikeMax = 0.3
const coverMin = 0.5

const white = 0xffffff

/** Whether a line goes through the middle of a letter, not below it as a rule or an underline does. */
const strikes = ({ box }: Shape, { y, size }: Glyph, middleX: number): boolean => {
  const [thickness, middle] = [box.bottom - box.top, (box.top + box.bottom) / 2]
  const isLine = thickness <= strikeMax * size && box.right - box.left >= size && box.right - box.left > 4 * thickness
  return isLine && middleX >= box.left && middleX <= box.right && middle < y - 0.15 * size && middle > y - 0.55 * size
}

const isLevel = ({ y, endY }: Glyph): boolean => Math.abs(y - endY) < 0.5

/** Reason of a letter that cannot be seen whatever else the page has. */
const findOwnReason = ({ unseen, size }: Glyph): UnseenReason | undefined => {
  if (unseen === 'off') return 'offPage'
  return unseen === 'mode' || size < sizeMin ? 'invisible' : undefined
}

/** Whether a letter has the colour of what is below it, or is small and pale. */
const isPale = ({ colour, size }: Glyph, background: number | undefined): boolean =>
  colour !== undefined &&
  background !== undefined &&
  !differ(colour, background, size < paleSizeMin ? paleDifferenceMin : differenceMin)

/** Reason why a letter cannot be seen among the shapes of its page; undefined where it can. */
const findReason = (glyph: Glyph, bands: Bands): UnseenReason | undefined => {
  const own = findOwnReason(glyph)
  if (own !== undefined) return own
  const { box, order, size } = glyph
  const middleX = (box.left + box.right) / 2
  const middleY = isLevel(glyph) ? glyph.y - 0.35 * size : (box.top + box.bottom) / 2
  const near = bands.near(middleY)
  if (isLevel(glyph) && near.some(shape => shape.kind !== 'picture' && strikes(shape, glyph, middleX))) return 'struck'
  const around = near.filter(
    shape => shape.box.bottom - shape.box.top >= coverMin * size && holdsPoint(shape.box, middleX, middleY),
  )
  if (around.some(shape => shape.isOpaque && shape.order > order)) return 'covered'
  const below = around.findLast(shape => shape.order < order)
  const background = below === undefined ? white : below.isOpaque ? below.colour : undefined
  return isPale(glyph, background) ? 'invisible' : undefined
}

/** Reasons why letters of a page cannot be seen, in the order of the letters; undefined for one that can. */
export const listUnseen = (
  glyphs: readonly Glyph[],
  shapes: readonly Shape[],
  height: number,
): (UnseenReason | undefined)[] => {
  const bands = sortIntoBands(shapes, height)
  return glyphs.map(glyph => findReason(glyph, bands))
}
