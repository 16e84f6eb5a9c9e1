import { type Html, html, type Part } from './html.ts'
import { isPlainKey, type PlainKey, type Words } from './words.ts'

/** What is wrong with one field of a form, or with the whole of it (`''`), in the language of the page. */
export interface Fault {
  field: string
  text: string
}

/** A form as it was sent and refused: its name on the page, what was entered, what is wrong. */
export interface Refused {
  form: string
  values: Readonly<Record<string, string>>
  faults: readonly Fault[]
}

/** Fields whose value never comes back to the page. */
const secretFields = ['password', 'current', 'code', 'key']

/** How a field looks beside its name. */
export interface FieldOptions {
  type?: 'text' | 'email' | 'password' | 'tel' | 'file' | 'color' | 'url' | 'number' | 'date'
  autocomplete?: string
  /** Sentence below the label; the usual one of the field when left out, none when false. */
  hint?: PlainKey | false
  label?: PlainKey
  /** Value before anything was entered. */
  value?: string
  isOptional?: boolean
  inputMode?: 'numeric' | 'decimal'
  accept?: string
}

/** One of several entries of which one is chosen. */
export interface Choice {
  value: string
  text: Part
}

/** Makes the fields of one form on a page: visible label, hint, fault, what was entered before. */
export interface FormFields {
  input(name: string, options?: FieldOptions): Html
  area(name: string, options?: FieldOptions): Html
  radios(name: string, choices: readonly Choice[], options?: FieldOptions): Html
  select(name: string, choices: readonly Choice[], options?: FieldOptions): Html
  tick(name: string, options?: FieldOptions): Html
  hidden(name: string, value: string): Html
}

const labelKey = (name: string, label: PlainKey | undefined): PlainKey => {
  const key = label ?? `field.${name}`
  if (!isPlainKey(key)) throw new Error(`The field ${name} has no label.`)
  return key
}

const hintOf = (name: string, { hint }: FieldOptions): PlainKey | undefined => {
  if (hint === false) return undefined
  const key = hint ?? `field.${name}.hint`
  return isPlainKey(key) ? key : undefined
}

/** What is written about a field: its hint and its fault, and the attribute that points to them. */
const notes = ({ text }: Words, id: string, hint: PlainKey | undefined, fault: string | undefined) => {
  const ids = [hint && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ')
  return {
    described: ids !== '' && html` aria-describedby="${ids}"`,
    hint: hint && html`<span class="hint" id="${id}-hint">${text(hint)}</span>`,
    fault: fault !== undefined && html`<span class="fault" id="${id}-fault">${fault}</span>`,
    invalid: fault !== undefined && html` aria-invalid="true"`,
  }
}

/** What fields of their own form take for a value; a browser drops anything else with a warning. */
const valuePatterns: Readonly<Record<string, RegExp>> = { color: /^#[0-9a-f]{6}$/i, date: /^\d{4}-\d{2}-\d{2}$/ }

const shownIn = (type: string, value: string | undefined): string | undefined =>
  value === undefined || (valuePatterns[type]?.test(value) ?? true) ? value : undefined

const attribute = (name: string, value: string | undefined): Part => value !== undefined && html` ${name}="${value}"`

/** The fields of the form of this name; of a refused form only what belongs to it comes back. */
export const fieldsOf = (words: Words, form: string, refused: Refused | undefined): FormFields => {
  const own = refused?.form === form ? refused : undefined
  const about = (name: string, options: FieldOptions) => {
    const id = `${form}-${name}`
    const fault = own?.faults.find(({ field }) => field === name)?.text
    const value = secretFields.includes(name) ? undefined : (own?.values[name] ?? options.value)
    return {
      id,
      value,
      label: words.text(labelKey(name, options.label)),
      ...notes(words, id, hintOf(name, options), fault),
    }
  }
  const head = (id: string, label: string, { isOptional }: FieldOptions): Html =>
    html`<label for="${id}">${label}${isOptional && html` <small>${words.text('field.optional')}</small>`}</label>`
  const required = ({ isOptional, type }: FieldOptions): Part =>
    !isOptional && type !== 'file' && type !== 'color' && html` required`
  return {
    input: (name, options = {}) => {
      const { id, value, label, described, hint, fault, invalid } = about(name, options)
      const { type = 'text', autocomplete, inputMode, accept } = options
      return html`<div class="field">${head(id, label, options)}${hint}
<input id="${id}" name="${name}" type="${type}"${attribute('autocomplete', autocomplete)}${attribute('inputmode', inputMode)}${attribute('accept', accept)}${attribute('value', shownIn(type, value))}${required(options)}${described}${invalid}>${fault}</div>
`
    },
    area: (name, options = {}) => {
      const { id, value, label, described, hint, fault, invalid } = about(name, options)
      return html`<div class="field">${head(id, label, options)}${hint}
<textarea id="${id}" name="${name}" rows="3" autocomplete="off" spellcheck="false"${described}${invalid}>
${value}</textarea>${fault}</div>
`
    },
    radios: (name, choices, options = {}) => {
      const { id, value, label, described, hint, fault } = about(name, options)
      const chosen = choices.some(choice => choice.value === value) ? value : choices[0]?.value
      return html`<fieldset${described}><legend>${label}</legend>${hint}
${choices.map(
  (
    choice,
    index,
  ) => html`<label class="choice"><input type="radio" id="${index === 0 ? id : `${id}-${index}`}" name="${name}" value="${choice.value}"${choice.value === chosen && html` checked`}> <span>${choice.text}</span></label>
`,
)}${fault}</fieldset>
`
    },
    select: (name, choices, options = {}) => {
      const { id, value, label, described, hint, fault, invalid } = about(name, options)
      return html`<div class="field">${head(id, label, options)}${hint}
<select id="${id}" name="${name}"${described}${invalid}>
${choices.map(
  choice => html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.text}</option>
`,
)}</select>${fault}</div>
`
    },
    tick: (name, options = {}) => {
      const { id, value, label, described, hint, fault } = about(name, options)
      return html`<div class="field"><label class="choice"><input type="checkbox" id="${id}" name="${name}" value="yes"${value === 'yes' && html` checked`}${described}> <span>${label}</span></label>${hint}${fault}</div>
`
    },
    hidden: (name, value) => html`<input type="hidden" name="${name}" value="${value}">
`,
  }
}

/** What is wrong with a refused form, each with a link to its field; read aloud as the page opens. */
export const faultSummary = ({ text }: Words, refused: Refused | undefined): Html | undefined => {
  if (!refused || refused.faults.length === 0) return undefined
  const { form, faults } = refused
  const named = (fault: Fault): string => {
    const key = `field.${fault.field}`
    return isPlainKey(key) ? text('fault.line', { field: text(key), fault: fault.text }) : fault.text
  }
  const line = (fault: Fault): Html =>
    fault.field === ''
      ? html`<li>${fault.text}</li>`
      : html`<li><a href="#${form}-${fault.field}">${named(fault)}</a></li>`
  return html`<div class="notice bad" role="alert"><p><strong>${text('fault.summary')}</strong></p>
<ul>${faults.map(line)}</ul></div>
`
}

/** A sentence about what was just done. */
export const notice = (text: string): Html => html`<p class="notice good" role="status">${text}</p>
`

/** A form that posts to a path of ours; the browser leaves the checks to the service, whose words are in the page's language. */
export const postForm = (
  action: string,
  content: Part,
  options: { isMultipart?: boolean; isInline?: boolean } = {},
): Html =>
  html`<form method="post" action="${action}"${options.isMultipart && html` enctype="multipart/form-data"`}${options.isInline && html` class="inline"`} novalidate>
${content}</form>
`
