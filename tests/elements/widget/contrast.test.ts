import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Colour,
  findColourReplacements,
  getContrast,
  parseComputedColour,
  selectLegibleColour,
} from '../../../sdk/elements/widget/contrast.ts'

const [white, black]: [Colour, Colour] = [
  [1, 1, 1, 1],
  [0, 0, 0, 1],
]

test.each([
  ['rgb(255, 255, 255)', [1, 1, 1, 1]],
  ['rgba(0, 51, 255, 0.5)', [0, 0.2, 1, 0.5]],
  ['color(srgb 0.25 0.5 1)', [0.25, 0.5, 1, 1]],
  ['color(srgb 1e-7 -0.1 1.2 / 0.4)', [1e-7, -0.1, 1.2, 0.4]],
  ['oklch(0.9 0.1 100)', undefined],
  ['', undefined],
])('%s is read as %s', (text, colour) => {
  expect(parseComputedColour(text)).toEqual(colour)
})

describe('contrast', () => {
  // By the formula of WCAG 2.2; #767676 on white is the grey that W3C names as the first that passes, 4.54 : 1.
  test.each([
    ['black on white', black, white, 21],
    ['white on white', white, white, 1],
    ['#767676 on white', [0x76 / 255, 0x76 / 255, 0x76 / 255, 1] as const, white, 4.54],
    ['#0b5cad on white', [0x0b / 255, 0x5c / 255, 0xad / 255, 1] as const, white, 6.67],
  ])('%s', (_what, one, other, ratio) => {
    expect(getContrast(one, other)).toBeCloseTo(ratio, 1)
    expect(getContrast(other, one)).toBe(getContrast(one, other))
  })

  test('white or black is at least 4.58 : 1 on any colour', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(part, part, part, (red, green, blue) => {
        const ground: Colour = [red, green, blue, 1]
        expect(getContrast(selectLegibleColour(ground) === '#fff' ? white : black, ground)).toBeGreaterThanOrEqual(4.58)
      }),
    )
  })
})

describe('what is replaced', () => {
  const grey = (part: number): Colour => [part, part, part, 1]
  const usual = { accent: black, surface: white, text: black, muted: grey(0.4), border: grey(0.5) }

  test('nothing of colours that can be read, but always the text on the accent', () => {
    expect(findColourReplacements(usual)).toEqual({
      ...{ on: '#fff', bar: undefined, text: undefined, muted: undefined, border: undefined },
    })
  })

  test('text and hints under 4.5 : 1, borders under 3 : 1', () => {
    expect(findColourReplacements({ ...usual, text: grey(0.6), muted: grey(0.4), border: grey(0.7) })).toEqual({
      on: '#fff',
      bar: undefined,
      text: '#000',
      muted: undefined,
      border: '#000',
    })
    expect(findColourReplacements({ ...usual, surface: grey(0.1), accent: white })).toMatchObject({
      on: '#000',
      text: '#fff',
    })
  })

  test('an accent that is hard to see, in drawings: mixed towards white or black to 3 : 1 at least, and no further than needed', () => {
    const burgundy: Colour = [0x7a / 255, 0x1f / 255, 0x4a / 255, 1]
    const dark = grey(0.1)
    const bar = parseComputedColour(findColourReplacements({ ...usual, surface: dark, accent: burgundy }).bar ?? '')
    expect(getContrast(burgundy, dark)).toBeLessThan(3)
    expect(getContrast(bar ?? black, dark)).toBeGreaterThanOrEqual(3)
    expect(getContrast(bar ?? black, dark)).toBeLessThan(3.6)
    const gold: Colour = [1, 215 / 255, 0, 1]
    const onWhite = parseComputedColour(findColourReplacements({ ...usual, accent: gold }).bar ?? '')
    expect(getContrast(onWhite ?? white, white)).toBeGreaterThanOrEqual(2.99)
  })

  test('nothing on a ground that lets the page through', () => {
    const ground: Colour = [1, 1, 1, 0]
    expect(findColourReplacements({ ...usual, surface: ground, text: white })).toMatchObject({ text: undefined })
  })
})
