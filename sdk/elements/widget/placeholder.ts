import { createField, make, setAttribute } from './dom.ts'
import { MissingAddressError } from './missing-address.ts'
import type { ServiceError } from './service-error.ts'
import { showCard } from './style.ts'
import { applyTheme } from './theme.ts'

/**
 * Creates spaces about as wide as some letters, a space being half a letter wide: they do not collapse, and wrap like
 * words.
 */
const createBlanks = (letters: number): string => '\u00a0'.repeat(2 * letters).replace(/.{9}/g, '$& ')

/** Creates the box of a card; a theme may force light or dark. */
export const createCardBox = (theme: string, lang: string | undefined, ...children: Node[]): HTMLElement =>
  make('div', { part: 'card', dir: 'ltr', class: `c ${/^(light|dark)$/.test(theme) ? theme : ''}`, lang }, ...children)

const createEmptyField = (): HTMLElement =>
  createField(make('input', { part: 'input' }), { label: createBlanks(1), hint: createBlanks(38) }).box

/** Renders an inert form of the final size, so that the page does not shift when the texts arrive. */
const renderPlaceholderForm = (): HTMLElement =>
  make(
    'div',
    { inert: true },
    make('h2', {}, createBlanks(16)),
    make(
      'form',
      {},
      make('div', { class: 'f' }, createEmptyField(), createEmptyField()),
      make('button', { class: 'p' }, createBlanks(1)),
    ),
  )

/** Formats a refusal for the owner of the site: before its texts the card has no language of the visitor. */
const formatRefusal = (error: ServiceError): string =>
  error instanceof MissingAddressError ? error.message : `${error.code}, ${self.origin}`

/**
 * Shows the card before its texts are loaded: an empty form. After a failure: the fallback content of the page, in
 * the page's own language, with a button to try `again`, and the `refusal` as a hint for the owner of the site.
 */
export const showPlaceholder = (
  root: ShadowRoot,
  theme: string,
  again: (() => void) | undefined,
  refusal: ServiceError | undefined,
  ...styles: readonly string[]
): void => {
  const parts = again
    ? [
        make('slot'),
        make('p', {}, make('button', { type: 'button', part: 'button', class: 'q', click: again }, '↻')),
        ...(refusal === undefined ? [] : [make('small', {}, formatRefusal(refusal))]),
      ]
    : [renderPlaceholderForm()]
  const box = createCardBox(theme, undefined, ...parts)
  setAttribute(box, 'data-state', again ? 'failed' : 'loading')
  showCard(root, box, ...styles)
  applyTheme(box)
}
