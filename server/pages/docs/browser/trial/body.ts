import type { TrialBody } from '../../trial/trial.ts'
import { buildElement } from '../build-element.ts'
import type { Control } from './control.ts'
import { createFieldSet, type FieldSet } from './fields.ts'
import { getValueAtPath, type Step, withValueAtPath } from './json-path.ts'

const createJsonArea = (): HTMLTextAreaElement =>
  buildElement('textarea', {
    id: 'trial-json',
    rows: '10',
    spellcheck: 'false',
    'aria-describedby': 'trial-json-fault',
  })

const createVariantSelect = ({ by, bodies }: NonNullable<TrialBody['variants']>): HTMLSelectElement =>
  buildElement(
    'select',
    { id: `trial-case-${by}` },
    ...bodies.map(({ value }) => buildElement('option', { value }, value)),
  )

const findJsonError = (text: string): string | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * The body of a request as fields and as JSON, kept in sync. Of a body with variants by a field, as by country, the
 * fields of the selected variant are shown.
 */
export class BodyForm {
  readonly box: HTMLElement
  private readonly tree: TrialBody
  private body: unknown = {}
  private set: FieldSet = { controls: [], boxes: [] }
  private readonly json = createJsonArea()
  private readonly fault = buildElement('span', { class: 'fault', id: 'trial-json-fault' })
  private readonly holder = buildElement('div')
  private readonly choice: HTMLSelectElement | undefined

  constructor(tree: TrialBody) {
    this.tree = tree
    this.choice = tree.variants && createVariantSelect(tree.variants)
    this.choice?.addEventListener('change', () => {
      this.change([tree.variants?.by ?? ''], this.choice?.value)
      this.showCase()
    })
    this.json.addEventListener('input', () => this.read())
    this.showCase()
    const label = buildElement('label', { for: this.json.id }, 'Body as JSON')
    this.box = buildElement(
      'div',
      {},
      ...this.choiceBox(),
      this.holder,
      buildElement('div', { class: 'field' }, label, this.json, this.fault),
    )
  }

  /** Replaces the body. */
  fill(body: unknown): void {
    this.take(body)
    this.write()
  }

  /** The body as sent: the JSON as typed. */
  get text(): string {
    return this.json.value
  }

  /** Controls currently shown. */
  get controls(): readonly Control[] {
    return this.set.controls.map(({ control }) => control)
  }

  private choiceBox(): HTMLElement[] {
    if (!this.choice) return []
    const label = buildElement('label', { for: this.choice.id }, buildElement('code', {}, this.tree.variants?.by ?? ''))
    return [buildElement('div', { class: 'field' }, label, this.choice)]
  }

  private showCase(): void {
    const chosen = this.tree.variants?.bodies.find(({ value }) => value === this.choice?.value)
    this.set = createFieldSet(chosen?.fields ?? this.tree.fields, [], (path, value) => this.change(path, value))
    this.holder.replaceChildren(...this.set.boxes)
    this.refill()
  }

  private change(path: readonly Step[], value: unknown): void {
    this.body = withValueAtPath(this.body, path, value)
    this.write()
  }

  private write(): void {
    this.json.value = JSON.stringify(this.body, null, 2)
    this.fault.textContent = ''
  }

  private read(): void {
    const fault = findJsonError(this.json.value)
    this.fault.textContent = fault ?? ''
    if (fault === undefined) this.take(JSON.parse(this.json.value))
  }

  private refill(): void {
    for (const { path, control } of this.set.controls) control.fill(getValueAtPath(this.body, path))
  }

  private take(body: unknown): void {
    this.body = body
    const chosen = this.tree.variants && getValueAtPath(body, [this.tree.variants.by])
    if (this.choice && typeof chosen === 'string' && chosen !== this.choice.value) {
      this.choice.value = chosen
      this.showCase()
    } else this.refill()
  }
}
