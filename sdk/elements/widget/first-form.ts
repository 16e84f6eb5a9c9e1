import type { Places } from '../../src/derived/types.ts'
import { Combobox } from './combobox.ts'
import { type Field, fieldOf, fill, make } from './dom.ts'
import { choice, faultsIn } from './fields.ts'
import { isPostcode, surfaceBounds, surfaceOf } from './home.ts'
import { nameIn, type PlaceOption } from './place-names.ts'
import type { Scene, Typed } from './scene.ts'

/** What a form does with its card. */
export interface FormEvents {
  submit(): void
  announce(text: string): void
}

/** A form on the card. */
export interface CardForm {
  form: HTMLFormElement
  button: HTMLButtonElement
}

/** A form with its button, which tells its card instead of leaving the page. */
export const formOf = (
  part: string | undefined,
  button: HTMLButtonElement,
  submit: () => void,
  ...children: Node[]
): CardForm => ({
  button,
  form: make(
    'form',
    {
      part,
      novalidate: true,
      submit: event => {
        event.preventDefault()
        submit()
      },
    },
    ...children,
    button,
  ),
})

/** The first form, shown to every visitor: municipality and living area. `typed` holds what was entered. */
export class FirstForm implements CardForm {
  readonly form: HTMLFormElement
  readonly button: HTMLButtonElement
  readonly #scene: Scene
  readonly #typed: Typed
  readonly #box: Combobox
  readonly #district: HTMLElement = make('div', { class: 'g', hidden: true })
  readonly #commune: Field
  readonly #surface: Field
  #check: (faults: [Field, string][]) => boolean

  constructor(scene: Scene, typed: Typed, events: FormEvents) {
    const { say, words } = scene
    this.#scene = scene
    this.#typed = typed
    this.#box = new Combobox(scene, typed.commune ?? '', {
      announce: events.announce,
      changed: (option, isSame) => this.#changed(option, isSame),
    })
    const { input, list } = this.#box
    this.#commune = fieldOf(input, {
      ...{ label: words.fields.commune, hint: say('communeHint'), isRequired: true, more: [list] },
    })
    const area = make('input', {
      ...{ part: 'input', id: 'surface', name: 'surface', inputmode: 'decimal', autocomplete: 'off', maxlength: 12 },
      value: typed.surface,
      input: () => {
        typed.surface = area.value
      },
    })
    this.#surface = fieldOf(area, { label: words.fields.surface, hint: say('surfaceHint'), isRequired: true })
    const fields = make('div', { class: 'f' }, this.#commune.box, this.#district, this.#surface.box)
    const { form, button } = formOf(
      'form',
      make('button', { part: 'button submit', class: 'p' }, say('submit')),
      events.submit,
      fields,
    )
    this.form = form
    this.button = button
    this.#check = faultsIn(scene, form, [this.#commune, this.#surface])
  }

  /** The list of places has been loaded. */
  offer(places: Places): void {
    this.#box.places = places
    this.#showDistrict()
  }

  /** A suggested municipality is filled in; the focus goes to what asks with it. */
  fill(commune: string): void {
    this.#box.input.value = commune
    this.#changed(undefined)
    this.button.focus()
  }

  focus(): void {
    this.#box.input.focus()
  }

  /** Shows what is missing or wrong; true where nothing is. */
  check(): boolean {
    const { say } = this.#scene
    // Enter submits without a blur event, so the typed place is resolved here.
    this.#box.leave()
    const { commune = '', surface = '' } = this.#typed
    const faults: [Field, string][] = []
    const place = commune.trim()
    if (place === '' || isPostcode(place)) faults.push([this.#commune, say('communeMissing')])
    if (surfaceOf(surface) === undefined) faults.push([this.#surface, say('surfaceWrong', surfaceBounds)])
    return this.#check(faults)
  }

  #changed(option: PlaceOption | undefined, isSame?: boolean): void {
    const { value } = this.#box.input
    const isOther = value !== this.#typed.commune
    this.#typed.commune = value
    if (option?.quartier !== undefined) this.#typed.quartier = option.quartier
    // A district that stands beside another name of the municipality, as in the attributes, is one of it.
    else if (isOther && !isSame) delete this.#typed.quartier
    // Fields that stay the same are not drawn anew: who leaves by Tab would lose the next one.
    if (isOther || option?.quartier !== undefined) this.#showDistrict()
  }

  /** The districts of a municipality whose estimate they change. */
  #showDistrict(): void {
    const { language, say, words } = this.#scene
    const found = this.#box.places?.communes.find(({ name }) => name === this.#typed.commune)
    this.#district.hidden = !found?.quartierRefines
    const names = (found?.quartiers ?? []).map(({ name, names: own }): [string, string] => [
      name,
      nameIn(own, language) ?? name,
    ])
    const select = choice('quartier', say('unknown'), names, this.#typed)
    fill(this.#district, ...(this.#district.hidden ? [] : [fieldOf(select, { label: words.fields.quartier }).box]))
  }
}
