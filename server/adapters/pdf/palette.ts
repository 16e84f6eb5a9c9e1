/** RGB colour, components from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Parses a colour `#RRGGBB`. */
export const parseColour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
]

const white: Colour = [1, 1, 1]
const text = parseColour('#1A1A1A')

/** Mixes a share of one colour into another. */
export const combineColours = (from: Colour, into: Colour, share: number): Colour => [
  from[0] + (into[0] - from[0]) * share,
  from[1] + (into[1] - from[1]) * share,
  from[2] + (into[2] - from[2]) * share,
]

const toLinearLight = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance (WCAG 2.2). */
const computeLuminance = ([red, green, blue]: Colour): number =>
  0.2126 * toLinearLight(red) + 0.7152 * toLinearLight(green) + 0.0722 * toLinearLight(blue)

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export const computeContrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Colours of a report. */
export interface Palette {
  /** Brand colour, used only for the bar at the top of the page. */
  brand: Colour
  /** Brand colour darkened until it is legible as text, on white and on the tint. */
  ink: Colour
  /** Background of boxes. */
  tint: Colour
  /** Ground of a white logo: the brand colour, or the colour of text where that is too light. */
  logoGround: Colour
  text: Colour
  grey: Colour
  hairline: Colour
  /** Rule under a bar that is nearly white; undefined where the bar is visible. */
  barRule: Colour | undefined
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3) and of graphics (1.4.11). */
const textContrast = 4.5
const shapeContrast = 3
/** Below this contrast to white a brand colour yields no tint. */
const paleContrast = 1.1
const tintShare = 0.08
const inkSteps = 20

/** Legible colours for any brand colour. */
export const createPalette = (hex: string): Palette => {
  const brand = parseColour(hex)
  const tint =
    computeContrast(brand, white) < paleContrast ? parseColour('#F2F2F2') : combineColours(white, brand, tintShare)
  const shades = Array.from({ length: inkSteps + 1 }, (_, step) => combineColours(brand, text, step / inkSteps))
  const isLegible = (shade: Colour): boolean =>
    computeContrast(shade, white) >= textContrast && computeContrast(shade, tint) >= textContrast
  return {
    brand,
    ink: shades.find(isLegible) ?? text,
    tint,
    logoGround: computeContrast(brand, white) < shapeContrast ? text : brand,
    text,
    grey: parseColour('#595959'),
    hairline: parseColour('#C8C8C8'),
    barRule: computeContrast(brand, white) < shapeContrast ? parseColour('#8A8A8A') : undefined,
  }
}
