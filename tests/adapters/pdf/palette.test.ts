import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Colour, computeContrast, createPalette, parseColour } from '#server/adapters/pdf/palette'

const white: Colour = [1, 1, 1]

describe('contrast', () => {
  // Black and white are 21 to 1, and #767676 is the lightest grey that text may have on white (WCAG 2.2, G18).
  test.each([
    ['#000000', 21],
    ['#FFFFFF', 1],
    ['#767676', 4.54],
  ])('of %s with white is %d', (hex, ratio) => {
    expect(computeContrast(parseColour(hex), white)).toBeCloseTo(ratio, 2)
  })
})

describe('the ink', () => {
  test.each(['#FFFFFF', '#FFFF00', '#000000', '#777777', '#ff00ff', '#F2F2F2'])('of %s is legible', hex => {
    const { ink, tint } = createPalette(hex)
    expect(computeContrast(ink, white)).toBeGreaterThanOrEqual(4.5)
    expect(computeContrast(ink, tint)).toBeGreaterThanOrEqual(4.5)
  })

  test('of any colour is legible on white and on its tint', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), number => {
        const { ink, tint, grey } = createPalette(`#${number.toString(16).padStart(6, '0')}`)
        for (const ground of [white, tint]) {
          expect(computeContrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
          expect(computeContrast(grey, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('of a dark brand is the brand', () => {
    expect(createPalette('#0B5D4E').ink).toEqual(parseColour('#0B5D4E'))
  })
})

describe('the bar', () => {
  test.each([
    ['#FFFFFF', true],
    ['#FFFF00', true],
    ['#1F3A5F', false],
  ])('of %s has a rule where white paper would swallow it', (hex, hasRule) => {
    expect(createPalette(hex).barRule !== undefined).toBe(hasRule)
  })
})
