import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownNames } from '../../../sdk/elements/build/widget-script.ts'
import { collectWidgetLanguage } from '../../../sdk/elements/build/widget-texts.ts'
import { root } from '../../architecture/sources.ts'

/** Names of every property in some JSON. */
const listNames = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) => [...(Array.isArray(value) ? [] : [name]), ...listNames(part)])

/** Schemas of what the element sends and reads, with those that they name. */
const collectSchemas = (names: readonly string[]): unknown[] => {
  const { components, paths } = JSON.parse(readFileSync(join(root, 'contract/openapi/openapi.json'), 'utf8'))
  const taken = new Map<string, unknown>()
  const take = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (taken.has(name)) continue
      taken.set(name, components.schemas[name])
      take(components.schemas[name])
    }
  }
  const operations = names.map(path => paths[path])
  take(operations)
  return [...operations, ...taken.values()]
}

const schemas = collectSchemas(['/api/v1/estimation', '/api/v1/estimation/places', '/api/v1/leads'])

test('a name that the built element shortens is none of what the service, the texts or a visitor of a page know', () => {
  const known = new Set([
    ...schemas.flatMap(schema => [...JSON.stringify(schema).matchAll(/"(\w+)"/g)].map(([, name = '']) => name)),
    ...listNames(collectWidgetLanguage('en')),
  ])
  expect([...known]).toEqual(expect.arrayContaining(['commune', 'estimationCentrale', 'sendFailed', 'quartierRefines']))
  expect(ownNames.filter(name => known.has(name))).toEqual([])
})

test('a name that the built element shortens is declared by no part that pages use', () => {
  const parts = ['widget.ts', 'widget/element.ts', 'widget/react.ts', 'widget/context-values.ts']
  for (const part of parts) {
    const text = readFileSync(join(root, 'sdk/elements', part), 'utf8')
    const declared = [...text.matchAll(/^ {2}(?:get |set |readonly )?'?([\w-]+)'?\??(?:\(|:)/gm)].map(
      ([, name]) => name,
    )
    expect(
      ownNames.filter(name => declared.includes(name)),
      part,
    ).toEqual([])
  }
})
