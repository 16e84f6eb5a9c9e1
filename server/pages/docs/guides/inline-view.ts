import type { Token, Tokens } from 'marked'
import { type Html, html, type Part } from '../../html.ts'
import { pictureOf, targetOf } from './links.ts'

const marks: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** A text of the parser, which escapes some of them, as it was written. */
export const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, mark => marks[mark] ?? mark)

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const picture = (source: string, text: string, width: string | undefined, file: string): Part => {
  const address = pictureOf(source, file)
  return address === undefined
    ? text
    : html`<img src="${address}" alt="${text}"${width !== undefined && html` width="${width}"`} loading="lazy">`
}

/** What markup in a file becomes: its pictures, line breaks and nothing of links around them; the rest stands as text. */
export const rawView = (raw: string, file: string): Part[] =>
  raw
    .split(/(<[^>]*>)/)
    .filter(part => part !== '')
    .map(part => {
      if (/^<img\s/.test(part))
        return picture(attribute(part, 'src') ?? '', attribute(part, 'alt') ?? '', attribute(part, 'width'), file)
      if (/^<br ?\/?>$/.test(part)) return html`<br>`
      return /^<\/?a[\s>]/.test(part) ? '' : part
    })

const linkView = ({ href, tokens }: Tokens.Link, file: string): Html => {
  const [words, target] = [inlineView(tokens, file), targetOf(href, file)]
  if ('href' in target) return html`<a href="${target.href}">${words}</a>`
  return html`${words} <small>(<code>${target.file}</code> in the repository)</small>`
}

/** Words of a file: weight, code, links and pictures; whatever else there is stands as text. */
export const inlineView = (tokens: readonly Token[] | undefined, file: string): Part[] =>
  (tokens ?? []).map(token => {
    const inner = (): Part[] => inlineView('tokens' in token ? token.tokens : [], file)
    switch (token.type) {
      case 'strong':
        return html`<strong>${inner()}</strong>`
      case 'em':
        return html`<em>${inner()}</em>`
      case 'del':
        return html`<s>${inner()}</s>`
      case 'codespan':
        return html`<code>${plain(token.text)}</code>`
      case 'br':
        return html`<br>`
      case 'link':
        return linkView(token as Tokens.Link, file)
      case 'image':
        return picture(token.href, token.text, undefined, file)
      case 'html':
        return rawView(token.raw, file)
      default:
        return 'tokens' in token && token.tokens ? inner() : plain('text' in token ? token.text : token.raw)
    }
  })
