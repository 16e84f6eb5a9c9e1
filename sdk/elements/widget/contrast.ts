/** Red, green, blue and opacity, each 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** White and black, one of which is legible on any colour. */
const [white, black] = ['#fff', '#000'] as const

/**
 * Parses a colour as computed by browsers for `color-mix(in srgb, …)`: `rgb(…)` or `color(srgb …)`; undefined for any
 * other text.
 */
export const parseComputedColour = (text: string): Colour | undefined => {
  const [, kind, body = ''] = /^(rgba?|color)\((.*)\)$/.exec(text) ?? []
  const numbers = body.match(/-?[\d.]+(e-?\d+)?/g) ?? []
  if (numbers.length < 3) return undefined
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map(Number)
  const scale = kind === 'color' ? 1 : 255
  return [red / scale, green / scale, blue / scale, alpha]
}

/** Relative luminance (WCAG 2.2). */
const getLuminance = ([red, green, blue]: Colour): number => {
  const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const getContrast = (one: Colour, other: Colour): number => {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Selects white or black, whichever contrasts more with a colour: always at least 4.58 : 1. */
export const selectLegibleColour = (background: Colour): string =>
  getContrast([1, 1, 1, 1], background) >= getContrast([0, 0, 0, 1], background) ? white : black

/** Mixes a colour towards white or black, step by step, until it is seen on a ground: at least 3 : 1 (WCAG 2.2, 1.4.11). */
const strengthen = (colour: Colour, ground: Colour): string | undefined => {
  const end = selectLegibleColour(ground) === white ? 1 : 0
  const [red, green, blue] = colour
  const mixed = (share: number) => [red, green, blue].map(part => part + (end - part) * share)
  const step = Array.from({ length: 20 }, (_, at) => at / 20).find(
    share => getContrast([...mixed(share), 1] as unknown as Colour, ground) >= 3,
  )
  return step === 0 ? undefined : `rgb(${mixed(step ?? 1).map(part => Math.round(part * 255))})`
}

/** Computed colours of a card. */
export interface CardColours {
  accent: Colour
  surface: Colour
  text: Colour
  muted: Colour
  border: Colour
}

/**
 * Finds replacements for illegible colours: by the name of the colour, `on` for text on the accent, and `bar` for the
 * accent in drawings. The contrast on
 * a translucent background is unknown, so nothing is replaced on it.
 */
export const findColourReplacements = (
  colours: CardColours,
): Record<'on' | 'bar' | 'text' | 'muted' | 'border', string | undefined> => {
  const { accent, surface, text, muted, border } = colours
  const enough = (colour: Colour, ratio: number): string | undefined =>
    surface[3] < 1 || getContrast(colour, surface) >= ratio ? undefined : selectLegibleColour(surface)
  return {
    on: selectLegibleColour(accent),
    bar: surface[3] < 1 ? undefined : strengthen(accent, surface),
    text: enough(text, 4.5),
    muted: enough(muted, 4.5),
    border: enough(border, 3),
  }
}
