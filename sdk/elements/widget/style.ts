import { cardStyle } from './card-style.ts'
import { make, setChildren } from './dom.ts'

/** Style sheets of a document by their texts. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Returns the one sheet of a text for all cards of a document; a constructed sheet needs no permission of a page's
 * policy. Undefined in browsers that cannot construct one.
 */
const getStyleSheet = (page: Document, style: string): CSSStyleSheet | undefined => {
  const made = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, made)
  const known = made.get(style)
  if (known || !('adoptedStyleSheets' in page)) return known
  try {
    const sheet = new (page.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(style)
    made.set(style, sheet)
    return sheet
  } catch {
    return undefined
  }
}

/** Shows a card as the only content of a shadow root, with its styles: as sheets, or else as elements. */
export const showStyledCard = (root: ShadowRoot, card: HTMLElement, styles: readonly string[]): void => {
  const made = styles.flatMap(style => getStyleSheet(root.ownerDocument, style) ?? [])
  const isWhole = made.length === styles.length
  if (isWhole) root.adoptedStyleSheets = made
  setChildren(root, ...(isWhole ? [] : styles.map(style => make('style', {}, style))), card)
}

/** Shows a card of the estimate, or of a calculator with a style of its own. */
export const showCard = (root: ShadowRoot, card: HTMLElement, ...more: readonly string[]): void =>
  showStyledCard(root, card, [cardStyle, ...more])
