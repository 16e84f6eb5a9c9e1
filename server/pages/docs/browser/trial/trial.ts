import type { Trial, TrialExample } from '../../trial/trial.ts'
import { buildElement } from '../build-element.ts'
import { BodyForm } from './body.ts'
import type { Control } from './control.ts'
import { type Credential, createCredential } from './credential.ts'
import { createFieldSet } from './fields.ts'
import { createOutcome, readIssues } from './outcome.ts'
import { formatCurl, sendTrialRequest, type TrialRequest } from './trial-request.ts'

/** Values of path and query parameters. */
type Values = Record<string, string>

const createLabelledField = (id: string, text: string, input: HTMLElement, hint?: string): HTMLElement =>
  buildElement(
    'div',
    { class: 'field' },
    buildElement('label', { for: id }, text),
    ...(hint === undefined ? [] : [buildElement('span', { class: 'hint' }, hint)]),
    input,
  )

/** The form of an operation. */
class TrialForm {
  private readonly trial: Trial
  private readonly body: BodyForm | undefined
  private readonly credential: Credential
  private readonly parameters: ReturnType<typeof createFieldSet>
  private readonly values: Values = {}
  private readonly scenario = buildElement('input', {
    id: 'trial-scenario',
    list: 'trial-scenarios',
    autocomplete: 'off',
  })
  private readonly button = buildElement('button', {}, 'Send')
  private readonly outcome = buildElement('div', { class: 'trial-outcome', role: 'status' })
  private readonly form = buildElement('form', { novalidate: '' })

  constructor(trial: Trial) {
    this.trial = trial
    this.body = trial.body && new BodyForm(trial.body)
    const scenarioBox = this.scenarioBox()
    this.credential = createCredential(trial.sandboxApiKey, () => {
      scenarioBox.hidden = this.credential.key().isOwn
    })
    this.parameters = createFieldSet(
      trial.parameters.map(({ field }) => field),
      [],
      ([name], value) => {
        this.values[String(name)] = value === undefined ? '' : String(value)
      },
    )
    this.form.append(
      this.credential.box,
      ...(trial.examples.length > 1 ? [this.exampleBox()] : []),
      ...this.parameters.boxes,
      ...(this.body ? [this.body.box] : []),
      ...(trial.scenarios.length > 0 ? [scenarioBox] : []),
      this.button,
    )
    this.form.addEventListener('submit', event => {
      event.preventDefault()
      void this.submit()
    })
    this.fill(trial.examples[0])
  }

  /** The form, and the container of its answers. */
  get boxes(): readonly HTMLElement[] {
    return [this.form, this.outcome]
  }

  focus(): void {
    this.form.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  private scenarioBox(): HTMLElement {
    const list = buildElement(
      'datalist',
      { id: 'trial-scenarios' },
      ...this.trial.scenarios.map(value => buildElement('option', { value })),
    )
    const hint = 'Left out, the request is answered. A status, an example or a condition, as 429 or slow.'
    return buildElement(
      'div',
      {},
      createLabelledField('trial-scenario', 'Failure on demand', this.scenario, hint),
      list,
    )
  }

  private exampleBox(): HTMLElement {
    const options = this.trial.examples.map(({ name, summary }) => buildElement('option', { value: name }, summary))
    const select = buildElement('select', { id: 'trial-example' }, ...options)
    select.addEventListener('change', () => this.fill(this.trial.examples.find(({ name }) => name === select.value)))
    return createLabelledField('trial-example', 'Example', select)
  }

  private fill(example: TrialExample | undefined): void {
    for (const { control } of this.parameters.controls) {
      const value = example?.params[control.path] ?? example?.query[control.path]
      this.values[control.path] = value ?? ''
      control.fill(value)
    }
    this.body?.fill(example?.body ?? {})
  }

  private request(): TrialRequest {
    const { path, method, parameters, scenarios } = this.trial
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(this.values[name] ?? ''))
    const asked = parameters.filter(({ place, field }) => place === 'query' && this.values[field.name])
    const query = new URLSearchParams(asked.map(({ field }) => [field.name, this.values[field.name] ?? ''])).toString()
    const { key, isOwn } = this.credential.key()
    const scenario = scenarios.length > 0 && !isOwn ? this.scenario.value.trim() : ''
    return {
      method,
      address: `${location.origin}${filled}${query && `?${query}`}`,
      headers: {
        ...(key !== '' && { 'X-API-Key': key }),
        ...(this.body && { 'Content-Type': 'application/json' }),
        ...(scenario !== '' && { 'X-Sandbox-Scenario': scenario }),
      },
      body: this.body?.text,
    }
  }

  private get controls(): readonly Control[] {
    return [...this.parameters.controls.map(({ control }) => control), ...(this.body?.controls ?? [])]
  }

  /** Shows the error of each field; the answer below lists all of them. */
  private blame(text: string | undefined): void {
    const issues = readIssues(text)
    for (const control of this.controls) {
      const issue = issues.find(({ path }) => path === control.path)
      control.blame(issue?.message)
      const group = issue && control.box.closest('details')
      if (group) group.open = true
    }
  }

  private async submit(): Promise<void> {
    const { key, isOwn } = this.credential.key()
    const sent = this.request()
    // Prevents submitting again before the answer, also by Enter.
    this.button.disabled = true
    try {
      const outcome = await sendTrialRequest(sent)
      this.outcome.replaceChildren(...createOutcome(formatCurl(sent, isOwn ? key : undefined), outcome, this.trial.id))
      this.blame(outcome.status === 400 ? outcome.text : undefined)
      this.form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      this.outcome.replaceChildren(buildElement('p', { class: 'outcome bad' }, `No answer: ${says}`))
    } finally {
      this.button.disabled = false
    }
  }
}

const openTrialForm = async (section: HTMLElement): Promise<void> => {
  const answer = await fetch(`/docs/${section.dataset.operation}.json`)
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`)
  const form = new TrialForm((await answer.json()) as Trial)
  section.replaceChildren(buildElement('h2', {}, 'Try it'), ...form.boxes)
  form.focus()
}

const section = document.querySelector<HTMLElement>('#try[data-operation]')
if (section)
  openTrialForm(section).catch((error: unknown) => {
    section.replaceChildren(buildElement('p', { class: 'outcome bad' }, String(error)))
  })
