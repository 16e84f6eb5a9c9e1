import { expect, test } from 'vitest'
import { createWrap } from '#server/adapters/pdf/wrap'

/** Widths of a font whose letters are all as wide as it is high, bold ones half as wide again, and what was measured. */
const counted = () => {
  const measured: string[] = []
  const width = (text: string, weight: number, size: number): number => {
    measured.push(text)
    return text.length * size * (weight > 400 ? 1.5 : 1)
  }
  return { measured, wrap: createWrap(width) }
}

test('a text is wrapped once for each size, weight and width', () => {
  const { measured, wrap } = counted()
  const style = { size: 1, weight: 400 } as const
  // Four letters, a space and three more: eight wide.
  expect(wrap('five two', style, 8)).toEqual(['five two '])
  expect(wrap('five two', style, 7)).toEqual(['five ', 'two '])
  expect(wrap('five two', { ...style, size: 2 }, 8)).toEqual(['five ', 'two '])
  expect(wrap('five two', { ...style, weight: 600 }, 8)).toEqual(['five ', 'two '])
  const before = measured.length
  expect(wrap('five two', style, 8)).toEqual(['five two '])
  expect(wrap('five two', style, 7)).toEqual(['five ', 'two '])
  expect(measured).toHaveLength(before)
})

test('a word that is wider than its line is broken after a sign, and amid its letters only where it has none', () => {
  const { wrap } = counted()
  const style = { size: 1, weight: 400 } as const
  expect(wrap('anne@schmit-hoffmann.example', style, 16)).toEqual(['anne@schmit-', 'hoffmann.example '])
  expect(wrap('hoffmannhoffmannhoffmann', style, 10)).toEqual(['hoffmannho', 'ffmannhoff', 'mann '])
  // A sign near the start would leave most of the line empty.
  expect(wrap('a-hoffmannhoffmann', style, 10)).toEqual(['a-hoffmann', 'hoffmann '])
  for (const most of [1, 2, 3, 7]) expect(wrap('a.b@c-d_e/f.g', style, most).join('')).toBe('a.b@c-d_e/f.g ')
})
