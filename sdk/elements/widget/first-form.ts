import type { Places } from '../../src/derived/types.ts'
import { Combobox } from './combobox.ts'
import { createField, type Field, make, setChildren } from './dom.ts'
import { createChoice, createFaultDisplay } from './fields.ts'
import { isPostcode, parseSurface, surfaceBounds } from './home.ts'
import { getPlaceName, type PlaceOption } from './place-names.ts'
import type { Scene, Typed } from './scene.ts'

/** Events of a form for its card. */
export interface FormEvents {
  submit(): void
  announce(text: string): void
}

export interface CardForm {
  form: HTMLFormElement
  button: HTMLButtonElement
}

/** Creates a form with its button, which notifies its card instead of leaving the page. */
export const createCardForm = (
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

/** First form, shown to every visitor: municipality and living area. `typed` holds the entries. */
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
    this.#commune = createField(input, {
      ...{ label: words.fields.commune, hint: say('communeHint'), isRequired: true, more: [list] },
    })
    const area = make('input', {
      ...{ part: 'input', id: 'surface', name: 'surface', inputmode: 'decimal', autocomplete: 'off', maxlength: 12 },
      value: typed.surface,
      input: () => {
        typed.surface = area.value
      },
    })
    this.#surface = createField(area, { label: words.fields.surface, hint: say('surfaceHint'), isRequired: true })
    const fields = make('div', { class: 'f' }, this.#commune.box, this.#district, this.#surface.box)
    const { form, button } = createCardForm(
      'form',
      make('button', { part: 'button submit', class: 'p' }, say('submit')),
      events.submit,
      fields,
    )
    this.form = form
    this.button = button
    this.#check = createFaultDisplay(scene, form, [this.#commune, this.#surface])
  }

  /** Takes the loaded list of places. */
  offer(places: Places): void {
    this.#box.places = places
    this.#showDistrict()
  }

  /** Fills in a suggested municipality, and focuses the submit button. */
  fill(commune: string): void {
    this.#box.input.value = commune
    this.#changed(undefined)
    this.button.focus()
  }

  focus(): void {
    this.#box.input.focus()
  }

  /** Shows missing and invalid answers; true when there are none. */
  check(): boolean {
    const { say } = this.#scene
    // Enter submits without a blur event, so the typed place is resolved here.
    this.#box.leave()
    const { commune = '', surface = '' } = this.#typed
    const faults: [Field, string][] = []
    const place = commune.trim()
    if (place === '' || isPostcode(place)) faults.push([this.#commune, say('communeMissing')])
    if (parseSurface(surface) === undefined) faults.push([this.#surface, say('surfaceWrong', surfaceBounds)])
    return this.#check(faults)
  }

  #changed(option: PlaceOption | undefined, isSame?: boolean): void {
    const { value } = this.#box.input
    const isOther = value !== this.#typed.commune
    this.#typed.commune = value
    if (option?.quartier !== undefined) this.#typed.quartier = option.quartier
    // A district given with another name of the municipality, as in the attributes, belongs to it.
    else if (isOther && !isSame) delete this.#typed.quartier
    // Unchanged fields are not redrawn: leaving by Tab would lose the next one.
    if (isOther || option?.quartier !== undefined) this.#showDistrict()
  }

  /** Shows the districts of a municipality whose estimate they change. */
  #showDistrict(): void {
    const { language, say, words } = this.#scene
    const found = this.#box.places?.communes.find(({ name }) => name === this.#typed.commune)
    this.#district.hidden = !found?.quartierRefines
    const names = (found?.quartiers ?? []).map(({ name, names: own }): [string, string] => [
      name,
      getPlaceName(own, language) ?? name,
    ])
    const select = createChoice('quartier', say('unknown'), names, this.#typed)
    setChildren(
      this.#district,
      ...(this.#district.hidden ? [] : [createField(select, { label: words.fields.quartier }).box]),
    )
  }
}
