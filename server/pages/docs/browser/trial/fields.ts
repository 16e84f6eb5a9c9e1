import type { TrialField } from '../../trial/trial.ts'
import { element } from '../element.ts'
import { type Control, controlOf } from './control.ts'
import { pathText, type Step } from './json-path.ts'

/** Controls of fields in the order in which they stand, and the boxes that show them. */
export interface FieldSet {
  controls: { path: readonly Step[]; control: Control }[]
  boxes: HTMLElement[]
}

/** Tells that a field has another value. */
export type Changed = (path: readonly Step[], value: unknown) => void

const groupBox = (field: TrialField, path: readonly Step[], inner: FieldSet): HTMLElement => {
  const box = element(
    'details',
    { class: 'group', 'data-group': pathText(path) },
    element(
      'summary',
      {},
      element('code', {}, field.name),
      ` ${field.isRequired ? 'required, ' : ''}${inner.controls.length} fields`,
    ),
    ...inner.boxes,
  )
  box.open = field.isRequired
  return box
}

const noteOf = ({ name, hint }: TrialField): HTMLElement =>
  element('p', { class: 'hint' }, element('code', {}, name), ` is filled in as JSON below. ${hint}`)

/** Controls for fields, those of a group in a part of their own that opens; lists are left to the JSON. */
export const fieldSet = (fields: readonly TrialField[], before: readonly Step[], changed: Changed): FieldSet => {
  const set: FieldSet = { controls: [], boxes: [] }
  // What must be there comes first.
  const ordered = [...fields].sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
  for (const field of ordered) {
    const path = [...before, field.name]
    if (field.kind === 'json') set.boxes.push(noteOf(field))
    else if (field.kind === 'group') {
      const inner = fieldSet(field.fields ?? [], path, changed)
      set.controls.push(...inner.controls)
      set.boxes.push(groupBox(field, path, inner))
    } else {
      const control = controlOf(field, pathText(path), value => changed(path, value))
      set.controls.push({ path, control })
      set.boxes.push(control.box)
    }
  }
  return set
}
