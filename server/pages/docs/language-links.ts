import { ownNames } from '#languages/registry'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** The same page in each language, without a script; that of the page is marked. */
export const languageLinks = ({ language, text }: Words, path: string): Html =>
  html`<p class="jump" role="group" aria-label="${text('language')}">${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && ' · '}<a href="${path}?lang=${code}" hreflang="${code}" lang="${code}"${code === language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`
