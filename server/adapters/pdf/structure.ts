import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from 'pdf-lib'
import { WrittenObject, writeArray, writeDictionary } from './written-object.ts'

/** Element types of a report, all standard ones of PDF 1.7. */
export type ElementType = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Link'

/** Element of the structure tree; its kids are in reading order. */
export interface Element {
  type: ElementType
  kids: (Element | MarkedContent | Annotation)[]
  /** Alternative text of a figure. */
  alt?: string
  /** Direction of the cells under a header cell. */
  scope?: 'Row' | 'Column'
}

/** Part of a page that belongs to an element. */
interface MarkedContent {
  page: number
  id: number
}

/** Link annotation that belongs to an element. */
interface Annotation {
  page: number
  annotation: PDFDict
}

/** Appends a child element. */
export const addChildElement = (
  parent: Element,
  type: ElementType,
  more: Pick<Element, 'alt' | 'scope'> = {},
): Element => {
  const element: Element = { type, kids: [], ...more }
  parent.kids.push(element)
  return element
}

const isStructureElement = (kid: Element['kids'][number]): kid is Element => 'type' in kid

/** Registers an annotation and adds it to its page. */
const addAnnotation = (page: PDFPage, annotation: PDFDict): PDFRef => {
  const ref = page.doc.context.register(annotation)
  const annotations = page.node.Annots() ?? page.doc.context.obj([])
  annotations.push(ref)
  page.node.set(PDFName.of('Annots'), annotations)
  return ref
}

/** The dictionary of an element with its kids, which are written. */
const writeElement = ({ type, alt, scope }: Element, parentRef: PDFRef, kids: readonly string[]): string =>
  writeDictionary({
    ...{ Type: '/StructElem', S: `/${type}`, P: String(parentRef), K: writeArray(kids) },
    ...(alt !== undefined && { Alt: String(PDFHexString.fromText(alt)) }),
    ...(scope && { A: writeDictionary({ O: '/Table', Scope: `/${scope}` }) }),
  })

/**
 * Writes the structure tree, and the parent tree from each page's content back to it, without which readers ignore it.
 */
export const writeStructure = (doc: PDFDocument, pages: readonly PDFPage[], document: Element): void => {
  const { context, catalog } = doc
  const rootRef = context.nextRef()
  const parents: PDFRef[][] = pages.map(() => [])
  const ofAnnotations: PDFRef[] = []
  const written = (element: Element, parentRef: PDFRef): PDFRef => {
    const ref = context.nextRef()
    const kids = element.kids.map(kid => {
      if (isStructureElement(kid)) return String(written(kid, ref))
      const parentsOfPage = parents[kid.page]
      const page = pages[kid.page]
      if (!parentsOfPage || !page) throw new Error(`A part belongs to page ${kid.page}, which does not exist.`)
      const Pg = String(page.ref)
      if ('annotation' in kid) {
        kid.annotation.set(PDFName.of('StructParent'), PDFNumber.of(pages.length + ofAnnotations.length))
        ofAnnotations.push(ref)
        return writeDictionary({ Type: '/OBJR', Pg, Obj: String(addAnnotation(page, kid.annotation)) })
      }
      parentsOfPage[kid.id] = ref
      return writeDictionary({ Type: '/MCR', Pg, MCID: String(kid.id) })
    })
    context.assign(ref, new WrittenObject(writeElement(element, parentRef, kids)))
    return ref
  }
  const documentRef = written(document, rootRef)
  for (const [index, page] of pages.entries()) {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(index))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
  }
  const numbers = [
    ...parents.flatMap((refs, index) => [PDFNumber.of(index), context.obj(refs)]),
    ...ofAnnotations.flatMap((ref, index) => [PDFNumber.of(pages.length + index), ref]),
  ]
  const tree = context.obj({ Type: 'StructTreeRoot', K: [documentRef], ParentTree: { Nums: numbers } })
  tree.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(pages.length + ofAnnotations.length))
  context.assign(rootRef, tree)
  catalog.set(PDFName.of('StructTreeRoot'), rootRef)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
