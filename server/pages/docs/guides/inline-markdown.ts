import type { Token, Tokens } from 'marked'
import { type Html, html, type Part } from '../../html.ts'
import { findPicturePath, resolveLink } from './links.ts'

const marks: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** Decodes the entities in a text of the parser, which escapes some texts. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, mark => marks[mark] ?? mark)

const readAttribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const renderPicture = (source: string, text: string, width: string | undefined, file: string): Part => {
  const address = findPicturePath(source, file)
  return address === undefined
    ? text
    : html`<img src="${address}" alt="${text}"${width !== undefined && html` width="${width}"`} loading="lazy">`
}

/** Renders raw markup of a file: pictures and line breaks; link tags are dropped, other tags shown as text. */
export const renderRawMarkup = (raw: string, file: string): Part[] =>
  raw
    .split(/(<[^>]*>)/)
    .filter(part => part !== '')
    .map(part => {
      if (/^<img\s/.test(part))
        return renderPicture(
          readAttribute(part, 'src') ?? '',
          readAttribute(part, 'alt') ?? '',
          readAttribute(part, 'width'),
          file,
        )
      if (/^<br ?\/?>$/.test(part)) return html`<br>`
      return /^<\/?a[\s>]/.test(part) ? '' : part
    })

const renderLink = ({ href, tokens }: Tokens.Link, file: string): Html => {
  const [words, target] = [renderInlineTokens(tokens, file), resolveLink(href, file)]
  if ('href' in target) return html`<a href="${target.href}">${words}</a>`
  return html`${words} <small>(<code>${target.file}</code> in the repository)</small>`
}

/** Renders inline tokens: emphasis, code, links and pictures; anything else as text. */
export const renderInlineTokens = (tokens: readonly Token[] | undefined, file: string): Part[] =>
  (tokens ?? []).map(token => {
    const inner = (): Part[] => renderInlineTokens('tokens' in token ? token.tokens : [], file)
    switch (token.type) {
      case 'strong':
        return html`<strong>${inner()}</strong>`
      case 'em':
        return html`<em>${inner()}</em>`
      case 'del':
        return html`<s>${inner()}</s>`
      case 'codespan':
        return html`<code>${decodeEntities(token.text)}</code>`
      case 'br':
        return html`<br>`
      case 'link':
        return renderLink(token as Tokens.Link, file)
      case 'image':
        return renderPicture(token.href, token.text, undefined, file)
      case 'html':
        return renderRawMarkup(token.raw, file)
      default:
        return 'tokens' in token && token.tokens ? inner() : decodeEntities('text' in token ? token.text : token.raw)
    }
  })
