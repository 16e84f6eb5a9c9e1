import type { Estimate } from '../../src/derived/types.ts'
import type { ValoremError } from '../../src/errors.ts'
import { fill, make, set, setBusy } from './dom.ts'
import type { State } from './failure.ts'
import { type CardForm, FirstForm } from './first-form.ts'
import { messageOf } from './message.ts'
import { boxOf } from './placeholder.ts'
import { saidResult } from './result.ts'
import type { Scene, Typed } from './scene.ts'

/** What stands on a card whose texts are there: the first form, and room for what comes after it. */
export class Drawing {
  readonly scene: Scene
  readonly box: HTMLElement
  readonly first: FirstForm
  /** What a visitor sees of the state. */
  readonly status: HTMLElement = make('div', { part: 'status', role: 'status', class: 's' })
  /** The text for screen readers. */
  readonly live: HTMLElement = make('p', { class: 'u', role: 'status' })
  readonly result: HTMLElement = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
  /** What follows the result: second form, ways to the agency. */
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
    this.box = boxOf(theme, scene.language, this.#title, first.form, status, live, result, after)
  }

  /** Whether a visitor opened the details of the result. */
  get isOpen(): boolean {
    return this.result.querySelector('details')?.open ?? false
  }

  /** Says that the result is of other details than those of the form, or no longer. */
  markOld(isOld: boolean): void {
    this.result.classList.toggle('old', isOld)
  }

  /** Leads a visitor to the first estimate; one who has seen one already hears the new one, and stays where they are. */
  announce(estimate: Estimate, isFirst: boolean): void {
    const { scene, live, result } = this
    if (isFirst) result.querySelector<HTMLElement>('#result')?.focus()
    else {
      live.textContent = saidResult(scene, estimate)
      result.scrollIntoView({ block: 'nearest' })
    }
  }

  /** Shows a state with what led to it; `choose` takes a suggestion. */
  enter(state: State, error: ValoremError | undefined, choose: (commune: string) => void): void {
    const { scene, box, first, second, status, result, after } = this
    set(box, 'data-state', state)
    for (const one of [first, second]) if (one) setBusy(one.button, state === 'busy')
    fill(status, ...messageOf(scene, state, error, choose))
    for (const part of [this.#title, first.form, result, after]) part.hidden = state === 'refused'
    // The child that the page put into the element is what remains.
    if (state === 'refused') box.append(make('slot'))
  }
}
