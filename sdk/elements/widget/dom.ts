/** What an element may be given: a text, its presence, a listener; what is undefined or false is left out. */
type Given = string | number | boolean | undefined | ((event: Event) => void)

/** Makes an element with attributes, listeners and children; texts stay texts, nothing is parsed. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Readonly<Record<string, Given>> = {},
  ...children: readonly (Node | string | undefined | false)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : `${value}`)
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

/** Puts children in place of those that are there; older than `replaceChildren`, and so known to every browser. */
export const fill = (parent: Element | ShadowRoot, ...children: readonly (Node | string)[]): void => {
  parent.textContent = ''
  parent.append(...children)
}

/**
 * Shows what the page put into an element, after a fault that ours could not mend, as in a browser that lacks what is called:
 * nobody sees a blank. By the oldest calls alone, since these must not fail as well.
 */
export const showChild = (root: ShadowRoot, cause: unknown): void => {
  console.warn(cause)
  root.textContent = ''
  root.appendChild(document.createElement('slot'))
}

/** Sets an attribute, or takes it away where there is no value. */
export const set = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** What an element is found by among those that stand in its place after a redraw. */
const placeOf = ({ id, part }: Element): string => (id ? `#${id}` : `[part="${part}"]`)

/**
 * Restores the focus and the selection after a redraw, on the element that replaced the focused one: a visitor who was
 * typing can go on.
 */
export const refocus = (root: ShadowRoot, before: Element | null): void => {
  const now = before && root.querySelector<HTMLElement>(placeOf(before))
  if (!now) return
  now.focus({ preventScroll: true })
  // Fields of type e-mail have no selection.
  if (!(before instanceof HTMLInputElement && now instanceof HTMLInputElement) || before.selectionStart === null) return
  now.setSelectionRange(before.selectionStart, before.selectionEnd)
}

/** A control that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A control with its label, hint and fault. */
export interface Field {
  box: HTMLElement
  control: Control
  /** Shows what is wrong with it, or that nothing is. */
  mark(fault: string | undefined): void
}

/** How a field is drawn. */
export interface FieldOptions {
  label: string
  /** Beside the label, as "(optional)". */
  note?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  /** Elements that belong to the control, as a list. */
  more?: readonly Node[]
}

/** Draws a control, which carries an id, below its label and hint; faults are read with it. */
export const fieldOf = (control: Control, { label, note, hint, isRequired, more = [] }: FieldOptions): Field => {
  const { id } = control
  const fault = make('span', { id: `${id}-fault`, class: 'x' })
  const describe = (isWrong: boolean): void =>
    set(control, 'aria-describedby', [hint && `${id}-hint`, isWrong && fault.id].filter(Boolean).join(' ') || undefined)
  describe(false)
  if (isRequired) control.setAttribute('aria-required', 'true')
  const box = make(
    'div',
    { part: 'field', class: 'b' },
    make('label', { part: 'label', for: id }, label, note && make('small', {}, ` ${note}`)),
    hint && make('small', { id: `${id}-hint` }, hint),
    fault,
    make('div', { class: 'a' }, control, ...more),
  )
  return {
    box,
    control,
    mark: text => {
      set(control, 'aria-invalid', text && 'true')
      describe(text !== undefined)
      fault.textContent = text ?? ''
    },
  }
}

/** Whether anything of a button's work may begin; a busy one keeps its focus. */
export const setBusy = (button: HTMLElement, isBusy: boolean): void =>
  set(button, 'aria-disabled', isBusy ? 'true' : undefined)
