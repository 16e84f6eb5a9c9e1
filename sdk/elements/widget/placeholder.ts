import { fieldOf, make, set } from './dom.ts'

/**
 * Spaces that take about the width of so many letters, a space being half a letter wide: they do not collapse, and wrap
 * where words would.
 */
const room = (letters: number): string => '\u00a0'.repeat(2 * letters).replace(/.{9}/g, '$& ')

/** The box of a card, which a theme may force to be light or dark. */
export const boxOf = (theme: string, lang: string | undefined, ...children: Node[]): HTMLElement =>
  make('div', { part: 'card', dir: 'ltr', class: `c ${/^(light|dark)$/.test(theme) ? theme : ''}`, lang }, ...children)

const emptyField = (): HTMLElement => fieldOf(make('input', { part: 'input' }), { label: room(1), hint: room(38) }).box

/** An inert form of the final size, so that the page does not shift when the texts arrive. */
const placeholderForm = (): HTMLElement =>
  make(
    'div',
    { inert: true },
    make('h2', {}, room(25)),
    make('form', {}, make('div', { class: 'f' }, emptyField(), emptyField()), make('button', { class: 'p' }, room(1))),
    make('section'),
  )

/**
 * The card before its texts are loaded: an empty form. After a failure: the fallback content of the page, in the page's
 * own language, with a button to try `again`, and the `refusal` as a hint for the owner of the site.
 */
export const placeholderOf = (
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
    : [placeholderForm()]
  const box = boxOf(theme, undefined, ...parts)
  set(box, 'data-state', again ? 'failed' : 'loading')
  return box
}
