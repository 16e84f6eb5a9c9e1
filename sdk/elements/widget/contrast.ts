/** Red, green, blue, each 0 to 1, and how opaque they are. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** White and black, of which one is legible on any colour. */
const [white, black] = ['#fff', '#000'] as const

/** A colour as browsers compute `color-mix(in srgb, …)`: `rgb(…)` or `color(srgb …)`; undefined for any other text. */
export const colourOf = (text: string): Colour | undefined => {
  const [, kind, body = ''] = /^(rgba?|color)\((.*)\)$/.exec(text) ?? []
  const numbers = body
    .replace(/^srgb /, '')
    .match(/-?[\d.]+(e-?\d+)?/g)
    ?.map(Number)
  if (kind === undefined || !numbers || numbers.length < 3) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  const scale = kind === 'color' ? 1 : 255
  return [red / scale, green / scale, blue / scale, alpha]
}

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number => {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** White or black, whichever is farther from a colour: always at least 4.58 : 1. */
export const legibleOn = (background: Colour): string =>
  contrast([1, 1, 1, 1], background) >= contrast([0, 0, 0, 1], background) ? white : black

/** The colours of a card as they are computed. */
export interface CardColours {
  accent: Colour
  surface: Colour
  text: Colour
  muted: Colour
  border: Colour
}

/**
 * What has to stand in for colours that cannot be read: by the name of the colour, and `on` for text on the accent. A ground
 * that lets the page through says nothing of its contrast, so nothing is replaced on it.
 */
export const replacements = (colours: CardColours): Record<'on' | 'text' | 'muted' | 'border', string | undefined> => {
  const { accent, surface, text, muted, border } = colours
  const enough = (colour: Colour, ratio: number): string | undefined =>
    surface[3] < 1 || contrast(colour, surface) >= ratio ? undefined : legibleOn(surface)
  return { on: legibleOn(accent), text: enough(text, 4.5), muted: enough(muted, 4.5), border: enough(border, 3) }
}
