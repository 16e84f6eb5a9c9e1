import { element } from './element.ts'

/** Puts a link to itself beside each field, shown where the pointer or the keys are; without it the places are there too. */
export const addFieldLinks = (): void => {
  for (const row of document.querySelectorAll<HTMLElement>('.fields tr[id]')) {
    const head = row.querySelector('th')
    const label = `Link to ${head?.textContent ?? ''}`
    head?.append(element('a', { class: 'field-link', href: `#${row.id}`, 'aria-label': label }))
  }
}
