import { fieldOf, make, set } from './dom.ts'

/** Takes the room of so many letters, of which a space has about half; it breaks where they would. */
const room = (letters: number): string => '\u00a0'.repeat(2 * letters)

/** The box of a card, which a theme may force to be light or dark. */
export const boxOf = (theme: string, lang: string | undefined, ...children: Node[]): HTMLElement =>
  make('div', { part: 'card', dir: 'ltr', class: `c ${/^(light|dark)$/.test(theme) ? theme : ''}`, lang }, ...children)

const emptyField = (): HTMLElement => fieldOf(make('input', { part: 'input' }), { label: room(1), hint: room(38) }).box

/** The form as large as it will be, so that nothing moves when its texts come; nobody can use it yet. */
const placeholderForm = (): HTMLElement =>
  make(
    'div',
    { inert: true },
    make('h2', {}, room(25)),
    make('form', {}, make('div', { class: 'f' }, emptyField(), emptyField()), make('button', { class: 'p' }, room(1))),
    make('section'),
  )

/**
 * The card before there are texts: the frame of the form; where none can be had, what the page put into the element, in the
 * page's own language, with a sign to try `again`, and for the owner of the site the `refusal` that came meanwhile.
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
