import { createField, type Field, make } from '../widget/dom.ts'
import { createFaultDisplay } from '../widget/fields.ts'
import { type CardForm, createCardForm } from '../widget/first-form.ts'
import type { FormAnswers } from './answers.ts'
import type { Calculator } from './calculator.ts'
import { findAnswerFault, formatLabel, type Question } from './question.ts'
import { type Key, type Scene, toEstimateScene } from './scene.ts'

/** Text about the origin of a prefilled field. */
const origins: Readonly<Record<string, Key>> = {
  'valorem-estimate': 'fromEstimate',
  'valorem-costs': 'fromCosts',
  'valorem-mortgage': 'fromMortgage',
}

export class CalculatorForm implements CardForm {
  readonly form: HTMLFormElement
  readonly button: HTMLButtonElement
  readonly #scene: Scene
  readonly #given: FormAnswers
  readonly #calculator: Pick<Calculator<never, never>, 'questions' | 'faults'>
  readonly #fields = new Map<string, Field>()
  readonly #show: (faults: [Field, string][]) => boolean

  constructor(
    scene: Scene,
    given: FormAnswers,
    calculator: Pick<Calculator<never, never>, 'questions' | 'faults' | 'submit'>,
    acts: { submit(): void; changed(): void },
  ) {
    this.#scene = scene
    this.#given = given
    this.#calculator = calculator
    for (const question of calculator.questions) this.#fields.set(question.name, this.#field(question, acts.changed))
    const fields = [...this.#fields.values()]
    const button = make('button', { part: 'button submit', class: 'p' }, scene.say(calculator.submit))
    const grid = make('div', { class: 'f' }, ...fields.map(({ box }) => box))
    const { form } = createCardForm('form', button, acts.submit, grid)
    this.form = form
    this.button = button
    this.#show = createFaultDisplay(toEstimateScene(scene), this.form, fields)
    this.#askAsNeeded()
  }

  focus(): void {
    const [first] = this.#given.asked
    this.#fields.get(first?.name ?? '')?.control.focus()
  }

  /** Shows missing and invalid answers; true when there are none. */
  check(): boolean {
    const { asked } = this.#given
    const faults = asked.flatMap(question => {
      const fault = findAnswerFault(question, this.#given.text(question.name))
      return fault ? [[question.name, fault] as const] : []
    })
    const between = faults.length === 0 ? (this.#calculator.faults?.(this.#given) ?? []) : []
    return this.#mark([...faults, ...between].map(([name, fault]) => [name, fault(this.#scene)]))
  }

  /** Marks fields that the service rejected, by the paths of its answer; true when no field matches. */
  refuse(paths: readonly string[]): boolean {
    const names = this.#given.asked.map(({ name }) => name)
    const wrong = names.filter(name => paths.some(path => path.split(/[.[]/)[0] === name))
    return this.#mark(wrong.map(name => [name, this.#scene.say('notAccepted')]))
  }

  #mark(faults: [name: string, text: string][]): boolean {
    return this.#show(
      faults.flatMap(([name, text]): [Field, string][] => {
        const field = this.#fields.get(name)
        return field ? [[field, text]] : []
      }),
    )
  }

  #field(question: Question, changed: () => void): Field {
    const scene = this.#scene
    const { hint, isRequired = false } = question
    const { origin } = this.#given.found(question, scene)
    // A prefilled field shows its origin in place of its hint.
    const said = origins[origin] ?? hint
    const control = this.#control(question, changed)
    return createField(control, {
      ...{ label: formatLabel(scene, question), hint: said && scene.say(said), isRequired },
      note: isRequired || question.kind === 'choice' ? undefined : scene.say('optional'),
    })
  }

  #control(question: Question, changed: () => void): HTMLInputElement | HTMLSelectElement {
    const { name, kind, choices = [] } = question
    const { text } = this.#given.found(question, this.#scene)
    const act = (): void => {
      this.#given.type(name, control.value)
      this.#askAsNeeded()
      changed()
    }
    const control =
      kind === 'choice'
        ? createSelect(question, text, this.#scene)
        : make('input', {
            ...{ part: 'input', id: name, name, value: text, autocomplete: 'off' },
            ...(kind === 'day'
              ? { type: 'date', min: '1941-01-01', max: '2100-12-31' }
              : kind === 'name'
                ? { maxlength: 100 }
                : { inputmode: kind === 'amount' || kind === 'percent' ? 'decimal' : 'numeric', maxlength: 20 }),
          })
    control.addEventListener(choices.length > 0 ? 'change' : 'input', act)
    return control
  }

  /** Shows the fields that the answers so far require, and hides the others. */
  #askAsNeeded(): void {
    const asked = new Set(this.#given.asked.map(({ name }) => name))
    for (const [name, { box }] of this.#fields) box.hidden = !asked.has(name)
  }
}

/** Creates a list with its answer selected; the first choice is the default, so there is no "unknown". */
const createSelect = ({ name, choices = [] }: Question, text: string, scene: Scene): HTMLSelectElement =>
  make(
    'select',
    { part: 'select', id: name, name },
    ...choices.map(([value, label]) =>
      make('option', { value, selected: value === text }, formatLabel(scene, { label })),
    ),
  )
