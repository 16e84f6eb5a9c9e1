import {
  clipTo,
  createDrawingState,
  type DrawingState,
  type Font,
  moveLine,
  readGraphicsEntry,
  textToPage,
} from './drawing-state.ts'
import { type Box, identity, intersectBoxes, type Matrix, multiply, toBox, toMatrix, transformBox } from './geometry.ts'
import { type Glyph, placeGlyph } from './glyph.ts'
import { listFilledBoxes, listLineBoxes, readPathParts, type Shape } from './shapes.ts'

/** Limits above any real page. */
const shapesMax = 20_000
/** Most letters of a page that are compared. */
export const lettersMax = 20_000

/** Least ink that is seen, and that hides what is below it. */
const inkMin = 0.05
const coverMin = 0.9

/** Path of an operator, the numbers of which are the first of its arguments. */
const toPath = (paths: unknown): ArrayLike<number> => {
  const path: unknown = Array.isArray(paths) ? paths[0] : undefined
  return Array.isArray(path) || ArrayBuffer.isView(path) ? (path as unknown as ArrayLike<number>) : []
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const parseColour = (colour: unknown): number | undefined =>
  typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? Number.parseInt(colour.slice(1), 16) : undefined

/** A glyph or a distance within a shown text, as PDF.js gives it. */
type Shown = number | { unicode?: string; width?: number; isSpace?: boolean }

/** Operators that end a path by filling or by stroking it, by their numbers in PDF.js. */
const fillPaints = new Set([22, 23, 24, 25, 26, 27])
const strokePaints = new Set([20, 21, 24, 25, 26, 27])

/** Runs the drawing operators of a page, and notes where each character and shape is. */
export class PageRun {
  readonly glyphs: Glyph[] = []
  readonly shapes: Shape[] = []
  readonly withText = new Set<string>()
  #state: DrawingState
  readonly #base: Matrix
  readonly #page: Box
  readonly #saved: DrawingState[] = []
  readonly #layers: boolean[] = []
  readonly #fonts = new Map<string, Font>()
  readonly #fontOf: (name: string) => Font
  #clipsNext = false
  #annotation: string | undefined
  #annotationDepth = 0
  #order = 0

  constructor(base: Matrix, page: Box, fontOf: (name: string) => Font) {
    this.#base = base
    this.#page = page
    this.#state = createDrawingState(base)
    this.#fontOf = fontOf
  }

  /** Operators by their names in PDF.js; what is not listed draws neither text nor shapes. */
  readonly operators: Readonly<Record<string, (args: readonly unknown[]) => void>> = {
    save: () => this.#saved.push({ ...this.#state }),
    restore: () => this.#restore(),
    transform: args => this.#transform(args),
    setLineWidth: ([width]) => this.#set({ lineWidth: Number(width) }),
    setFillRGBColor: ([colour]) => this.#set({ fill: parseColour(colour) }),
    setStrokeRGBColor: ([colour]) => this.#set({ stroke: parseColour(colour) }),
    setFillColorN: () => this.#set({ fill: undefined }),
    setStrokeColorN: () => this.#set({ stroke: undefined }),
    setGState: ([entries]) => this.#setGraphics(entries),
    beginText: () => this.#set({ textMatrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 }),
    setCharSpacing: ([spacing]) => this.#set({ charSpacing: Number(spacing) }),
    setWordSpacing: ([spacing]) => this.#set({ wordSpacing: Number(spacing) }),
    setHScale: ([scale]) => this.#set({ horizontalScale: Number(scale) / 100 }),
    setLeading: ([leading]) => this.#set({ leading: -Number(leading) }),
    setFont: ([name, size]) => this.#setFont(String(name), Number(size)),
    setTextRenderingMode: ([mode]) => this.#set({ mode: Number(mode) }),
    setTextRise: ([rise]) => this.#set({ rise: Number(rise) }),
    moveText: ([x, y]) => moveLine(this.#state, Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.#set({ leading: Number(y) })
      moveLine(this.#state, Number(x), Number(y))
    },
    setTextMatrix: args => this.#setTextMatrix(args),
    nextLine: () => moveLine(this.#state, 0, this.#state.leading),
    showText: ([shown]) => this.#showText(shown),
    clip: () => this.#clipNext(),
    eoClip: () => this.#clipNext(),
    constructPath: ([paint, paths]) => this.#drawPath(Number(paint), paths),
    shadingFill: () => this.#addShape('fill', this.#state.clip, undefined, false),
    paintImageXObject: () => this.#drawPicture(true),
    paintInlineImageXObject: () => this.#drawPicture(true),
    paintImageMaskXObject: () => this.#drawPicture(false),
    paintSolidColorImageMask: () => this.#drawPicture(false),
    paintFormXObjectBegin: args => this.#beginForm(args),
    paintFormXObjectEnd: () => this.#restore(),
    beginGroup: () => this.#saved.push({ ...this.#state }),
    endGroup: () => this.#restore(),
    beginAnnotation: args => this.#beginAnnotation(args),
    endAnnotation: () => this.#endAnnotation(),
  }

  /** Notes whether the layer that begins is shown. */
  beginLayer(isShown: boolean): void {
    this.#layers.push(isShown)
  }

  endLayer(): void {
    this.#layers.pop()
  }

  #set(changes: Partial<DrawingState>): void {
    Object.assign(this.#state, changes)
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state
  }

  #transform(args: readonly unknown[]): void {
    const matrix = toMatrix(args)
    if (matrix) this.#set({ matrix: multiply(this.#state.matrix, matrix) })
  }

  #setTextMatrix(args: readonly unknown[]): void {
    // PDF.js gives the numbers alone, or as one list.
    const textMatrix = toMatrix(isNumber(args[0]) ? args : args[0])
    if (textMatrix) this.#set({ textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 })
  }

  #setFont(name: string, size: number): void {
    const font = this.#fonts.get(name) ?? this.#fontOf(name)
    this.#fonts.set(name, font)
    this.#set({ font, size: Math.abs(size), direction: size < 0 ? -1 : 1 })
  }

  #setGraphics(entries: unknown): void {
    for (const [name, value] of Array.isArray(entries) ? (entries as [string, unknown][]) : []) {
      this.#set(readGraphicsEntry(name, value))
      if (name === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]))
    }
  }

  #beginForm([matrix, bounds]: readonly unknown[]): void {
    this.#saved.push({ ...this.#state })
    const own = toMatrix(matrix)
    if (own) this.#set({ matrix: multiply(this.#state.matrix, own) })
    const box = toBox(bounds)
    if (box) clipTo(this.#state, box)
  }

  #beginAnnotation([id, rect, placed, matrix]: readonly unknown[]): void {
    this.#annotation = String(id)
    this.#annotationDepth = this.#saved.length
    this.#saved.push({ ...this.#state })
    this.#state = createDrawingState(this.#base)
    const box = toBox(rect)
    if (box) clipTo(this.#state, box)
    this.#transform(Array.isArray(placed) ? placed : [])
    this.#transform(Array.isArray(matrix) ? matrix : [])
  }

  #endAnnotation(): void {
    this.#saved.length = Math.min(this.#saved.length, this.#annotationDepth + 1)
    this.#restore()
    this.#annotation = undefined
  }

  #addShape(kind: Shape['kind'], box: Box, colour: number | undefined, isOpaque: boolean): void {
    if (this.shapes.length >= shapesMax || this.#layers.includes(false)) return
    const { clip } = this.#state
    const seen = { left: Math.max(box.left, clip.left), top: Math.max(box.top, clip.top) }
    const end = { right: Math.min(box.right, clip.right), bottom: Math.min(box.bottom, clip.bottom) }
    if (end.right <= seen.left || end.bottom <= seen.top) return
    this.#order += 1
    this.shapes.push({ kind, box: { ...seen, ...end }, order: this.#order, colour, isOpaque })
  }

  #drawPicture(isOpaque: boolean): void {
    const { matrix, fillAlpha, isOpaque: covers } = this.#state
    const box = transformBox(matrix, { left: 0, top: 0, right: 1, bottom: 1 })
    this.#addShape('picture', box, undefined, isOpaque && covers && fillAlpha > coverMin)
  }

  #clipNext(): void {
    this.#clipsNext = true
  }

  #drawPath(paint: number, paths: unknown): void {
    const parts = readPathParts(toPath(paths), this.#state.matrix)
    const boxes = listFilledBoxes(parts)
    if (fillPaints.has(paint)) this.#fill(boxes)
    if (strokePaints.has(paint)) this.#strokeLines(parts)
    const [clip] = boxes
    if (this.#clipsNext && clip && boxes.length === 1) this.#state.clip = intersectBoxes(this.#state.clip, clip)
    this.#clipsNext = false
  }

  #fill(boxes: readonly Box[]): void {
    const { fill, fillAlpha, isOpaque } = this.#state
    if (fillAlpha > inkMin) for (const box of boxes) this.#addShape('fill', box, fill, isOpaque && fillAlpha > coverMin)
  }

  #strokeLines(parts: ReturnType<typeof readPathParts>): void {
    const { matrix, stroke, strokeAlpha, isOpaque, lineWidth } = this.#state
    if (strokeAlpha <= inkMin) return
    const width = lineWidth * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
    for (const box of listLineBoxes(parts, width))
      this.#addShape('line', box, stroke, isOpaque && strokeAlpha > coverMin)
  }

  #showText(shown: unknown): void {
    if (!Array.isArray(shown) || this.#state.size === 0) return
    this.#order += 1
    const { font, size, direction, charSpacing, wordSpacing, horizontalScale } = this.#state
    const matrix = textToPage(this.#state)
    let { x } = this.#state
    for (const one of shown as readonly Shown[]) {
      if (isNumber(one)) {
        x -= ((one * size) / 1000) * horizontalScale
        continue
      }
      const width = (one.width ?? 0) * size * font.unit * horizontalScale
      this.#addGlyph(one.unicode ?? '', matrix, { x, width })
      const spacing = (one.isSpace === true ? wordSpacing : 0) + charSpacing
      x += width + spacing * direction * horizontalScale
    }
    this.#state.x = x
  }

  #addGlyph(text: string, matrix: Matrix, place: { x: number; width: number }): void {
    if (text === '' || this.glyphs.length > lettersMax) return
    if (this.#annotation !== undefined && text.trim() !== '') this.withText.add(this.#annotation)
    const isShown = !this.#layers.includes(false)
    this.glyphs.push(placeGlyph(this.#state, { ...place, text, matrix, page: this.#page, isShown, order: this.#order }))
  }
}
