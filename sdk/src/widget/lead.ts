import { type Control, type Field, fieldOf, fill, make, set, setBusy } from './dom.ts'
import { faultsIn } from './fields.ts'
import { formOf } from './first-form.ts'
import { type Consent, type ContactField, isEmail } from './lead-fields.ts'
import { capital, type Scene, type Typed } from './scene.ts'

/** How a contact form is drawn, and what it does. */
export interface LeadOptions {
  fields: readonly ContactField[]
  required: readonly ContactField[]
  /** Name of the agency within a sentence. */
  agency: string
  /** Absolute address of its privacy notice. */
  privacyUrl: string
  /** Sends the contact; true when the page or the agency's address received it. */
  send(contact: Typed, consent: Consent, elapsedSeconds: number): Promise<boolean>
}

/** A form that a program filled in faster than this was not read by a person, ms. */
const shortestMs = 3000

const kinds = { name: ['text', 'name'], email: ['email', 'email'], phone: ['tel', 'tel'], message: [] } as const

const controlOf = (name: ContactField, typed: Typed): Control => {
  const [type, autocomplete] = kinds[name]
  const control = make(name === 'message' ? 'textarea' : 'input', {
    ...{ part: 'input', id: `lead-${name}`, name, type, autocomplete, maxlength: name === 'message' ? 2000 : 200 },
    input: () => {
      typed[name] = control.value
    },
  })
  control.value = typed[name] ?? ''
  return control
}

/** The contact form. What was typed is kept, also after a failure. */
class LeadForm {
  readonly section: HTMLElement
  readonly #scene: Scene
  readonly #typed: Typed
  readonly #options: LeadOptions
  readonly #fields: [ContactField, Field][]
  readonly #box: HTMLInputElement = make('input', { type: 'checkbox', id: 'lead-consent' })
  readonly #consent: Field
  /** Out of sight, and out of the way of the keyboard: only a program fills it in. */
  readonly #trap: HTMLInputElement = make('input', { name: 'website', tabindex: -1, autocomplete: 'off' })
  readonly #button: HTMLButtonElement
  readonly #status: HTMLElement = make('p', { part: 'status', role: 'status', class: 's' })
  readonly #check: (faults: [Field, string][]) => boolean
  readonly #appearedAt = performance.now()

  constructor(scene: Scene, typed: Typed, options: LeadOptions) {
    const { say } = scene
    const { agency, privacyUrl, required } = options
    this.#scene = scene
    this.#typed = typed
    this.#options = options
    this.#fields = options.fields.map(name => [name, this.#field(name, required.includes(name))])
    this.#consent = fieldOf(this.#box, { label: say('consent', { agency }), isRequired: true })
    this.#consent.box.classList.add('y')
    this.#button = make('button', { part: 'button send', class: 'p' }, say('send'))
    const { form } = formOf(
      undefined,
      this.#button,
      () => void this.#submit(),
      make('div', { class: 'f' }, ...this.#fields.map(([, { box }]) => box)),
      this.#consent.box,
      make('p', {}, make('a', { href: privacyUrl, target: '_blank', rel: 'noopener' }, say('privacy'))),
      make('div', { class: 'u', 'aria-hidden': 'true' }, this.#trap),
    )
    form.append(this.#status)
    const title = make('h3', { id: 'lead' }, say('leadTitle', { agency }))
    this.section = make('section', { part: 'lead', 'aria-labelledby': 'lead' }, title, form)
    this.#check = faultsIn(scene, form, [...this.#fields.map(([, field]) => field), this.#consent], 'field')
  }

  #field(name: ContactField, isRequired: boolean): Field {
    const { say } = this.#scene
    const note = isRequired ? undefined : say('optional')
    return fieldOf(controlOf(name, this.#typed), { label: say(name), isRequired, note })
  }

  /** What was typed, without spaces around it and without what is empty. */
  #contact(): Typed {
    const filled = this.#options.fields.map(name => [name, (this.#typed[name] ?? '').trim()])
    return Object.fromEntries(filled.filter(([, value]) => value !== ''))
  }

  #isValid(contact: Typed): boolean {
    const { say } = this.#scene
    const faults = this.#fields.flatMap(([name, field]): [Field, string][] => {
      const value = contact[name]
      if (value === undefined)
        return this.#options.required.includes(name) ? [[field, say('required', { field: say(name) })]] : []
      return name === 'email' && !isEmail(value) ? [[field, say('emailWrong')]] : []
    })
    if (!this.#box.checked) faults.push([this.#consent, say('consentMissing')])
    return this.#check(faults)
  }

  async #send(contact: Typed): Promise<boolean> {
    const { privacyUrl, agency, send } = this.#options
    const consent = { text: this.#scene.say('consent', { agency }), privacyUrl, at: new Date().toISOString() }
    if (this.#trap.value !== '') return false
    const elapsedMs = (): number => performance.now() - this.#appearedAt
    await new Promise(resolve => setTimeout(resolve, shortestMs - elapsedMs()))
    return send(contact, consent, Math.round(elapsedMs() / 1000))
  }

  async #submit(): Promise<void> {
    const contact = this.#contact()
    if (this.#button.hasAttribute('aria-disabled') || !this.#isValid(contact)) return
    const { say } = this.#scene
    setBusy(this.#button, true)
    this.#status.textContent = ''
    const isReceived = await this.#send(contact).catch(() => false)
    setBusy(this.#button, false)
    if (!isReceived) {
      this.#status.textContent = say('sendFailed')
      return
    }
    fill(this.section, this.#status)
    set(this.#status, 'tabindex', '-1')
    this.#status.textContent = say('sent')
    this.#status.focus()
  }
}

/** The contact form of an agency. */
export const leadForm = (scene: Scene, typed: Typed, options: LeadOptions): HTMLElement =>
  new LeadForm(scene, typed, options).section

/** Ways to the agency that need no server: its number, its address with the estimate as text, that text to copy. */
export const contactLinks = (
  { say }: Scene,
  { phone, email, agency, text }: { phone: string; email: string; agency: string; text(): string },
): HTMLElement => {
  const done = make('span', { role: 'status' })
  const copy = make('button', { type: 'button', part: 'button', class: 'q' }, say('copy'))
  copy.addEventListener('click', () => {
    // The page that embeds this one in a frame may forbid it.
    navigator.clipboard.writeText(text()).then(
      () => {
        done.textContent = say('copied')
      },
      () => copy.remove(),
    )
  })
  const link = (words: string, address: () => string, shown: string) => {
    const made = make('a', { part: 'button', class: 'q', href: address() }, `${words} · `, make('bdi', {}, shown))
    // The estimate may have changed since the link was drawn.
    made.addEventListener('click', () => set(made, 'href', address()))
    return made
  }
  const mail = (): string =>
    `mailto:${encodeURI(email)}?subject=${encodeURIComponent(say('result'))}&body=${encodeURIComponent(text())}`
  return make(
    'section',
    { part: 'lead', class: 'z' },
    phone !== '' && link(capital(say('call', { agency })), () => `tel:${phone.replace(/[^\d+]/g, '')}`, phone),
    email !== '' && link(say('writeMail', { agency }), mail, email),
    // Pages without https have no clipboard; the address beside it works there too.
    email !== '' && Boolean(navigator.clipboard) && copy,
    done,
  )
}
