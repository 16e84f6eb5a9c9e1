import { type Field, make } from './dom.ts'
import type { Scene, Typed } from './scene.ts'

/** A list of what is wrong, each a link to its field. */
const summaryOf = (title: string, faults: readonly (readonly [Field, string])[]): HTMLElement =>
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
 * Makes what shows the faults of a form: a summary, which takes the focus, and a sentence beside each field.
 * @returns a function that shows some faults, and is true where there are none.
 */
export const faultsIn = (
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
    summary = summaryOf(say('errors'), faults)
    form.prepend(summary)
    if (focused) first[0].control.focus()
    else summary.focus()
    return false
  }
}

/** A choice among texts; the first one stands for "unknown". */
export const choice = (
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
      // What is none of the choices, as a district of an attribute, leaves the first.
      make('option', { value, selected: value === typed[id] }, text),
    ),
  )
  return select
}
