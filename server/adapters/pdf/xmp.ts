import { type PDFDocument, PDFName } from 'pdf-lib'
import type { Report } from '../../domain/report/report.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const inLanguages = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt>`

/** The packet of a report: the same as its information dictionary says, for programs that read XMP (ISO 16684-1). */
const packet = ({ title, author, number, keywords, locale, day }: Report, maker: string): string => {
  const instant = `${day}T00:00:00Z`
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title>${inLanguages(title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${inLanguages(number)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
${keywords ? `<pdf:Keywords>${escaped(keywords.join(' '))}</pdf:Keywords>\n` : ''}<pdf:Producer>${maker}</pdf:Producer>
<xmp:CreatorTool>${maker}</xmp:CreatorTool>
<xmp:CreateDate>${instant}</xmp:CreateDate>
<xmp:ModifyDate>${instant}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

/** Writes the packet into the document, as plain text, so that programs find it that read no PDF. */
export const writeXmp = (doc: PDFDocument, report: Report, maker: string): void => {
  const { context, catalog } = doc
  const bytes = new TextEncoder().encode(packet(report, maker))
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' })))
}
