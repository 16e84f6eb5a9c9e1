import { encode } from 'uqr'
import { type Html, html } from '../html.ts'

/** Converts the dark modules of a code to one SVG path of unit squares. */
export const toModulePath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Renders a text as a QR code, black on white in any theme, as scanners need it. */
export const renderQrCode = (text: string, title: string): Html => {
  const { data, size } = encode(text, { border: 4 })
  return html`<svg class="qr" role="img" aria-label="${title}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<rect width="${size}" height="${size}" fill="#ffffff"/><path d="${toModulePath(data)}" fill="#000000"/></svg>
`
}
