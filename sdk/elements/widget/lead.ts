import { type AgencyContacts, renderAgencyLinks } from './agency-contacts.ts'
import { type Control, createField, type Field, make, setAttribute, setButtonBusy, setChildren } from './dom.ts'
import { createFaultDisplay } from './fields.ts'
import { createCardForm } from './first-form.ts'
import { type Consent, type ContactField, isEmail, isPhone } from './lead-fields.ts'
import type { SendOutcome } from './lead-sending.ts'
import type { Scene, Typed } from './scene.ts'

/** Options of a contact form. */
export interface LeadOptions {
  fields: readonly ContactField[]
  required: readonly ContactField[]
  /** Contacts of the agency, shown when sending fails. */
  ways: AgencyContacts
  /** Absolute URL of its privacy notice. */
  privacyUrl: string
  /**
   * Whether the service forwards the contact, which the form states, and which requires an e-mail address or a number.
   */
  isPassed: boolean
  /** Sends the contact. */
  send(contact: Typed, consent: Consent, elapsedSeconds: number): Promise<SendOutcome>
}

/** Shortest time before sending, ms: a faster form was filled in by a program. */
const shortestMs = 3000

/** Type, autocomplete token and maximum length of each field. */
const kinds = {
  ...{ name: ['text', 'name', 200], email: ['email', 'email', 254], phone: ['tel', 'tel', 40] },
  message: [undefined, undefined, 2000],
} as const

const createContactControl = (name: ContactField, typed: Typed): Control => {
  const [type, autocomplete, maxlength] = kinds[name]
  const control = make(name === 'message' ? 'textarea' : 'input', {
    ...{ part: 'input', id: `lead-${name}`, name, type, autocomplete, maxlength },
    input: () => {
      typed[name] = control.value
    },
  })
  control.value = typed[name] ?? ''
  return control
}

/**
 * Creates a field hidden from view and keyboard: only a program fills it in. Browsers and password managers fill by the
 * words of names and labels (Bitwarden: `autofill-constants.ts`; Chromium: `autofill_regex_constants`, which knows
 * `website` and `url`), so its name is no word; the attributes are those by which 1Password, LastPass, Bitwarden and
 * Dashlane leave a field out.
 */
const createTrap = (): HTMLInputElement => {
  const trap = make('input', { name: 'k3x', tabindex: -1, autocomplete: 'off' })
  for (const name of ['1p-ignore', 'lpignore', 'bwignore']) setAttribute(trap, `data-${name}`, 'true')
  setAttribute(trap, 'data-form-type', 'other')
  return trap
}

/** Contact form. Typed values are kept, also after a failure. */
class LeadForm {
  readonly section: HTMLElement
  readonly #scene: Scene
  readonly #typed: Typed
  readonly #options: LeadOptions
  readonly #fields: [ContactField, Field][]
  readonly #box: HTMLInputElement = make('input', { type: 'checkbox', id: 'lead-consent' })
  readonly #consent: Field
  readonly #trap: HTMLInputElement = createTrap()
  readonly #button: HTMLButtonElement
  readonly #status: HTMLElement = make('p', { part: 'status', role: 'status', class: 's' })
  readonly #check: (faults: [Field, string][]) => boolean
  readonly #appearedAt = performance.now()

  constructor(scene: Scene, typed: Typed, options: LeadOptions) {
    const { say } = scene
    const { privacyUrl, required, isPassed } = options
    const { agency } = options.ways
    this.#scene = scene
    this.#typed = typed
    this.#options = options
    this.#fields = options.fields.map(name => [name, this.#field(name, required.includes(name))])
    this.#consent = createField(this.#box, { label: say('consent', { agency }), isRequired: true })
    this.#consent.box.classList.add('y')
    this.#button = make('button', { part: 'button send', class: 'p' }, say('send'))
    const { form } = createCardForm(
      undefined,
      this.#button,
      () => void this.#submit(),
      make('div', { class: 'f' }, ...this.#fields.map(([, { box }]) => box)),
      this.#consent.box,
      make(
        'p',
        {},
        isPassed && `${say('via', { agency })} `,
        make('a', { href: privacyUrl, target: '_blank', rel: 'noopener' }, say('privacy')),
      ),
      make('div', { class: 'u', 'aria-hidden': 'true' }, this.#trap),
    )
    form.append(this.#status)
    const title = make('h3', { id: 'lead' }, say('leadTitle', { agency }))
    this.section = make('section', { part: 'lead', 'aria-labelledby': 'lead' }, title, form)
    this.#check = createFaultDisplay(scene, form, [...this.#fields.map(([, field]) => field), this.#consent], 'field')
  }

  #field(name: ContactField, isRequired: boolean): Field {
    const { say } = this.#scene
    const note = isRequired ? undefined : say('optional')
    return createField(createContactControl(name, this.#typed), { label: say(name), isRequired, note })
  }

  /** Typed values, trimmed, without empty ones. */
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
      if (name === 'email' && !isEmail(value)) return [[field, say('emailWrong')]]
      return name === 'phone' && !isPhone(value) ? [[field, say('phoneWrong')]] : []
    })
    const [reach] = this.#fields.filter(([name]) => name === 'email' || name === 'phone')
    if (this.#options.isPassed && reach && faults.length === 0 && !contact.email && !contact.phone)
      faults.push([reach[1], say('required', { field: say(reach[0] as 'email') })])
    if (!this.#box.checked) faults.push([this.#consent, say('consentMissing')])
    return this.#check(faults)
  }

  async #send(contact: Typed): Promise<SendOutcome> {
    const { privacyUrl, ways, send } = this.#options
    const { agency } = ways
    const consent = { text: this.#scene.say('consent', { agency }), privacyUrl, at: new Date().toISOString() }
    if (this.#trap.value !== '') {
      // Somebody whose browser filled it in can send at the second press.
      this.#trap.value = ''
      return 'sendFailed'
    }
    const elapsedMs = (): number => performance.now() - this.#appearedAt
    await new Promise(resolve => setTimeout(resolve, shortestMs - elapsedMs()))
    return send(contact, consent, Math.round(elapsedMs() / 1000))
  }

  async #submit(): Promise<void> {
    const contact = this.#contact()
    if (this.#button.hasAttribute('aria-disabled') || !this.#isValid(contact)) return
    const { say } = this.#scene
    setButtonBusy(this.#button, true)
    this.#status.textContent = ''
    const sent = await this.#send(contact).catch(() => 'sendFailed' as const)
    setButtonBusy(this.#button, false)
    if (sent === 'sendFailed' || sent === 'sendLimit') {
      setChildren(this.#status, make('span', {}, say(sent), ' '), ...renderAgencyLinks(this.#scene, this.#options.ways))
      return
    }
    setChildren(this.section, this.#status)
    setAttribute(this.#status, 'tabindex', '-1')
    this.#status.textContent = say(sent)
    this.#status.focus()
  }
}

/** Creates the contact form of an agency. */
export const createLeadForm = (scene: Scene, typed: Typed, options: LeadOptions): HTMLElement =>
  new LeadForm(scene, typed, options).section
