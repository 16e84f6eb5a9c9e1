import { ownNames } from '#languages/registry'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** Renders links to the page in each language; the current one is marked. */
export const renderLanguageLinks = ({ language, text }: Words, path: string): Html =>
  html`<p class="jump" role="group" aria-label="${text('language')}">${Object.entries(ownNames).map(
    ([code, name], index) =>
      html`${index > 0 && '\u00a0· '}<a href="${path}?lang=${code}" hreflang="${code}" lang="${code}"${code === language && html` aria-current="true"`}>${name}</a>`,
  )}</p>
`
