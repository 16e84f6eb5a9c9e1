import { findColourReplacements, parseComputedColour } from './contrast.ts'
import { make } from './dom.ts'

/** CSS property of the probe that computes each colour, all in one notation. */
const shown = {
  accent: ['color', '--a'],
  surface: ['background-color', '--s'],
  text: ['border-top-color', '--t'],
  muted: ['border-bottom-color', '--m'],
  border: ['border-left-color', '--l'],
} as const

const written = { on: '--_on', bar: '--_bar', text: '--_text', muted: '--_muted', border: '--_border' } as const

/**
 * Makes the colours of a card legible whatever a page sets: reads them as numbers, and sets replacements on the card.
 * Earlier replacements are removed first, so that a second reading finds the same.
 */
export const applyTheme = (card: HTMLElement): void => {
  for (const name of Object.values(written)) card.style.removeProperty(name)
  const probe = make('span', { hidden: true })
  for (const [property, name] of Object.values(shown))
    probe.style.setProperty(property, `color-mix(in srgb,var(${name}),var(${name}))`)
  card.append(probe)
  const style = getComputedStyle(probe)
  const read = (property: string) => parseComputedColour(style.getPropertyValue(property))
  const [accent, surface, text, muted, border] = Object.values(shown).map(([property]) => read(property))
  if (accent && surface && text && muted && border)
    for (const [name, value] of Object.entries(findColourReplacements({ accent, surface, text, muted, border })))
      if (value !== undefined) card.style.setProperty(written[name as keyof typeof written], value)
  probe.remove()
}
