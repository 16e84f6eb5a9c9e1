import { type Field, make } from './dom.ts'
import type { Scene, Typed } from './scene.ts'

/** Renders a list of faults, each a link to its field. */
const renderFormFaults = (title: string, faults: readonly (readonly [Field, string])[]): HTMLElement =>
  make(
    'div',
    { part: 'error-summary', class: 'e', tabindex: -1, role: 'group', 'aria-label': title },
    make('h3', {}, title),
    make(
      'ul',
      {},
      ...faults.map(([{ control }, text]) => {
        const link = make('a', { href: `#${control.id}` }, text)
        // A link to a fragment does not reach into a shadow root.
        link.addEventListener('click', event => {
          event.preventDefault()
          control.focus()
        })
        return make('li', {}, link)
      }),
    ),
  )

/**
 * Creates the display of a form's faults: a summary, which takes the focus, and a message at each field.
 * @returns a function that shows faults; true when there are none.
 */
export const createFaultDisplay = (
  { say }: Scene,
  form: HTMLElement,
  fields: readonly Field[],
  focused?: 'field',
): ((faults: readonly [Field, string][]) => boolean) => {
  let summary: HTMLElement | undefined
  return faults => {
    for (const field of fields) field.mark(faults.find(([wrong]) => wrong === field)?.[1])
    summary?.remove()
    const [first] = faults
    if (!first) return true
    summary = renderFormFaults(say('errors'), faults)
    form.prepend(summary)
    if (focused) first[0].control.focus()
    else summary.focus()
    return false
  }
}

/** Creates a select; its first option means "unknown". */
export const createChoice = (
  id: string,
  first: string,
  choices: readonly (readonly [value: string, text: string])[],
  typed: Typed,
): HTMLSelectElement => {
  const select = make(
    'select',
    {
      ...{ part: 'select', id, name: id },
      change: () => {
        typed[id] = select.value
      },
    },
    ...[['', first] as const, ...choices].map(([value, text]) =>
      // A value outside the choices, such as a district in an attribute, selects the first.
      make('option', { value, selected: value === typed[id] }, text),
    ),
  )
  return select
}
