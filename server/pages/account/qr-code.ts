import { encode } from 'uqr'
import { type Html, html } from '../html.ts'

/** Dark modules of a code as one path of unit squares. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A text as a QR code, black on white whatever the colours of the page, as cameras want it. */
export const qrCode = (text: string, title: string): Html => {
  const { data, size } = encode(text, { border: 4 })
  return html`<svg class="qr" role="img" aria-label="${title}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<rect width="${size}" height="${size}" fill="#ffffff"/><path d="${pathOf(data)}" fill="#000000"/></svg>
`
}
