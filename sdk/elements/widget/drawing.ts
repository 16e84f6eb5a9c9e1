import type { Estimate } from '../../src/derived/types.ts'
import { make, setAttribute, setButtonBusy, setChildren } from './dom.ts'
import type { State } from './failure.ts'
import { type CardForm, FirstForm } from './first-form.ts'
import { renderMessage } from './message.ts'
import { createCardBox } from './placeholder.ts'
import { formatAnnouncement } from './result.ts'
import type { Scene, Typed } from './scene.ts'
import type { ServiceError } from './service-error.ts'

/** Lists the parts that a visitor may open. */
const listFolds = ({ box }: Drawing): HTMLDetailsElement[] => [...box.querySelectorAll('details')]

/** Elements of a card whose texts are loaded: the first form, and room for the parts that follow. */
export class Drawing {
  readonly scene: Scene
  readonly box: HTMLElement
  readonly first: FirstForm
  /** Visible status. */
  readonly status: HTMLElement = make('div', { part: 'status', role: 'status', class: 's' })
  /** Text for screen readers. */
  readonly live: HTMLElement = make('p', { class: 'u', role: 'status' })
  /** Home of the estimate, which replaces the first form. */
  readonly home: HTMLElement = make('h2', { part: 'home' })
  readonly result: HTMLElement = make('section', { part: 'result', class: 'r', 'aria-labelledby': 'result' })
  readonly calculation: HTMLElement = make('div')
  /** Result, and contacts of the agency next to it. */
  readonly pair: HTMLElement = make('div', { class: 'two' }, this.result)
  /** Parts below: second form, calculation, next steps. */
  readonly more: HTMLElement = make('div', { class: 'to' })
  second: CardForm | undefined
  readonly #title: HTMLElement
  readonly #line: HTMLElement
  /** Whether the line of the home replaces the first form. */
  isFolded = false

  constructor(scene: Scene, theme: string, typed: Typed, submit: () => void) {
    const announce = (text: string): void => {
      this.live.textContent = text
    }
    this.scene = scene
    this.first = new FirstForm(scene, typed, { submit, announce })
    this.#title = make('h2', { part: 'title' }, scene.say('title'))
    const { first, status, live, home, pair, more } = this
    const change = { type: 'button', part: 'button change', click: () => this.change() } as const
    this.#line = make('div', { class: 'i' }, home, make('button', change, scene.say('change')))
    this.box = createCardBox(theme, scene.language, this.#line, this.#title, first.form, status, live, pair, more)
    this.fold(false)
  }

  /** Opens what a visitor opened in an earlier drawing. */
  resume(before: Drawing | undefined): void {
    if (!before) return
    const open = listFolds(before).map(fold => fold.open)
    for (const [index, fold] of listFolds(this).entries()) fold.open = open[index] ?? false
    this.fold(before.isFolded)
  }

  /** Shows the first form again and focuses it; a refused element has none to show. */
  change(): void {
    if (this.box.dataset.state === 'refused') return
    this.fold(false)
    this.first.focus()
  }

  /** Replaces the first form by the line of the home, or shows it again. */
  fold(isFolded: boolean): void {
    const { first, pair, more, result } = this
    this.isFolded = isFolded
    this.#line.hidden = !isFolded
    this.#title.hidden = isFolded
    first.form.hidden = isFolded
    for (const part of [pair, more]) part.hidden = !result.firstChild
  }

  /** Marks the result as outdated, or no longer. */
  markOld(isOld: boolean): void {
    this.result.classList.toggle('old', isOld)
  }

  /**
   * Moves the focus to an estimate whose form is folded away; others are announced, without a move.
   * @param isAsked whether it was requested by the first form.
   */
  announce(estimate: Estimate, isAsked: boolean): void {
    const { scene, live, result } = this
    if (isAsked) {
      result.querySelector<HTMLElement>('#result')?.focus({ preventScroll: true })
      this.#line.scrollIntoView({ block: 'nearest' })
    } else {
      live.textContent = formatAnnouncement(scene, estimate)
      result.scrollIntoView({ block: 'nearest' })
    }
  }

  /** Shows a state with its cause; `choose` takes a suggestion. */
  enter(state: State, error: ServiceError | undefined, choose: (commune: string) => void): void {
    const { scene, box, first, second, status, pair, more } = this
    setAttribute(box, 'data-state', state)
    for (const one of [first, second]) if (one) setButtonBusy(one.button, state === 'busy')
    setChildren(status, ...renderMessage(scene, state, error, choose))
    this.fold(this.isFolded)
    if (state !== 'refused') return
    for (const part of [this.#line, this.#title, first.form, pair, more]) part.hidden = true
    // Only the child that the page put into the element remains.
    box.append(make('slot'))
  }
}
