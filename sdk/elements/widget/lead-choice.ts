import { type Field, make } from './dom.ts'
import { type ContactField, isWay } from './lead-fields.ts'
import type { Scene, Typed } from './scene.ts'

/**
 * Creates the choice between e-mail and phone, of which the field of the chosen one is shown; the first one of the form
 * is chosen before. It is kept with the typed values.
 */
export const createWayChoice = (
  { say }: Scene,
  typed: Typed,
  fields: readonly (readonly [ContactField, Field])[],
): HTMLElement => {
  const ways = fields.filter(([name]) => isWay(name))
  const way = (): string => typed.way ?? ways[0]?.[0] ?? ''
  const show = (): void => {
    for (const [name, { box }] of ways) box.hidden = name !== way()
  }
  const option = (name: ContactField): HTMLElement =>
    make(
      'label',
      {},
      make('input', {
        ...{ type: 'radio', name: 'way', id: `lead-by-${name}`, value: name, checked: name === way() },
        change: () => {
          typed.way = name
          show()
        },
      }),
      make('span', {}, say(name)),
    )
  show()
  const options = make('div', { class: 'sg' }, ...ways.map(([name]) => option(name)))
  return make('fieldset', {}, make('legend', {}, say('way')), options)
}
