import { type PDFDocument, PDFName } from 'pdf-lib'
import type { Report } from '../../domain/report/report.ts'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const formatLanguageAlternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`

/** XMP packet of a report (ISO 16684-1), with the content of its information dictionary. */
const formatXmpPacket = ({ title, author, number, keywords, locale, day }: Report, maker: string): string => {
  const instant = `${day}T00:00:00Z`
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title>${formatLanguageAlternative(title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${formatLanguageAlternative(number)}</dc:description>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
${keywords ? `<pdf:Keywords>${escapeXml(keywords.join(' '))}</pdf:Keywords>\n` : ''}<pdf:Producer>${maker}</pdf:Producer>
<xmp:CreatorTool>${maker}</xmp:CreatorTool>
<xmp:CreateDate>${instant}</xmp:CreateDate>
<xmp:ModifyDate>${instant}</xmp:ModifyDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
}

/** Writes the XMP packet uncompressed, so that programs that do not parse PDF can find it. */
export const writeXmp = (doc: PDFDocument, report: Report, maker: string): void => {
  const { context, catalog } = doc
  const bytes = new TextEncoder().encode(formatXmpPacket(report, maker))
  catalog.set(PDFName.of('Metadata'), context.register(context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' })))
}
