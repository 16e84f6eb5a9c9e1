import type { Places } from '../../src/derived/types.ts'
import { make, setAttribute, setChildren } from './dom.ts'
import { findExactOption, findPlaceOptions, type PlaceOption } from './place-names.ts'
import type { Scene } from './scene.ts'

/** Events of the field. */
interface Events {
  /** An option was taken (`isSame`: the text named it already), or another text was typed, which matches none yet. */
  changed(option: PlaceOption | undefined, isSame?: boolean): void
  /** Announces the number of options to screen readers. */
  announce(text: string): void
}

/**
 * Field of the municipality: an editable combobox with a list (ARIA Authoring Practices). Arrows move, Enter selects,
 * Escape closes and then empties, Tab leaves. Until the places are loaded it is a plain text field.
 */
export class Combobox {
  readonly input: HTMLInputElement
  readonly list: HTMLUListElement
  places: Places | undefined
  readonly #scene: Scene
  readonly #events: Events
  #options: PlaceOption[] = []
  #active = -1

  constructor(scene: Scene, value: string, events: Events) {
    this.#scene = scene
    this.#events = events
    const input = make('input', {
      ...{ part: 'input', id: 'commune', name: 'commune', role: 'combobox', type: 'text', value },
      ...{ autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', maxlength: 100 },
      ...{ 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': 'places' },
      keydown: event => this.#press(event as KeyboardEvent),
      input: () => {
        events.changed(undefined)
        if (input.value.trim() === '') this.#close()
        else this.#open()
      },
      click: () => {
        if (!this.#isOpen && input.value.trim() === '') this.#open()
      },
      blur: () => this.leave(),
    })
    this.input = input
    const label = scene.words.fields.commune
    this.list = make('ul', { part: 'list', id: 'places', role: 'listbox', 'aria-label': label, hidden: true })
  }

  get #isOpen(): boolean {
    return !this.list.hidden
  }

  #show(isShown: boolean): void {
    this.#active = -1
    this.list.hidden = !isShown
    setAttribute(this.input, 'aria-expanded', `${isShown}`)
    setAttribute(this.input, 'aria-activedescendant', undefined)
  }

  #close(): void {
    this.#show(false)
  }

  #open(): void {
    if (!this.places) return
    const { say, language } = this.#scene
    this.#options = findPlaceOptions(this.places, this.input.value, language)
    const { length } = this.#options
    setChildren(
      this.list,
      ...this.#options.map((option, index) =>
        make(
          'li',
          {
            ...{ part: 'option', role: 'option', id: `place-${index}`, 'aria-selected': 'false' },
            // Keeps the focus in the field while a pointer selects an option.
            mousedown: event => event.preventDefault(),
            click: () => this.#take(option),
          },
          option.text,
        ),
      ),
    )
    this.#show(length > 0)
    this.#events.announce(length > 0 ? say('options', { n: length }) : say('optionsNone'))
  }

  #take(option: PlaceOption, isSame?: boolean): void {
    this.input.value = option.commune
    this.#close()
    this.#events.changed(option, isSame)
  }

  #step(by: 1 | -1): void {
    if (!this.#isOpen) this.#open()
    const { length } = this.#options
    if (!this.#isOpen) return
    // Up without an active option selects the last one.
    this.#active = (Math.max(this.#active, by < 0 ? 0 : -1) + by + length) % length
    for (const [at, item] of [...this.list.children].entries()) {
      const isActive = at === this.#active
      setAttribute(item, 'aria-selected', `${isActive}`)
      if (!isActive) continue
      setAttribute(this.input, 'aria-activedescendant', item.id)
      item.scrollIntoView({ block: 'nearest' })
    }
  }

  #press(event: KeyboardEvent): void {
    const { key, altKey } = event
    const option = this.#options[this.#active]
    if (key === 'ArrowDown') altKey ? this.#open() : this.#step(1)
    else if (key === 'ArrowUp') altKey ? this.#close() : this.#step(-1)
    else if (key === 'Enter' && this.#isOpen && option) this.#take(option)
    else if (key === 'Escape' && this.#isOpen) this.#close()
    else if (key === 'Escape') {
      this.input.value = ''
      this.#events.changed(undefined)
    } else return
    event.preventDefault()
  }

  /** Closes the list, and takes the place that the text names exactly. */
  leave(): void {
    this.#close()
    const option = this.places && findExactOption(this.places, this.input.value, this.#scene.language)
    if (option) this.#take(option, true)
  }
}
