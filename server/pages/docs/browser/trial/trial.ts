import type { Trial, TrialExample } from '../../trial/trial.ts'
import { element } from '../element.ts'
import { Body } from './body.ts'
import type { Control } from './control.ts'
import { type Credential, credentialOf } from './credential.ts'
import { fieldSet } from './fields.ts'
import { issuesOf, outcomeView } from './outcome.ts'
import { lineOf, type Sent, send } from './sending.ts'

/** What somebody filled in beside the body and the key. */
type Values = Record<string, string>

const labelled = (id: string, text: string, input: HTMLElement, hint?: string): HTMLElement =>
  element(
    'div',
    { class: 'field' },
    element('label', { for: id }, text),
    ...(hint === undefined ? [] : [element('span', { class: 'hint' }, hint)]),
    input,
  )

/** The form of an operation. */
class TrialForm {
  private readonly trial: Trial
  private readonly body: Body | undefined
  private readonly credential: Credential
  private readonly parameters: ReturnType<typeof fieldSet>
  private readonly values: Values = {}
  private readonly scenario = element('input', { id: 'trial-scenario', list: 'trial-scenarios', autocomplete: 'off' })
  private readonly button = element('button', {}, 'Send')
  private readonly outcome = element('div', { class: 'trial-outcome', role: 'status' })
  private readonly form = element('form', { novalidate: '' })

  constructor(trial: Trial) {
    this.trial = trial
    this.body = trial.body && new Body(trial.body)
    const scenarioBox = this.scenarioBox()
    this.credential = credentialOf(trial.sandboxApiKey, () => {
      scenarioBox.hidden = this.credential.key().isOwn
    })
    this.parameters = fieldSet(
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

  /** The form and the place of its answers. */
  get boxes(): readonly HTMLElement[] {
    return [this.form, this.outcome]
  }

  focus(): void {
    this.form.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  private scenarioBox(): HTMLElement {
    const list = element(
      'datalist',
      { id: 'trial-scenarios' },
      ...this.trial.scenarios.map(value => element('option', { value })),
    )
    const hint = 'Left out, the request is answered. A status, an example or a condition, as 429 or slow.'
    return element('div', {}, labelled('trial-scenario', 'Failure on demand', this.scenario, hint), list)
  }

  private exampleBox(): HTMLElement {
    const options = this.trial.examples.map(({ name, summary }) => element('option', { value: name }, summary))
    const select = element('select', { id: 'trial-example' }, ...options)
    select.addEventListener('change', () => this.fill(this.trial.examples.find(({ name }) => name === select.value)))
    return labelled('trial-example', 'Example', select)
  }

  private fill(example: TrialExample | undefined): void {
    for (const { control } of this.parameters.controls) {
      const value = example?.params[control.path] ?? example?.query[control.path]
      this.values[control.path] = value ?? ''
      control.fill(value)
    }
    this.body?.fill(example?.body ?? {})
  }

  private request(): Sent {
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

  /** Says at each field what is wrong with it; the answer below has all of it. */
  private blame(text: string | undefined): void {
    const issues = issuesOf(text)
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
    // Until the answer is there the form cannot be sent again, by Enter neither.
    this.button.disabled = true
    try {
      const outcome = await send(sent)
      this.outcome.replaceChildren(...outcomeView(lineOf(sent, isOwn ? key : undefined), outcome, this.trial.id))
      this.blame(outcome.status === 400 ? outcome.text : undefined)
      this.form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    } catch (error) {
      const says = error instanceof Error ? error.message : String(error)
      this.outcome.replaceChildren(element('p', { class: 'outcome bad' }, `No answer: ${says}`))
    } finally {
      this.button.disabled = false
    }
  }
}

const open = async (section: HTMLElement): Promise<void> => {
  const answer = await fetch(`/docs/${section.dataset.operation}.json`)
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}.`)
  const form = new TrialForm((await answer.json()) as Trial)
  section.replaceChildren(element('h2', {}, 'Try it'), ...form.boxes)
  form.focus()
}

const section = document.querySelector<HTMLElement>('#try[data-operation]')
if (section)
  open(section).catch((error: unknown) => {
    section.replaceChildren(element('p', { class: 'outcome bad' }, String(error)))
  })
