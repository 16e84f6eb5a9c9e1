import { type AgencyContacts, renderAgencyLinks, renderCopyButton } from './agency-contacts.ts'
import { type Control, createField, type Field, make, setAttribute, setButtonBusy, setChildren } from './dom.ts'
import { createFaultDisplay } from './fields.ts'
import { createCardForm } from './first-form.ts'
import { createWayChoice } from './lead-choice.ts'
import { type Consent, type ContactField, isEmail, isPhone, isWay, takePastedPart } from './lead-fields.ts'
import type { RefusedFields, SendOutcome } from './lead-sending.ts'
import type { Scene, Typed } from './scene.ts'

/** Options of a contact form. */
export interface LeadOptions {
  fields: readonly ContactField[]
  required: readonly ContactField[]
  /** Whether one of e-mail and phone is required, of which a visitor chooses one where the form has both. */
  isWayRequired: boolean
  /** Heading of the form. */
  title: string
  /** Contacts of the agency, shown below the form and when sending fails. */
  ways: AgencyContacts
  /** Absolute URL of its privacy notice. */
  privacyUrl: string
  /** Whether the service forwards the contact, which the form states. */
  isPassed: boolean
  /** Sends the contact. */
  send(contact: Typed, consent: Consent, elapsedSeconds: number): Promise<SendOutcome | RefusedFields>
}

/** Shortest time before sending, ms: a faster form was filled in by a program. */
const shortestMs = 3000

/** Type, autocomplete token and maximum length of each field. */
const kinds = {
  ...{ name: ['text', 'name', 200], email: ['email', 'email', 254], phone: ['tel', 'tel', 40] },
  message: [undefined, undefined, 2000],
} as const

/** Text of a field that its receiver refused; a message is only refused for its length, which the field limits. */
const refusedTexts = { name: 'nameWrong', email: 'emailWrong', phone: 'phoneWrong', message: 'sendFailed' } as const

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

/**
 * Creates the fields of a form, with the choice between e-mail and phone where a visitor has it, and what they hold.
 */
const createContactFields = (scene: Scene, typed: Typed, options: LeadOptions) => {
  const { say } = scene
  const isRequired = (name: ContactField): boolean =>
    options.required.includes(name) || (options.isWayRequired && isWay(name))
  const fields = options.fields.map((name): [ContactField, Field] => {
    const note = isRequired(name) ? undefined : say('optional')
    return [name, createField(createContactControl(name, typed), { label: say(name), isRequired: !note, note })]
  })
  const isChosen = options.fields.filter(isWay).length > 1 && !options.required.some(isWay)
  const choice = isChosen ? createWayChoice(scene, typed, fields) : undefined
  const first = fields.find(([name]) => isWay(name))
  const getShown = () => fields.filter(([, { box }]) => !box.hidden)
  return {
    fields: fields.map(([, field]) => field),
    // The choice is above the first of its two fields.
    boxes: fields.flatMap(field => [...(choice && field === first ? [choice] : []), field[1].box]),
    /** Reads the values of the shown fields, trimmed, without empty ones. */
    read: (): Typed =>
      Object.fromEntries(
        getShown()
          .map(([name]) => [name, takePastedPart(name, (typed[name] ?? '').trim())])
          .filter(([, value]) => value !== ''),
      ),
    /** Lists a fault for each refused field that the form shows. */
    listRefused: (refused: RefusedFields): [Field, string][] =>
      getShown()
        .filter(([name]) => refused.includes(name))
        .map(([name, field]) => [field, say(refusedTexts[name])]),
    findFaults: (contact: Typed): [Field, string][] =>
      getShown().flatMap(([name, field]): [Field, string][] => {
        const value = contact[name]
        if (value === undefined) return isRequired(name) ? [[field, say('required', { field: say(name) })]] : []
        if (name === 'email' && !isEmail(value)) return [[field, say('emailWrong')]]
        return name === 'phone' && !isPhone(value) ? [[field, say('phoneWrong')]] : []
      }),
  }
}

/** Renders the section of a form, with its heading. */
const renderSection = ({ say }: Scene, title: string, ...parts: HTMLElement[]): HTMLElement =>
  make(
    'section',
    { part: 'lead', 'aria-labelledby': 'lead' },
    make('h3', { id: 'lead', tabindex: -1 }, title),
    make('p', { class: 'h' }, say('shared')),
    ...parts,
  )

/** Renders the ways to the agency without the form, and the estimate to copy. */
const renderOtherWays = (scene: Scene, ways: AgencyContacts): HTMLElement => {
  const links = renderAgencyLinks(scene, ways, true).flatMap(link => [' ', link])
  const or = links.length > 0 && make('p', { class: 'or' }, scene.say('or'), ...links)
  return make('div', {}, or, ...renderCopyButton(scene, ways))
}

/** Replaces a form that was sent by its status, which takes the focus; the other ways stay. */
const showThanks = (section: HTMLElement, status: HTMLElement, text: string): void => {
  const ways = section.lastElementChild
  setChildren(section, status, ...(ways ? [ways] : []))
  section.parentElement?.classList.add('ok')
  setAttribute(section, 'aria-labelledby', undefined)
  setAttribute(status, 'tabindex', '-1')
  status.textContent = text
  status.focus()
}

/** Shows that a contact was sent, or what to do where it was not. */
const showOutcome = (
  scene: Scene,
  sent: SendOutcome,
  { ways, section, status }: { ways: AgencyContacts; section: HTMLElement; status: HTMLElement },
): void => {
  const text = scene.say(sent, { agency: ways.agency })
  if (sent === 'sent' || sent === 'sentUnread') showThanks(section, status, text)
  else setChildren(status, make('span', {}, text, ' '), ...(sent === 'stale' ? [] : renderAgencyLinks(scene, ways)))
}

/** Creates the function that sends a contact, and the hidden field before it. */
const createSender = ({ send, privacyUrl }: LeadOptions, text: string) => {
  const appearedAt = performance.now()
  const getElapsedMs = (): number => performance.now() - appearedAt
  const trap = createTrap()
  return {
    trap,
    send: async (contact: Typed): Promise<SendOutcome | RefusedFields> => {
      if (trap.value !== '') {
        // A person whose browser filled it in can send at the second press.
        trap.value = ''
        return 'sendFailed'
      }
      const consent = { text, privacyUrl, at: new Date().toISOString() }
      await new Promise(resolve => setTimeout(resolve, shortestMs - getElapsedMs()))
      return send(contact, consent, Math.round(getElapsedMs() / 1000))
    },
  }
}

/** Creates the contact form of an agency. Typed values are kept, also after a failure. */
export const createLeadForm = (scene: Scene, typed: Typed, options: LeadOptions): HTMLElement => {
  const { say } = scene
  const { ways, privacyUrl, isPassed } = options
  const { agency } = ways
  const { fields, boxes, read, findFaults, listRefused } = createContactFields(scene, typed, options)
  const box = make('input', { type: 'checkbox', id: 'lead-consent' })
  const text = say('consent', { agency })
  const consent = createField(box, { label: text, isRequired: true })
  consent.box.classList.add('y')
  const { trap, send } = createSender(options, text)
  const status = make('p', { part: 'status', role: 'status', class: 's' })
  const { form, button } = createCardForm(
    undefined,
    make('button', { part: 'button send', class: 'p' }, say('send')),
    () => void submit(),
    make('div', { class: 'f' }, ...boxes),
    consent.box,
    make(
      'p',
      {},
      isPassed && `${say('via')} `,
      make('a', { href: privacyUrl, target: '_blank', rel: 'noopener' }, say('privacy')),
    ),
    make('div', { class: 'u', 'aria-hidden': 'true' }, trap),
  )
  form.append(status)
  const check = createFaultDisplay(scene, form, [...fields, consent], 'field')
  const section = renderSection(scene, options.title, form, renderOtherWays(scene, ways))

  const submit = async (): Promise<void> => {
    const contact = read()
    const faults = findFaults(contact)
    if (!box.checked) faults.push([consent, say('consentMissing')])
    if (button.hasAttribute('aria-disabled') || !check(faults)) return
    setButtonBusy(button, true)
    status.textContent = ''
    const sent = await send(contact).catch(() => 'sendFailed' as const)
    setButtonBusy(button, false)
    const refused = typeof sent === 'string' ? [] : listRefused(sent)
    if (refused.length > 0) check(refused)
    else showOutcome(scene, typeof sent === 'string' ? sent : 'sendFailed', { ways, section, status })
  }
  return section
}
