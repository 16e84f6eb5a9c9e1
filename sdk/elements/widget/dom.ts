/** Attribute or listener of an element: a text, its presence, a function; undefined and false are omitted. */
type ElementValue = string | number | boolean | undefined | ((event: Event) => void)

/** Creates an element with attributes, listeners and children; strings become text nodes, and are never parsed. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Readonly<Record<string, ElementValue>> = {},
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

/** Replaces the children of an element; older than `replaceChildren`, and so supported by every browser. */
export const setChildren = (parent: Element | ShadowRoot, ...children: readonly (Node | string)[]): void => {
  parent.textContent = ''
  parent.append(...children)
}

/**
 * Shows the child that the page put into the element after an unrecoverable fault, such as a missing browser API,
 * instead of a blank. Uses only the oldest calls, which must not fail as well.
 */
export const showChild = (root: ShadowRoot, cause: unknown): void => {
  console.warn(cause)
  root.textContent = ''
  root.appendChild(document.createElement('slot'))
}

/** Keys that a page may wait for also while a visitor types: they close a dialog, or lead on. */
const keysOfPage = ['Escape', 'Tab']

/**
 * Keeps typed keys from the page: to its shortcuts an event of a shadow root comes from the element, which is no field, so
 * that they would act and swallow the letters. Keys with a modifier still reach the page.
 */
export const keepTypedKeys = (root: ShadowRoot): void => {
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.addEventListener(type, event => {
      const { key, ctrlKey, metaKey, altKey, target } = event as KeyboardEvent
      const isShortcut = (ctrlKey || metaKey || altKey) && !(event as KeyboardEvent).getModifierState('AltGraph')
      if (!isShortcut && !keysOfPage.includes(key) && (target as Element).matches('input,select,textarea'))
        event.stopPropagation()
    })
}

/** Sets an attribute, or removes it when there is no value. */
export const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** Selector of the counterpart of an element after a redraw. */
const getSelector = ({ id, part }: Element): string => (id ? `#${id}` : `[part="${part}"]`)

/**
 * Restores the focus and the selection after a redraw, on the element that replaced the focused one, so that a visitor
 * can go on typing.
 */
export const restoreFocus = (root: ShadowRoot, before: Element | null): void => {
  const now = before && root.querySelector<HTMLElement>(getSelector(before))
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
  /** Shows its fault, or removes it. */
  mark(fault: string | undefined): void
}

export interface FieldOptions {
  label: string
  /** Text after the label, such as "(optional)". */
  note?: string | undefined
  hint?: string | undefined
  isRequired?: boolean
  /** Elements that belong to the control, as a list. */
  more?: readonly Node[]
}

/** Creates a field: a control with an id between its label and its hint; screen readers read its fault with it. */
export const createField = (control: Control, { label, note, hint, isRequired, more = [] }: FieldOptions): Field => {
  const { id } = control
  const fault = make('span', { id: `${id}-fault`, class: 'x' })
  const describe = (isWrong: boolean): void =>
    setAttribute(
      control,
      'aria-describedby',
      [hint && `${id}-hint`, isWrong && fault.id].filter(Boolean).join(' ') || undefined,
    )
  describe(false)
  if (isRequired) control.setAttribute('aria-required', 'true')
  const box = make(
    'div',
    { part: 'field', class: 'b' },
    make('label', { part: 'label', for: id }, label, note && make('small', {}, ` ${note}`)),
    make('div', { class: 'a' }, control, ...more),
    fault,
    hint && make('small', { id: `${id}-hint` }, hint),
  )
  return {
    box,
    control,
    mark: text => {
      setAttribute(control, 'aria-invalid', text && 'true')
      describe(text !== undefined)
      fault.textContent = text ?? ''
    },
  }
}

/** Marks a button as busy; a busy one keeps its focus. */
export const setButtonBusy = (button: HTMLElement, isBusy: boolean): void =>
  setAttribute(button, 'aria-disabled', isBusy ? 'true' : undefined)
