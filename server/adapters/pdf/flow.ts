/** Unbreakable content of a known height. */
export interface Box {
  height: number
  /** Space above, dropped at the top of a page. */
  gap?: number
  draw(top: number): void
  /** Whether it stays on the page of the next box. */
  keepsNext?: boolean
  /** Repeated where the box begins a page: the head of its table. */
  repeated?: Pick<Box, 'height' | 'draw'>
}

/** A box by the factor of the spaces in and above it: its texts are wrapped once, whichever factor is chosen. */
export type SpacedBox = (ease: number) => Box

/** Boxes with their spaces multiplied by a factor. */
export const spaceBoxes = (boxes: readonly SpacedBox[], ease: number): Box[] =>
  boxes.map(box => {
    const spaced = box(ease)
    return { ...spaced, gap: (spaced.gap ?? 0) * ease }
  })

/** Total height of stacked boxes. */
export const measureBoxes = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, { height, gap = 0 }, index) => sum + height + (index > 0 ? gap : 0), 0)

/** Draws stacked boxes without a page break. */
export const drawBoxes = (boxes: readonly Box[], top: number): void => {
  let at = top
  for (const [index, { gap = 0, height, draw }] of boxes.entries()) {
    if (index > 0) at += gap
    draw(at)
    at += height
  }
}

/** Page limits of flowing content. */
export interface Room {
  bottom: number
  /** Begins a new page and returns the top of its text. */
  nextPage(): number
}

/** Groups boxes that must stay together: each with those that it keeps. */
const groupKeptBoxes = (boxes: readonly Box[]): Box[][] => {
  const found: Box[][] = []
  let chain: Box[] = []
  for (const box of boxes) {
    chain.push(box)
    if (box.keepsNext) continue
    found.push(chain)
    chain = []
  }
  return chain.length > 0 ? [...found, chain] : found
}

/** Draws stacked boxes from `top`, with page breaks where they do not fit. Returns the bottom of the last one. */
export const drawFlow = (boxes: readonly Box[], top: number, { bottom, nextPage }: Room): number => {
  let at = top
  let isFresh = true
  for (const chain of groupKeptBoxes(boxes)) {
    const [first] = chain
    const gap = isFresh ? 0 : (first?.gap ?? 0)
    if (!isFresh && at + gap + measureBoxes(chain) > bottom) {
      at = nextPage()
      first?.repeated?.draw(at)
      at += first?.repeated?.height ?? 0
    } else at += gap
    drawBoxes(chain, at)
    at += measureBoxes(chain)
    isFresh = false
  }
  return at
}
