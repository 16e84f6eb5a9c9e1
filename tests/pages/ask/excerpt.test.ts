import { expect, test } from 'vitest'
import { cutExcerpt } from '#server/pages/ask/excerpt'

const around = (text: string, figure: string) => {
  const start = text.indexOf(figure)
  return cutExcerpt(text, { start, end: start + figure.length })
}

test('a figure is shown with half a line of its text', () => {
  expect(around('Le loyer est de 1 950 € par an.', '1 950 €')).toEqual({
    before: 'Le loyer est de ',
    figure: '1 950 €',
    after: ' par an.',
  })
})

test('a long line is cut between words, and other lines are left out', () => {
  const text =
    'Erste Zeile.\nNach allem, was Sie uns geschickt haben, zahlen Sie 420 € im Jahr für eine Versicherung des Hauses.\nEnde'
  expect(around(text, '420 €')).toEqual({
    before: '… geschickt haben, zahlen Sie ',
    figure: '420 €',
    after: ' im Jahr für eine Versicherung …',
  })
})

test('a text without blanks is cut within a bound', () => {
  const text = `${'x'.repeat(500)}7${'y'.repeat(500)}`
  const { before, after } = around(text, '7')
  expect(before.length).toBeLessThan(40)
  expect(after.length).toBeLessThan(40)
})
