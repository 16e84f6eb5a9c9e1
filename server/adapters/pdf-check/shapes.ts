import { type Box, boxArea, boxAround, type Matrix, transformPoint } from './geometry.ts'

/** Something drawn that is no text: a filled box, a line, or a picture. */
export interface Shape {
  kind: 'fill' | 'line' | 'picture'
  box: Box
  /** Position in the order of drawing. */
  order: number
  /** Colour as 0xRRGGBB; undefined for a picture or a pattern. */
  colour: number | undefined
  /** Whether it hides what was drawn before. */
  isOpaque: boolean
}

type Point = readonly [x: number, y: number]

/** Segments of a path of PDF.js: each begins with its kind, and ends with its end point. */
const numbersOfSegment: readonly number[] = [2, 2, 6, 4, 0]
const startsPath = 0
const closesPath = 4

/** Adds a segment to the parts of a path: it begins one, goes on, or leads back to the begin. */
const addSegment = (parts: Point[][], kind: number, point: Point): void => {
  const part = parts.at(-1)
  if (kind === startsPath || !part) parts.push([point])
  else part.push(kind === closesPath ? (part[0] ?? point) : point)
}

/** Corners of the parts of a path, in the coordinates of the page; curves are taken by their ends. */
export const readPathParts = (path: ArrayLike<number>, matrix: Matrix): Point[][] => {
  const parts: Point[][] = []
  for (let at = 0; at < path.length; ) {
    const kind = path[at] ?? closesPath
    const count = numbersOfSegment[kind] ?? 0
    addSegment(parts, kind, transformPoint(matrix, path[at + count - 1] ?? 0, path[at + count] ?? 0))
    at += 1 + count
  }
  return parts
}

const polygonArea = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

/** A path that fills less of its box than this is no box. */
const filledShareMin = 0.8

/** Boxes of the filled parts of a path that are boxes, rounded ones too. */
export const listFilledBoxes = (parts: readonly Point[][]): Box[] =>
  parts.flatMap(points => {
    if (points.length < 3) return []
    const box = boxAround(points)
    const isThin = Math.min(box.right - box.left, box.bottom - box.top) < 0.01
    return isThin || polygonArea(points) < filledShareMin * boxArea(box) ? [] : [box]
  })

/** Boxes of the horizontal and vertical lines of a path. */
export const listLineBoxes = (parts: readonly Point[][], width: number): Box[] =>
  parts.flatMap(points =>
    points.slice(1).flatMap((end, index) => {
      const box = boxAround([points[index] ?? end, end])
      const isStraight = Math.min(box.right - box.left, box.bottom - box.top) <= Math.max(1, width)
      const half = width / 2
      return isStraight
        ? [{ left: box.left - half, top: box.top - half, right: box.right + half, bottom: box.bottom + half }]
        : []
    }),
  )
