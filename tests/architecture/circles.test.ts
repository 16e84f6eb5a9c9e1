import { expect, test } from 'vitest'
import { imports, target } from './import-lines.ts'
import { sources } from './sources.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Every file that a file leads to, over any number of imports. */
const reached = (graph: Graph, from: string): Set<string> => {
  const seen = new Set<string>()
  const walk = (file: string): void => {
    for (const next of graph.get(file) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      walk(next)
    }
  }
  walk(from)
  return seen
}

/** The circles of a graph: files that lead back to themselves, those that lead to each other in one list. */
const circles = (graph: Graph): string[][] => {
  const reachedBy = new Map([...graph.keys()].map(file => [file, reached(graph, file)]))
  const inCircles = [...graph.keys()].filter(file => reachedBy.get(file)?.has(file)).sort()
  const circleOf = (file: string) =>
    inCircles.filter(other => reachedBy.get(file)?.has(other) && reachedBy.get(other)?.has(file))
  return inCircles.map(circleOf).filter(([first], index) => first === inCircles[index])
}

const files = new Set(sources.map(({ file }) => file))
const graph: Graph = new Map(
  [...Map.groupBy(imports, ({ file }) => file)].map(([file, list]) => [
    file,
    list.map(target).filter(to => files.has(to)),
  ]),
)

test('no files import each other in a circle, not even types', () => {
  expect(circles(graph)).toEqual([])
})

test('a circle is found, however long it is', () => {
  const planted = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
    ['e', ['e']],
  ])
  expect(circles(planted)).toEqual([['a', 'b', 'c'], ['e']])
})
