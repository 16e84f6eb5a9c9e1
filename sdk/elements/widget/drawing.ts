import type { Estimate } from '../../src/derived/types.ts'
import type { ValoremError } from '../../src/errors.ts'
import { make, setAttribute, setButtonBusy, setChildren } from './dom.ts'
import type { State } from './failure.ts'
import { type CardForm, FirstForm } from './first-form.ts'
import { renderMessage } from './message.ts'
import { createCardBox } from './placeholder.ts'
import { formatAnnouncement } from './result.ts'
import type { Scene, Typed } from './scene.ts'

/** Elements of a card whose texts are loaded: the first form, and room for the parts that follow. */
export class Drawing {
  readonly scene: Scene
  readonly box: HTMLElement
  readonly first: FirstForm
  /** Visible status. */
  readonly status: HTMLElement = make('div', { part: 'status', role: 'status', class: 's' })
  /** Text for screen readers. */
  readonly live: HTMLElement = make('p', { class: 'u', role: 'status' })
  readonly result: HTMLElement = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
  /** Parts below the result: second form, contacts of the agency. */
  readonly after: HTMLElement = make('div')
  second: CardForm | undefined
  readonly #title: HTMLElement

  constructor(scene: Scene, theme: string, typed: Typed, submit: () => void) {
    const announce = (text: string): void => {
      this.live.textContent = text
    }
    this.scene = scene
    this.first = new FirstForm(scene, typed, { submit, announce })
    this.#title = make('h2', { part: 'title' }, scene.say('title'))
    const { first, status, live, result, after } = this
    this.box = createCardBox(theme, scene.language, this.#title, first.form, status, live, result, after)
  }

  /** Whether a visitor opened the details of the result. */
  get isOpen(): boolean {
    return this.result.querySelector('details')?.open ?? false
  }

  /** Marks the result as outdated, or no longer. */
  markOld(isOld: boolean): void {
    this.result.classList.toggle('old', isOld)
  }

  /** Moves the focus to the first estimate; later ones are announced, without a move. */
  announce(estimate: Estimate, isFirst: boolean): void {
    const { scene, live, result } = this
    if (isFirst) result.querySelector<HTMLElement>('#result')?.focus()
    else {
      live.textContent = formatAnnouncement(scene, estimate)
      result.scrollIntoView({ block: 'nearest' })
    }
  }

  /** Shows a state with its cause; `choose` takes a suggestion. */
  enter(state: State, error: ValoremError | undefined, choose: (commune: string) => void): void {
    const { scene, box, first, second, status, result, after } = this
    setAttribute(box, 'data-state', state)
    for (const one of [first, second]) if (one) setButtonBusy(one.button, state === 'busy')
    setChildren(status, ...renderMessage(scene, state, error, choose))
    for (const part of [this.#title, first.form, result, after]) part.hidden = state === 'refused'
    // Only the child that the page put into the element remains.
    if (state === 'refused') box.append(make('slot'))
  }
}
