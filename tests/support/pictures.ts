import { drawnPng } from './drawn-logo.ts'

/** A black PNG as its specification makes one. */
export const png = ({ width = 2, height = 2, depth = 8, colourType = 2, interlace = 0, lines = -1 } = {}): Buffer =>
  drawnPng({
    ...{ width, height, depth, colourType, interlace },
    lines: Buffer.alloc((width * 3 + 1) * (lines < 0 ? height : lines)),
  })

/** The segments of a JPEG with a frame, and an end. */
export const jpeg = ({
  marker = 0xc0,
  precision = 8,
  width = 2,
  height = 2,
  components = 3,
  end = [0xff, 0xd9],
} = {}) => {
  const head = [precision, height >> 8, height & 255, width >> 8, width & 255, components]
  return Buffer.from([0xff, 0xd8, 0xff, marker, 0, head.length + 2, ...head, 0xff, 0xda, 0, 2, 1, 2, 3, ...end])
}
