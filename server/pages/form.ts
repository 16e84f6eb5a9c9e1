import { type Html, html, type Part } from './html.ts'
import { isPlainKey, type PlainKey, type Words } from './words.ts'

/** Fault of a field of a form, or of the whole form (`''`), in the language of the page. */
export interface Fault {
  field: string
  text: string
}

/** A refused form: its name, entered values and faults. */
export interface Refused {
  form: string
  values: Readonly<Record<string, string>>
  faults: readonly Fault[]
}

/** Fields whose value is never shown again. */
export const secretFields = ['password', 'current', 'code', 'key']

export interface FieldOptions {
  type?: 'text' | 'email' | 'password' | 'tel' | 'file' | 'color' | 'url' | 'number' | 'date'
  autocomplete?: string
  /** Text key of the hint below the control; by default that of the field, none if false. */
  hint?: PlainKey | false
  label?: PlainKey
  /** Initial value. */
  value?: string
  /** Says that the field is optional. */
  isOptional?: boolean
  /** False for a field that another choice of the form makes necessary; by default that of `isOptional`. */
  isRequired?: boolean
  inputMode?: 'numeric' | 'decimal'
  accept?: string
}

/** An option of a radio group or select. */
export interface Choice {
  value: string
  text: Part
}

/** Renders the fields of a form: visible label, entered value, hint, fault. */
export interface FormFields {
  input(name: string, options?: FieldOptions): Html
  area(name: string, options?: FieldOptions): Html
  radios(name: string, choices: readonly Choice[], options?: FieldOptions): Html
  select(name: string, choices: readonly Choice[], options?: FieldOptions): Html
  tick(name: string, options?: FieldOptions): Html
  hidden(name: string, value: string): Html
}

const getLabelKey = (name: string, label: PlainKey | undefined): PlainKey => {
  const key = label ?? `field.${name}`
  if (!isPlainKey(key)) throw new Error(`The field ${name} has no label.`)
  return key
}

const getHintKey = (name: string, { hint }: FieldOptions): PlainKey | undefined => {
  if (hint === false) return undefined
  const key = hint ?? `field.${name}.hint`
  return isPlainKey(key) ? key : undefined
}

/** Hint and fault of a field, and the attribute that refers to them. */
const renderFieldNotes = ({ text }: Words, id: string, hint: PlainKey | undefined, fault: string | undefined) => {
  const ids = [hint && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ')
  return {
    described: ids !== '' && html` aria-describedby="${ids}"`,
    hint: hint && html`<span class="hint" id="${id}-hint">${text(hint)}</span>`,
    fault: fault !== undefined && html`<span class="fault" id="${id}-fault">${fault}</span>`,
    invalid: fault !== undefined && html` aria-invalid="true"`,
  }
}

/** Value formats of special input types; browsers drop other values with a warning. */
const valuePatterns: Readonly<Record<string, RegExp>> = { color: /^#[0-9a-f]{6}$/i, date: /^\d{4}-\d{2}-\d{2}$/ }

const omitInvalidValue = (type: string, value: string | undefined): string | undefined =>
  value === undefined || (valuePatterns[type]?.test(value) ?? true) ? value : undefined

const renderAttribute = (name: string, value: string | undefined): Part =>
  value !== undefined && html` ${name}="${value}"`

/** Creates the field renderers of a form; a refused form fills only its own fields. */
export const createFormFields = (words: Words, form: string, refused: Refused | undefined): FormFields => {
  const own = refused?.form === form ? refused : undefined
  const about = (name: string, options: FieldOptions) => {
    const id = `${form}-${name}`
    const fault = own?.faults.find(({ field }) => field === name)?.text
    const value = secretFields.includes(name) ? undefined : (own?.values[name] ?? options.value)
    return {
      id,
      value,
      label: words.text(getLabelKey(name, options.label)),
      ...renderFieldNotes(words, id, getHintKey(name, options), fault),
    }
  }
  const head = (id: string, label: string, { isOptional }: FieldOptions): Html =>
    html`<label for="${id}">${label}${isOptional && html` <small>${words.text('field.optional')}</small>`}</label>`
  const required = ({ isOptional, isRequired = !isOptional, type }: FieldOptions): Part =>
    isRequired && type !== 'file' && type !== 'color' && html` required`
  return {
    input: (name, options = {}) => {
      const { id, value, label, described, hint, fault, invalid } = about(name, options)
      const { type = 'text', autocomplete, inputMode, accept } = options
      return html`<div class="field">${head(id, label, options)}
<input id="${id}" name="${name}" type="${type}"${renderAttribute('autocomplete', autocomplete)}${renderAttribute('inputmode', inputMode)}${renderAttribute('accept', accept)}${renderAttribute('value', omitInvalidValue(type, value))}${required(options)}${described}${invalid}>${hint}${fault}</div>
`
    },
    area: (name, options = {}) => {
      const { id, value, label, described, hint, fault, invalid } = about(name, options)
      return html`<div class="field">${head(id, label, options)}
<textarea id="${id}" name="${name}" rows="3" autocomplete="off" spellcheck="false"${described}${invalid}>
${value}</textarea>${hint}${fault}</div>
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
      return html`<div class="field">${head(id, label, options)}
<select id="${id}" name="${name}"${described}${invalid}>
${choices.map(
  choice => html`<option value="${choice.value}"${choice.value === value && html` selected`}>${choice.text}</option>
`,
)}</select>${hint}${fault}</div>
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

/** Renders the faults of a refused form, each linked to its field; announced by screen readers when the page opens. */
export const renderFaultSummary = ({ text }: Words, refused: Refused | undefined): Html | undefined => {
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

/** Renders a success message. */
export const renderNotice = (text: string): Html => html`<p class="notice good" role="status">${text}</p>
`

/** Renders a POST form; browser validation is off, since the service's messages are in the language of the page. */
export const renderPostForm = (
  action: string,
  content: Part,
  options: { isMultipart?: boolean; isInline?: boolean } = {},
): Html =>
  html`<form method="post" action="${action}"${options.isMultipart && html` enctype="multipart/form-data"`}${options.isInline && html` class="inline"`} novalidate>
${content}</form>
`
