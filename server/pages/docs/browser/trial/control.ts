import type { TrialField } from '../../trial/trial.ts'
import { buildElement } from '../build-element.ts'
import { parseTypedValue } from './parse-typed-value.ts'

/** A field of the form with its value. */
export interface Control {
  /** Path of the field in validation errors. */
  path: string
  box: HTMLElement
  /** Sets the value from the JSON. */
  fill(value: unknown): void
  /** Shows an error, or clears it. */
  blame(message: string | undefined): void
}

type Input = HTMLInputElement | HTMLSelectElement

const createOptions = ({ isRequired }: TrialField, texts: readonly string[]): HTMLOptionElement[] =>
  ['', ...texts].map(text =>
    buildElement('option', { value: text }, text === '' ? (isRequired ? 'Choose' : 'Left out') : text),
  )

const createInput = (field: TrialField): Input => {
  if (field.kind === 'choice')
    return buildElement('select', {}, ...createOptions(field, (field.values ?? []).map(String)))
  if (field.kind === 'boolean') return buildElement('select', {}, ...createOptions(field, ['true', 'false']))
  const mode = field.kind === 'number' ? 'decimal' : 'text'
  return buildElement('input', {
    autocomplete: 'off',
    inputmode: mode,
    ...(field.kind === 'day' && { placeholder: 'YYYY-MM-DD' }),
  })
}

let count = 0

/** Creates a control for a field that is not a group; reports its value on change. */
export const createControl = (field: TrialField, path: string, onChange: (value: unknown) => void): Control => {
  count += 1
  const id = `trial-${count}`
  const input = createInput(field)
  input.id = id
  input.setAttribute('aria-describedby', `${id}-hint ${id}-fault`)
  if (field.isRequired) input.setAttribute('aria-required', 'true')
  const fault = buildElement('span', { class: 'fault', id: `${id}-fault` })
  fault.hidden = true
  input.addEventListener('input', () => onChange(parseTypedValue(input.value, field)))
  const label = buildElement('label', { for: id }, buildElement('code', {}, field.name))
  if (field.isRequired) label.append(' ', buildElement('small', {}, 'required'))
  return {
    path,
    box: buildElement(
      'div',
      { class: 'field' },
      label,
      buildElement('span', { class: 'hint', id: `${id}-hint` }, field.hint),
      input,
      fault,
    ),
    fill(value) {
      input.value = value === undefined || value === null ? '' : typeof value === 'object' ? '' : String(value)
    },
    blame(message) {
      fault.textContent = message ?? ''
      fault.hidden = message === undefined
      if (message === undefined) input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
    },
  }
}
