import { createField, make, setAttribute } from './dom.ts'

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
    make('h2', {}, createBlanks(25)),
    make(
      'form',
      {},
      make('div', { class: 'f' }, createEmptyField(), createEmptyField()),
      make('button', { class: 'p' }, createBlanks(1)),
    ),
    make('section'),
  )

/**
 * Renders the card before its texts are loaded: an empty form. After a failure: the fallback content of the page, in
 * the page's own language, with a button to try `again`, and the `refusal` as a hint for the owner of the site.
 */
export const renderPlaceholder = (
  theme: string,
  again: (() => void) | undefined,
  refusal: string | undefined,
): HTMLElement => {
  const parts = again
    ? [
        make('slot'),
        make('p', {}, make('button', { type: 'button', part: 'button', class: 'q', click: again }, '↻')),
        ...(refusal === undefined ? [] : [make('small', {}, refusal)]),
      ]
    : [renderPlaceholderForm()]
  const box = createCardBox(theme, undefined, ...parts)
  setAttribute(box, 'data-state', again ? 'failed' : 'loading')
  return box
}
