/** Something of a known height that is drawn whole. */
export interface Box {
  height: number
  /** Space above it, which the top of a page swallows. */
  gap?: number
  draw(top: number): void
  /** It stands on the page of what follows it. */
  keepsNext?: boolean
  /** What is drawn again where the box begins a page: the head of its table. */
  repeated?: Pick<Box, 'height' | 'draw'>
}

/** Height of boxes one under the other. */
export const heightOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, { height, gap = 0 }, index) => sum + height + (index > 0 ? gap : 0), 0)

/** Draws boxes one under the other without a break. */
export const drawAll = (boxes: readonly Box[], top: number): void => {
  let at = top
  for (const [index, { gap = 0, height, draw }] of boxes.entries()) {
    if (index > 0) at += gap
    draw(at)
    at += height
  }
}

/** Where a page begins and ends for what flows over it. */
export interface Room {
  bottom: number
  /** Begins a new page, and gives the top of its text. */
  nextPage(): number
}

/** Boxes that stand together: each with those that it keeps, and the last one. */
const chains = (boxes: readonly Box[]): Box[][] => {
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

/** Draws boxes one under the other from a top; what does not fit begins a new page. Gives where the last one ends. */
export const flow = (boxes: readonly Box[], top: number, { bottom, nextPage }: Room): number => {
  let at = top
  let isFresh = true
  for (const chain of chains(boxes)) {
    const [first] = chain
    const gap = isFresh ? 0 : (first?.gap ?? 0)
    if (!isFresh && at + gap + heightOf(chain) > bottom) {
      at = nextPage()
      first?.repeated?.draw(at)
      at += first?.repeated?.height ?? 0
    } else at += gap
    drawAll(chain, at)
    at += heightOf(chain)
    isFresh = false
  }
  return at
}
