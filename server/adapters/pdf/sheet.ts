import { type PDFDocument, type PDFFont, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import { addLetters, createEncoder } from './encoding.ts'
import type { Face, Fonts } from './fonts.ts'
import { formatFillColour, formatPdfNumber, type Point, paper, type Stroke, writeLine } from './operators.ts'
import { type Bookmark, writeOutline } from './outline.ts'
import type { Colour } from './palette.ts'
import { type Element, writeStructure } from './structure.ts'
import type { Style } from './wrap.ts'

/** Points per millimetre. */
export const mm = 72 / 25.4

/** Part of a line in one font; encoded once the document's fonts are complete. */
interface Run {
  face: Face
  text: string
}

interface Draft {
  page: PDFPage
  content: (string | Run)[]
  marks: number
}

/** Style and colour of a text. */
export interface Look extends Style {
  colour: Colour
}

/** Embedded image, and its name in the content of pages. */
export interface NamedImage {
  ref: PDFRef
  name: 'Logo' | 'Photo'
}

/** Opacity of the watermark. */
const opacity = 0.13

/** Pages drawn in coordinates from the top; all content belongs to an element or is an artefact. */
export class Sheet {
  readonly document: Element = { type: 'Document', kids: [] }
  readonly #doc: PDFDocument
  readonly #fonts: Fonts
  readonly #drafts: Draft[] = []
  readonly #faces = new Map<Face, string>()
  readonly #images = new Map<string, PDFRef>()
  readonly #bookmarks: Bookmark[] = []
  #isFaintUsed = false
  #draft: Draft | undefined

  constructor(doc: PDFDocument, fonts: Fonts) {
    this.#doc = doc
    this.#fonts = fonts
  }

  /** Begins a new page. */
  addPage(): void {
    this.#draft = { page: this.#doc.addPage([paper.width, paper.height]), content: [], marks: 0 }
    this.#drafts.push(this.#draft)
  }

  get pageCount(): number {
    return this.#drafts.length
  }

  /** Returns to a page, counted from 0, to draw content known only at the end. */
  turnTo(page: number): void {
    this.#draft = this.#drafts[page]
  }

  /** Draws content that belongs to an element. */
  mark(element: Element, draw: () => void): void {
    const draft = this.#current()
    const id = draft.marks
    draft.marks += 1
    element.kids.push({ page: this.#drafts.indexOf(draft), id })
    draft.content.push(`/${element.type} <</MCID ${id}>> BDC`)
    draw()
    draft.content.push('EMC')
  }

  /** Draws an artefact, which is not content: rules, backgrounds, headers and footers. */
  artefact(draw: () => void): void {
    const { content } = this.#current()
    content.push('/Artifact BMC')
    draw()
    content.push('EMC')
  }

  /**
   * Draws a line of text with its left edge at `x` and its baseline at `y` from the top.
   * @throws Error for a character that no font has.
   */
  text(text: string, x: number, y: number, { size, weight, colour }: Look): void {
    const { content } = this.#current()
    const runs = this.#runs(text, weight)
    if (runs.length === 0) return
    content.push(`BT ${formatFillColour(colour)} 1 0 0 1 ${formatPdfNumber(x)} ${formatPdfNumber(paper.height - y)} Tm`)
    for (const run of runs) content.push(`/${this.#nameOf(run.face)} ${formatPdfNumber(size)} Tf`, run, 'Tj')
    content.push('ET')
  }

  /** Adds a bookmark for a heading; `top` is from the top of the page. */
  bookmark(title: string, top: number): void {
    this.#bookmarks.push({ title, page: this.#drafts.indexOf(this.#current()), top: paper.height - top })
  }

  /** Adds a link over an area, from the top of the page; `says` is its alternative text. */
  link(
    element: Element,
    { href, says }: { href: string; says: string },
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    const { context } = this.#doc
    const edges = [x, paper.height - y - height, x + width, paper.height - y].map(
      place => Math.round(place * 100) / 100,
    )
    // No border.
    const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Border: [0, 0, 0], Rect: edges })
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(says))
    const action = context.obj({ Type: 'Action', S: 'URI' })
    action.set(PDFName.of('URI'), PDFHexString.of(Buffer.from(href, 'latin1').toString('hex')))
    annotation.set(PDFName.of('A'), action)
    element.kids.push({ page: this.#drafts.indexOf(this.#current()), annotation })
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#current().content.push(
      `${formatFillColour(colour)} ${formatPdfNumber(x)} ${formatPdfNumber(paper.height - y - height)} ${formatPdfNumber(width)} ${formatPdfNumber(height)} re f`,
    )
  }

  /** Draws a line through points. */
  line(points: readonly Point[], stroke: Stroke): void {
    this.#current().content.push(writeLine(points, stroke))
  }

  /** Draws a disc: a dot as wide as its diameter. */
  disc(centre: Point, radius: number, colour: Colour): void {
    this.line([centre, centre], { width: 2 * radius, colour })
  }

  /** Draws an image in a rectangle. */
  image({ ref, name }: NamedImage, x: number, y: number, width: number, height: number): void {
    this.#images.set(name, ref)
    this.#current().content.push(
      `q ${formatPdfNumber(width)} 0 0 ${formatPdfNumber(height)} ${formatPdfNumber(x)} ${formatPdfNumber(paper.height - y - height)} cm /${name} Do Q`,
    )
  }

  /** Draws a translucent watermark along the diagonal. */
  acrossPage(text: string, { size, weight, colour }: Look): void {
    this.#isFaintUsed = true
    const half = Math.SQRT1_2
    const slope = half.toFixed(5)
    const reach = this.#fonts.width(text, weight, size) / 2
    const [x, y] = [paper.width / 2 - reach * half + size / 4, paper.height / 2 - reach * half - size / 4]
    const { content } = this.#current()
    content.push(
      `q /Faint gs BT ${formatFillColour(colour)} ${slope} ${slope} -${slope} ${slope} ${formatPdfNumber(x)} ${formatPdfNumber(y)} Tm`,
    )
    for (const run of this.#runs(text, weight))
      content.push(`/${this.#nameOf(run.face)} ${formatPdfNumber(size)} Tf`, run, 'Tj')
    content.push('ET Q')
  }

  /** Writes pages, fonts and structure to the document. */
  async write(): Promise<void> {
    const { context } = this.#doc
    this.#doc.registerFontkit(this.#fonts.engine)
    const fonts = new Map<Face, PDFFont>()
    for (const [face, name] of this.#faces) {
      const customName = `${getSubsetTag(Number(name.slice(1)))}+${face.name}`
      fonts.set(face, await this.#doc.embedFont(face.bytes, { subset: true, customName }))
    }
    const faint = this.#isFaintUsed ? context.register(context.obj({ Type: 'ExtGState', ca: opacity })) : undefined
    const encoders = new Map([...fonts].map(([face, font]) => [face, createEncoder(font)]))
    this.#numberLetters(encoders)
    for (const { page, content } of this.#drafts) {
      const text = content
        .map(part => (typeof part === 'string' ? part : (encoders.get(part.face)?.(part.text) ?? '')))
        .join('\n')
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(text)))
      for (const [face, name] of this.#faces) {
        const font = fonts.get(face)
        if (font) page.node.setFontDictionary(PDFName.of(name), font.ref)
      }
      if (faint) page.node.setExtGState(PDFName.of('Faint'), faint)
      for (const [name, ref] of this.#images) page.node.setXObject(PDFName.of(name), ref)
      // The library gives every page an empty list of annotations.
      page.node.delete(PDFName.of('Annots'))
    }
    const pages = this.#drafts.map(({ page }) => page)
    writeStructure(this.#doc, pages, this.document)
    writeOutline(this.#doc, pages, this.#bookmarks)
  }

  /**
   * Numbers the letters of each font in one order, all of ASCII where a font has any of it: reports with nearly the same
   * letters have the same files of fonts.
   */
  #numberLetters(encoders: ReadonlyMap<Face, (text: string) => string>): void {
    const letters = new Map([...encoders.keys()].map(face => [face, new Set<string>()]))
    for (const { content } of this.#drafts)
      for (const part of content) if (typeof part !== 'string') addLetters(letters.get(part.face), part.text)
    for (const [face, used] of letters) encoders.get(face)?.([...used].sort().join(''))
  }

  #current(): Draft {
    if (!this.#draft) throw new Error('Nothing is drawn before the first page.')
    return this.#draft
  }

  /** Names fonts in order of first use, so that the same text yields the same names. */
  #nameOf(face: Face): string {
    const known = this.#faces.get(face)
    if (known) return known
    const name = `F${this.#faces.size}`
    this.#faces.set(face, name)
    return name
  }

  /** The runs of a text: nearly always one, since most texts are of one font. */
  #runs(text: string, weight: Look['weight']): Run[] {
    const runs: Run[] = []
    let [start, at] = [0, 0]
    let face: Face | undefined
    for (const character of text) {
      const letter = this.#fonts.letter(character, weight)
      if (!letter) throw new Error(`No font has U+${character.codePointAt(0)?.toString(16)}.`)
      if (face && face !== letter.face) {
        runs.push({ face, text: text.slice(start, at) })
        start = at
      }
      face = letter.face
      at += character.length
    }
    if (face) runs.push({ face, text: text.slice(start) })
    return runs
  }
}

/** Tag of a font subset, six capital letters (PDF 1.7, 9.6.4), unique within the document. */
const getSubsetTag = (index: number): string => `VALRE${String.fromCharCode(65 + index)}`
