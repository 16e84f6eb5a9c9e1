import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'

/** An element of a structure tree as it was read. */
export interface ReadElement {
  type: string
  alt?: string
  scope?: string
  kids: ReadElement[]
  /** Pages and ids of its own marked content, in order. */
  content: { page: number; id: number }[]
}

const textOf = (value: unknown): string | undefined =>
  value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : undefined

const nameOf = (value: unknown): string | undefined => (value instanceof PDFName ? value.decodeText() : undefined)

/** The entries of a dictionary by their plain names. */
const entry = (dict: PDFDict, name: string): unknown => dict.context.lookup(dict.get(PDFName.of(name)))

const kidsOf = (dict: PDFDict): PDFDict[] => {
  const kids = entry(dict, 'K')
  if (!(kids instanceof PDFArray)) return []
  return kids.asArray().map(kid => dict.context.lookup(kid, PDFDict))
}

const contentOf = (dict: PDFDict, pages: readonly PDFPage[]): ReadElement['content'] => {
  const id = entry(dict, 'MCID')
  const page = pages.findIndex(({ ref }) => ref === dict.get(PDFName.of('Pg')))
  return id instanceof PDFNumber ? [{ page, id: id.asNumber() }] : []
}

const elementOf = (dict: PDFDict, pages: readonly PDFPage[]): ReadElement => {
  const attributes = entry(dict, 'A')
  const alt = textOf(entry(dict, 'Alt'))
  const scope = attributes instanceof PDFDict ? nameOf(entry(attributes, 'Scope')) : undefined
  const kids = kidsOf(dict)
  return {
    type: nameOf(entry(dict, 'S')) ?? '',
    ...(alt !== undefined && { alt }),
    ...(scope !== undefined && { scope }),
    kids: kids.filter(kid => kid.has(PDFName.of('S'))).map(kid => elementOf(kid, pages)),
    content: kids.flatMap(kid => contentOf(kid, pages)),
  }
}

const operatorsOf = (stream: unknown): string => {
  if (!(stream instanceof PDFRawStream)) throw new Error('A page has no content.')
  return inflateSync(stream.contents).toString('latin1')
}

/** The operators of a page. */
const drawnOn = ({ node }: PDFPage): string => {
  const contents = entry(node, 'Contents')
  if (!(contents instanceof PDFArray)) return operatorsOf(contents)
  return contents
    .asArray()
    .map(part => operatorsOf(node.context.lookup(part)))
    .join('\n')
}

const keysIn = (object: PDFObject): string[] => {
  if (object instanceof PDFRawStream) return keysIn(object.dict)
  if (object instanceof PDFArray) return object.asArray().flatMap(keysIn)
  if (!(object instanceof PDFDict)) return []
  return object.entries().flatMap(([key, value]) => [key.decodeText(), ...keysIn(value)])
}

/** A document that was read again, for its structure and what it contains. */
export const readDocument = async (bytes: Uint8Array) => {
  const doc = await PDFDocument.load(bytes, { updateMetadata: false })
  const { context, catalog } = doc
  // Asking for pages adds entries to them.
  const keys = context.enumerateIndirectObjects().flatMap(([, object]) => keysIn(object))
  const pages = doc.getPages()
  const [document] = kidsOf(context.lookup(catalog.get(PDFName.of('StructTreeRoot')), PDFDict))
  if (!document) throw new Error('A document has no structure.')
  return {
    doc,
    /** Every key of every dictionary of the file. */
    keys,
    document: elementOf(document, pages),
    /** Every dictionary of the file, those of streams too. */
    dictionaries: context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (object instanceof PDFDict) return [object]
      return object instanceof PDFRawStream ? [object.dict] : []
    }),
    contents: pages.map(drawnOn),
  }
}

/** Elements in the order in which they are read. */
export const inOrder = (element: ReadElement): ReadElement[] => [element, ...element.kids.flatMap(inOrder)]
