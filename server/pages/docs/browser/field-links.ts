import { buildElement } from './build-element.ts'

/** Adds an anchor link to each field, shown on hover and focus; the anchors work without this script too. */
export const addFieldLinks = (): void => {
  for (const row of document.querySelectorAll<HTMLElement>('.fields tr[id]')) {
    const head = row.querySelector('th')
    const label = `Link to ${head?.textContent ?? ''}`
    head?.append(buildElement('a', { class: 'field-link', href: `#${row.id}`, 'aria-label': label }))
  }
}
