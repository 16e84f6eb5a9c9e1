/** Affine matrix of PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Rectangle by its edges, in points from the upper left corner of the page as it is shown. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Matrix that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const transformPoint = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Smallest box around some points; at least one is given. */
export const boxAround = (points: readonly (readonly [number, number])[]): Box => {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Box of a transformed rectangle. */
export const transformBox = (matrix: Matrix, { left, top, right, bottom }: Box): Box =>
  boxAround([
    transformPoint(matrix, left, top),
    transformPoint(matrix, right, top),
    transformPoint(matrix, right, bottom),
    transformPoint(matrix, left, bottom),
  ])

export const intersectBoxes = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const boxArea = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

export const holdsPoint = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

const listNumbers = (value: unknown): number[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<number>, Number) : []

/** Matrix of six numbers; undefined for anything else. */
export const toMatrix = (value: unknown): Matrix | undefined => {
  const [a, b, c, d, e, f] = listNumbers(value)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  const matrix: Matrix = [a, b, c, d, e ?? 0, f ?? 0]
  return matrix.every(Number.isFinite) ? matrix : undefined
}

/** Box of two opposite corners; undefined for anything else. */
export const toBox = (value: unknown): Box | undefined => {
  const [left, top, right, bottom] = listNumbers(value)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined
  return boxAround([
    [left, top],
    [right, bottom],
  ])
}
