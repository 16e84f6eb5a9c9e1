import type { TrialBody } from '../../trial/trial.ts'
import { element } from '../element.ts'
import type { Control } from './control.ts'
import { type FieldSet, fieldSet } from './fields.ts'
import { type Step, valueAt, withValue } from './json-path.ts'

const jsonArea = (): HTMLTextAreaElement =>
  element('textarea', { id: 'trial-json', rows: '10', spellcheck: 'false', 'aria-describedby': 'trial-json-fault' })

const caseChoice = ({ by, bodies }: NonNullable<TrialBody['variants']>): HTMLSelectElement =>
  element('select', { id: `trial-case-${by}` }, ...bodies.map(({ value }) => element('option', { value }, value)))

const faultIn = (text: string): string | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * The body of a request as fields and as JSON; what is changed in one of them changes the other. Of one that differs by a
 * field, as by country, the fields of what is chosen are shown.
 */
export class Body {
  readonly box: HTMLElement
  private readonly tree: TrialBody
  private body: unknown = {}
  private set: FieldSet = { controls: [], boxes: [] }
  private readonly json = jsonArea()
  private readonly fault = element('span', { class: 'fault', id: 'trial-json-fault' })
  private readonly holder = element('div')
  private readonly choice: HTMLSelectElement | undefined

  constructor(tree: TrialBody) {
    this.tree = tree
    this.choice = tree.variants && caseChoice(tree.variants)
    this.choice?.addEventListener('change', () => {
      this.change([tree.variants?.by ?? ''], this.choice?.value)
      this.showCase()
    })
    this.json.addEventListener('input', () => this.read())
    this.showCase()
    const label = element('label', { for: this.json.id }, 'Body as JSON')
    this.box = element(
      'div',
      {},
      ...this.choiceBox(),
      this.holder,
      element('div', { class: 'field' }, label, this.json, this.fault),
    )
  }

  /** Puts another body in. */
  fill(body: unknown): void {
    this.take(body)
    this.write()
  }

  /** The body as it is sent: as it was written. */
  get text(): string {
    return this.json.value
  }

  /** The fields that are shown. */
  get controls(): readonly Control[] {
    return this.set.controls.map(({ control }) => control)
  }

  private choiceBox(): HTMLElement[] {
    if (!this.choice) return []
    const label = element('label', { for: this.choice.id }, element('code', {}, this.tree.variants?.by ?? ''))
    return [element('div', { class: 'field' }, label, this.choice)]
  }

  private showCase(): void {
    const chosen = this.tree.variants?.bodies.find(({ value }) => value === this.choice?.value)
    this.set = fieldSet(chosen?.fields ?? this.tree.fields, [], (path, value) => this.change(path, value))
    this.holder.replaceChildren(...this.set.boxes)
    this.refill()
  }

  private change(path: readonly Step[], value: unknown): void {
    this.body = withValue(this.body, path, value)
    this.write()
  }

  private write(): void {
    this.json.value = JSON.stringify(this.body, null, 2)
    this.fault.textContent = ''
  }

  private read(): void {
    const fault = faultIn(this.json.value)
    this.fault.textContent = fault ?? ''
    if (fault === undefined) this.take(JSON.parse(this.json.value))
  }

  private refill(): void {
    for (const { path, control } of this.set.controls) control.fill(valueAt(this.body, path))
  }

  private take(body: unknown): void {
    this.body = body
    const chosen = this.tree.variants && valueAt(body, [this.tree.variants.by])
    if (this.choice && typeof chosen === 'string' && chosen !== this.choice.value) {
      this.choice.value = chosen
      this.showCase()
    } else this.refill()
  }
}
