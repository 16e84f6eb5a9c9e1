/** A colour as red, green and blue from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A colour of `#RRGGBB`. */
export const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
]

const white: Colour = [1, 1, 1]
const text = colourOf('#1A1A1A')

/** A part of one colour in another. */
export const mixed = (from: Colour, into: Colour, share: number): Colour => [
  from[0] + (into[0] - from[0]) * share,
  from[1] + (into[1] - from[1]) * share,
  from[2] + (into[2] - from[2]) * share,
]

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Relative luminance (WCAG 2.2). */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of a report. */
export interface Palette {
  /** The brand itself: the bar on top of the page, and nothing else. */
  brand: Colour
  /** The brand as dark as text wants it, on white and on the tint. */
  ink: Colour
  /** Background of boxes. */
  tint: Colour
  text: Colour
  grey: Colour
  hairline: Colour
  /** Rule under a bar that white paper would swallow; undefined where it is seen. */
  barRule: Colour | undefined
}

/** Least contrast of text (WCAG 2.2, 1.4.3) and of what is no text (1.4.11). */
const textContrast = 4.5
const shapeContrast = 3
/** A brand that is nearly white gives no tint. */
const paleContrast = 1.1
const tintShare = 0.08
const inkSteps = 20

/** The colours that follow from a brand colour: any is legible. */
export const palette = (hex: string): Palette => {
  const brand = colourOf(hex)
  const tint = contrast(brand, white) < paleContrast ? colourOf('#F2F2F2') : mixed(white, brand, tintShare)
  const shades = Array.from({ length: inkSteps + 1 }, (_, step) => mixed(brand, text, step / inkSteps))
  const isLegible = (shade: Colour): boolean =>
    contrast(shade, white) >= textContrast && contrast(shade, tint) >= textContrast
  return {
    brand,
    ink: shades.find(isLegible) ?? text,
    tint,
    text,
    grey: colourOf('#595959'),
    hairline: colourOf('#C8C8C8'),
    barRule: contrast(brand, white) < shapeContrast ? colourOf('#8A8A8A') : undefined,
  }
}
