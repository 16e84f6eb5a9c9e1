import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader } from '#server/pages/ask/event-stream'

const stream = [
  ': \n\n',
  'event: calculating\ndata: {"operation":"estimate"}\n\n',
  'event: writing\ndata: {}\n\n',
  ': \n\n',
  'event: done\r\ndata: {"text":"Für 80 m²"}\r\n\r\n',
].join('')

const events = [
  { name: 'calculating', data: { operation: 'estimate' } },
  { name: 'writing', data: {} },
  { name: 'done', data: { text: 'Für 80 m²' } },
]

test('events are read in their order, comments are passed over', () => {
  expect(createEventReader()(stream)).toEqual(events)
})

test('however the text is cut on its way, the events are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), places => {
      const cuts = [0, ...places.sort((one, other) => one - other), stream.length]
      const read = createEventReader()
      const parts = cuts.slice(1).map((end, index) => stream.slice(cuts[index], end))
      expect(parts.flatMap(read)).toEqual(events)
    }),
  )
})

test('an event that is cut off is none', () => {
  expect(createEventReader()('event: done\ndata: {"text":"a"')).toEqual([])
})
