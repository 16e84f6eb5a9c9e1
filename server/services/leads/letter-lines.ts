import { type Language, registry } from '#languages/registry'
import { splitAtGaps } from '#languages/text'
import { defaultAccent } from './default-accent.ts'

/** Part of a line: our text, or the visitor's, which is marked. */
type LinePart = string | { said: string }

/** How a line looks: the name above all, what can be tapped, what the visitor wrote, or what is only looked up. */
type LineLook = 'name' | 'button' | 'quote' | 'small'

/** Line of a letter in parts. */
export interface LetterLine {
  stretches: readonly LinePart[]
  /** Link of the service: in plain text after the words, in HTML behind them. */
  link?: string
  /** Address behind the whole line in HTML: `tel:` or `mailto:`. */
  tap?: string
  look?: LineLook
}

/** Line of our text only. */
export const createOwnLine = (text: string, link?: string): LetterLine => ({
  stretches: [text],
  ...(link !== undefined && { link }),
})

/** Line of our text with the visitor's words and our values in its placeholders. */
export const createVisitorLine = (
  text: string,
  said: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): LetterLine => ({
  stretches: splitAtGaps(text).map((piece, index) =>
    index % 2 === 0 ? piece : (own[piece] ?? { said: said[piece] ?? '' }),
  ),
})

/** Joins short facts on one line. */
export const joinFacts = (lines: readonly LetterLine[]): LetterLine => ({
  stretches: lines.flatMap(({ stretches }, index) => (index === 0 ? stretches : [' · ', ...stretches])),
})

const formatPlainLine = ({ stretches, link, look }: LetterLine): string => {
  const said = stretches.map(stretch => (typeof stretch === 'string' ? stretch : stretch.said)).join('')
  const text = look === 'quote' ? `> ${said}` : said
  return link === undefined ? text : `${text} ${link}`
}

/** A letter as plain text: paragraphs with an empty line between them. */
export const formatPlainLetter = (paragraphs: readonly LetterLine[][]): string =>
  `${paragraphs.map(lines => lines.map(formatPlainLine).join('\n')).join('\n\n')}\n`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeLetterHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/**
 * Visitor's words in HTML: isolated, so that they cannot change the text direction, and with a line break opportunity
 * after each dot and colon, which prevents mail programs from creating links. Copied text is what was typed.
 */
const formatVisitorHtml = (said: string): string => `<bdi>${escapeLetterHtml(said).replace(/[.:]/g, '$&<wbr>')}</bdi>`

const buttonStyle = `display:inline-block;margin:4px 0;padding:12px 16px;border:1px solid ${defaultAccent};border-radius:8px;color:${defaultAccent};font-weight:600;text-decoration:none`

const styles: Readonly<Record<LineLook, string>> = {
  name: 'font-size:22px;font-weight:600',
  button: buttonStyle,
  quote: 'display:block;padding-left:12px;border-left:3px solid #d9d6d0',
  small: 'font-size:13px;color:#566072',
}

/** Line in HTML; a link from the visitor is only one that this letter composed, `tel:` or `mailto:`. */
const formatHtmlLine = ({ stretches, link, tap, look }: LetterLine): string => {
  const text = stretches
    .map(stretch => (typeof stretch === 'string' ? escapeLetterHtml(stretch) : formatVisitorHtml(stretch.said)))
    .join('')
  const style = look === undefined || look === 'quote' ? '' : ` style="${styles[look]}"`
  const target = tap ?? link
  if (target !== undefined) return `<a href="${escapeLetterHtml(target)}"${style}>${text.replace(/\s?:$/, '')}</a>`
  return style === '' ? text : `<span${style}>${text}</span>`
}

/** Lines in HTML; quoted ones that follow each other are one block, which needs no line break about it. */
const formatHtmlLines = (lines: readonly LetterLine[]): string =>
  lines
    .map((line, index) => {
      const before = lines[index - 1]
      const isQuoted = line.look === 'quote'
      const start = isQuoted && before?.look !== 'quote' ? `<span style="${styles.quote}">` : ''
      const end = isQuoted && lines[index + 1]?.look !== 'quote' ? '</span>' : ''
      const between = before === undefined || (before.look === 'quote') !== isQuoted ? '' : '<br>'
      return between + start + formatHtmlLine(line) + end
    })
    .join('')

/** A letter as HTML in a language, with a title. */
export const buildLetterHtml = (paragraphs: readonly LetterLine[][], language: Language, title: string): string =>
  `<!doctype html><html lang="${registry[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeLetterHtml(title)}</title></head><body style="max-width:36em;margin:0 auto;padding:16px;font:16px/1.5 sans-serif;color:#14171f;background:#fff;overflow-wrap:anywhere">${paragraphs
    .map(lines => `<p>${formatHtmlLines(lines)}</p>`)
    .join('')}</body></html>`
