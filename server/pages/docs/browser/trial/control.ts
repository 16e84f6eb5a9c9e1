import type { TrialField } from '../../trial/trial.ts'
import { element } from '../element.ts'
import { typedValue } from './typed.ts'

/** A field of the form with what it holds. */
export interface Control {
  /** The field as failures name it. */
  path: string
  box: HTMLElement
  /** Puts in what the JSON has there. */
  fill(value: unknown): void
  /** Says what is wrong with it, or nothing. */
  blame(message: string | undefined): void
}

type Input = HTMLInputElement | HTMLSelectElement

const optionsOf = ({ isRequired }: TrialField, texts: readonly string[]): HTMLOptionElement[] =>
  ['', ...texts].map(text =>
    element('option', { value: text }, text === '' ? (isRequired ? 'Choose' : 'Left out') : text),
  )

const inputOf = (field: TrialField): Input => {
  if (field.kind === 'choice') return element('select', {}, ...optionsOf(field, (field.values ?? []).map(String)))
  if (field.kind === 'boolean') return element('select', {}, ...optionsOf(field, ['true', 'false']))
  const mode = field.kind === 'number' ? 'decimal' : 'text'
  return element('input', {
    autocomplete: 'off',
    inputmode: mode,
    ...(field.kind === 'day' && { placeholder: 'YYYY-MM-DD' }),
  })
}

let count = 0

/** A control for a field that is no group; what it holds is told when it changes. */
export const controlOf = (field: TrialField, path: string, onChange: (value: unknown) => void): Control => {
  count += 1
  const id = `trial-${count}`
  const input = inputOf(field)
  input.id = id
  input.setAttribute('aria-describedby', `${id}-hint ${id}-fault`)
  if (field.isRequired) input.setAttribute('aria-required', 'true')
  const fault = element('span', { class: 'fault', id: `${id}-fault` })
  fault.hidden = true
  input.addEventListener('input', () => onChange(typedValue(input.value, field)))
  const label = element('label', { for: id }, element('code', {}, field.name))
  if (field.isRequired) label.append(' ', element('small', {}, 'required'))
  return {
    path,
    box: element(
      'div',
      { class: 'field' },
      label,
      element('span', { class: 'hint', id: `${id}-hint` }, field.hint),
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
