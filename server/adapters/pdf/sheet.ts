import { type PDFDocument, type PDFFont, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import type { Face, Fonts } from './fonts.ts'
import { type Bookmark, writeOutline } from './outline.ts'
import type { Colour } from './palette.ts'
import { type Element, writeStructure } from './structure.ts'
import type { Style } from './wrap.ts'

/** Points of a millimetre. */
export const mm = 72 / 25.4

/** An A4 page in points. */
export const paper = { width: 595.28, height: 841.89 } as const

/** A part of a line in one font; its bytes are known once the fonts of the document are. */
interface Run {
  face: Face
  text: string
}

interface Draft {
  page: PDFPage
  content: (string | Run)[]
  marks: number
}

/** How a text is set and coloured. */
export interface Look extends Style {
  colour: Colour
}

/** How much of a word across the page is seen. */
const opacity = 0.13

const n = (value: number): string => String(Math.round(value * 100) / 100)
const fill = (colour: Colour): string => `${colour.map(n).join(' ')} rg`

/** Pages that are drawn on from the top; everything on them is either part of an element or an artefact. */
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

  /** Goes on on a new page. */
  addPage(): void {
    this.#draft = { page: this.#doc.addPage([paper.width, paper.height]), content: [], marks: 0 }
    this.#drafts.push(this.#draft)
  }

  get pageCount(): number {
    return this.#drafts.length
  }

  /** Returns to a page, counted from 0, to draw what is known only at the end. */
  turnTo(page: number): void {
    this.#draft = this.#drafts[page]
  }

  /** Draws a part that belongs to an element. */
  mark(element: Element, draw: () => void): void {
    const draft = this.#current()
    const id = draft.marks
    draft.marks += 1
    element.kids.push({ page: this.#drafts.indexOf(draft), id })
    draft.content.push(`/${element.type} <</MCID ${id}>> BDC`)
    draw()
    draft.content.push('EMC')
  }

  /** Draws an artefact, which is no content: rules, backgrounds, headers and footers. */
  artefact(draw: () => void): void {
    const { content } = this.#current()
    content.push('/Artifact BMC')
    draw()
    content.push('EMC')
  }

  /**
   * A line of text with its left end at `x` and its baseline at `y` from the top.
   * @throws Error for a character that no font has.
   */
  text(text: string, x: number, y: number, { size, weight, colour }: Look): void {
    const { content } = this.#current()
    const runs = this.#runs(text, weight)
    if (runs.length === 0) return
    content.push(`BT ${fill(colour)} 1 0 0 1 ${n(x)} ${n(paper.height - y)} Tm`)
    for (const run of runs) content.push(`/${this.#nameOf(run.face)} ${n(size)} Tf`, run, 'Tj')
    content.push('ET')
  }

  /** A heading as a bookmark, from the top of the page. */
  bookmark(title: string, top: number): void {
    this.#bookmarks.push({ title, page: this.#drafts.indexOf(this.#current()), top: paper.height - top })
  }

  /** A part of the page, from the top, that leads to an address; `says` is read where its text is not. */
  link(
    element: Element,
    { href, says }: { href: string; says: string },
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    const { context } = this.#doc
    const edges = [x, paper.height - y - height, x + width, paper.height - y].map(
      place => Math.round(place * 100) / 100,
    )
    // Without a border.
    const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Border: [0, 0, 0], Rect: edges })
    annotation.set(PDFName.of('Contents'), PDFHexString.fromText(says))
    const action = context.obj({ Type: 'Action', S: 'URI' })
    action.set(PDFName.of('URI'), PDFHexString.of(Buffer.from(href, 'latin1').toString('hex')))
    annotation.set(PDFName.of('A'), action)
    element.kids.push({ page: this.#drafts.indexOf(this.#current()), annotation })
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#current().content.push(
      `${fill(colour)} ${n(x)} ${n(paper.height - y - height)} ${n(width)} ${n(height)} re f`,
    )
  }

  /** A picture in a rectangle. */
  image(ref: PDFRef, x: number, y: number, width: number, height: number): void {
    this.#images.set('Logo', ref)
    this.#current().content.push(`q ${n(width)} 0 0 ${n(height)} ${n(x)} ${n(paper.height - y - height)} cm /Logo Do Q`)
  }

  /** A word from corner to corner, seen through. */
  acrossPage(text: string, { size, weight, colour }: Look): void {
    this.#isFaintUsed = true
    const half = Math.SQRT1_2
    const slope = half.toFixed(5)
    const reach = this.#fonts.width(text, weight, size) / 2
    const [x, y] = [paper.width / 2 - reach * half + size / 4, paper.height / 2 - reach * half - size / 4]
    const { content } = this.#current()
    content.push(`q /Faint gs BT ${fill(colour)} ${slope} ${slope} -${slope} ${slope} ${n(x)} ${n(y)} Tm`)
    for (const run of this.#runs(text, weight)) content.push(`/${this.#nameOf(run.face)} ${n(size)} Tf`, run, 'Tj')
    content.push('ET Q')
  }

  /** Writes pages, fonts and structure into the document. */
  async write(): Promise<void> {
    const { context } = this.#doc
    this.#doc.registerFontkit(this.#fonts.engine)
    const fonts = new Map<Face, PDFFont>()
    for (const [face, name] of this.#faces) {
      const customName = `${tagOf(Number(name.slice(1)))}+${face.name}`
      fonts.set(face, await this.#doc.embedFont(face.bytes, { subset: true, customName }))
    }
    const faint = this.#isFaintUsed ? context.register(context.obj({ Type: 'ExtGState', ca: opacity })) : undefined
    for (const { page, content } of this.#drafts) {
      const text = content
        .map(part => (typeof part === 'string' ? part : (fonts.get(part.face)?.encodeText(part.text).toString() ?? '')))
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

  #current(): Draft {
    if (!this.#draft) throw new Error('Nothing is drawn before the first page.')
    return this.#draft
  }

  /** Fonts are named by their first use, so that the same text gives the same names. */
  #nameOf(face: Face): string {
    const known = this.#faces.get(face)
    if (known) return known
    const name = `F${this.#faces.size}`
    this.#faces.set(face, name)
    return name
  }

  #runs(text: string, weight: Look['weight']): Run[] {
    const runs: Run[] = []
    let last: Run | undefined
    for (const character of text) {
      const letter = this.#fonts.letter(character, weight)
      if (!letter) throw new Error(`No font has U+${character.codePointAt(0)?.toString(16)}.`)
      if (last?.face === letter.face) last.text += character
      else {
        last = { face: letter.face, text: character }
        runs.push(last)
      }
    }
    return runs
  }
}

/** The six capital letters before the name of a subset (PDF 1.7, 9.6.4), another for each font of a document. */
const tagOf = (index: number): string => `VALRE${String.fromCharCode(65 + index)}`
