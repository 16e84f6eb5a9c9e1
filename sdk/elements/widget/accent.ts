import { getContextGroup, getSharedValues, shareValues } from './context.ts'
import { applyTheme } from './theme.ts'

/** Returns the accent that an estimate shared with its group; empty without one. */
const getSharedAccent = (host: HTMLElement): string => getSharedValues(getContextGroup(host)).accent?.value ?? ''

/**
 * Reads the colours of the card in a shadow root again, and shares its accent, which the page or the brand of the key
 * sets, with the calculators of its group.
 */
export const applyEstimateTheme = (host: HTMLElement, root: ShadowRoot): void => {
  const card = root.querySelector<HTMLElement>('.c')
  if (!card) return
  applyTheme(card)
  const style = getComputedStyle(card)
  const accent = (style.getPropertyValue('--valorem-accent') || style.getPropertyValue('--_brand')).trim()
  if (accent !== getSharedAccent(host)) shareValues(host, 'valorem-estimate', { accent })
}

/** Gives a card the accent of the estimate in its group, which one that the page sets overrides. */
export const takeSharedAccent = (host: HTMLElement, card: HTMLElement): void => {
  const accent = getSharedAccent(host)
  if (accent) card.style.setProperty('--_brand', accent)
}
