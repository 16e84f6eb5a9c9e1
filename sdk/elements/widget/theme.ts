import { findColourReplacements, parseComputedColour } from './contrast.ts'
import { make } from './dom.ts'

const written = { on: '--_on', bar: '--_bar', text: '--_text', muted: '--_muted', border: '--_border' } as const

/**
 * Makes the colours of a card legible whatever a page sets: reads them as numbers, and sets replacements on the card.
 * Earlier replacements are removed first, so that a second reading finds the same.
 */
export const applyTheme = (card: HTMLElement): void => {
  for (const name of Object.values(written)) card.style.removeProperty(name)
  const probe = make('span', { hidden: true })
  card.append(probe)
  // A mix is computed in one notation, however the page writes its colours; older browsers know none.
  const [accent, surface, text, muted, border] = ['a', 's', 't', 'm', 'l'].map(name => {
    probe.style.color = `color-mix(in srgb,var(--${name}),var(--${name}))`
    return parseComputedColour(probe.style.color && getComputedStyle(probe).color)
  })
  if (accent && surface && text && muted && border)
    for (const [name, value] of Object.entries(findColourReplacements({ accent, surface, text, muted, border })))
      if (value !== undefined) card.style.setProperty(written[name as keyof typeof written], value)
  probe.remove()
}
