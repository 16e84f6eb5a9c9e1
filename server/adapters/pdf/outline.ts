import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from 'pdf-lib'

/** Bookmark of a heading; `top` is measured from the lower edge of its page. */
export interface Bookmark {
  title: string
  page: number
  top: number
}

/** Writes the bookmarks of a document as a flat list: a report is too short for levels. */
export const writeOutline = (doc: PDFDocument, pages: readonly PDFPage[], bookmarks: readonly Bookmark[]): void => {
  if (bookmarks.length === 0) return
  const { context, catalog } = doc
  const rootRef = context.nextRef()
  const refs = bookmarks.map(() => context.nextRef())
  const link = (dict: PDFDict, name: string, ref: PDFRef | undefined): void => {
    if (ref) dict.set(PDFName.of(name), ref)
  }
  for (const [index, { title, page, top }] of bookmarks.entries()) {
    const ref = refs[index]
    const place = pages[page]
    if (!ref || !place) throw new Error(`A bookmark belongs to page ${page}, which does not exist.`)
    const dict = context.obj({ Parent: rootRef, Dest: [place.ref, 'XYZ', 0, Math.round(top), 0] })
    dict.set(PDFName.of('Title'), PDFHexString.fromText(title))
    link(dict, 'Prev', refs[index - 1])
    link(dict, 'Next', refs[index + 1])
    context.assign(ref, dict)
  }
  const root = context.obj({ Type: 'Outlines' })
  link(root, 'First', refs[0])
  link(root, 'Last', refs.at(-1))
  root.set(PDFName.of('Count'), PDFNumber.of(bookmarks.length))
  context.assign(rootRef, root)
  catalog.set(PDFName.of('Outlines'), rootRef)
}
