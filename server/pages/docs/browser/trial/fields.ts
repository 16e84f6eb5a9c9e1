import type { TrialField } from '../../trial/trial.ts'
import { buildElement } from '../build-element.ts'
import { type Control, createControl } from './control.ts'
import { formatPath, type Step } from './json-path.ts'

/** Controls in display order, and the elements that contain them. */
export interface FieldSet {
  controls: { path: readonly Step[]; control: Control }[]
  boxes: HTMLElement[]
}

/** Called when the value of a field changes. */
export type OnFieldChange = (path: readonly Step[], value: unknown) => void

const createGroupBox = (field: TrialField, path: readonly Step[], inner: FieldSet): HTMLElement => {
  const box = buildElement(
    'details',
    { class: 'group', 'data-group': formatPath(path) },
    buildElement(
      'summary',
      {},
      buildElement('code', {}, field.name),
      ` ${field.isRequired ? 'required, ' : ''}${inner.controls.length} fields`,
    ),
    ...inner.boxes,
  )
  box.open = field.isRequired
  return box
}

const createJsonNote = ({ name, hint }: TrialField): HTMLElement =>
  buildElement('p', { class: 'hint' }, buildElement('code', {}, name), ` is filled in as JSON below. ${hint}`)

/** Creates controls for fields; groups are collapsible, lists are edited as JSON. */
export const createFieldSet = (
  fields: readonly TrialField[],
  before: readonly Step[],
  changed: OnFieldChange,
): FieldSet => {
  const set: FieldSet = { controls: [], boxes: [] }
  // Required fields first.
  const ordered = [...fields].sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
  for (const field of ordered) {
    const path = [...before, field.name]
    if (field.kind === 'json') set.boxes.push(createJsonNote(field))
    else if (field.kind === 'group') {
      const inner = createFieldSet(field.fields ?? [], path, changed)
      set.controls.push(...inner.controls)
      set.boxes.push(createGroupBox(field, path, inner))
    } else {
      const control = createControl(field, formatPath(path), value => changed(path, value))
      set.controls.push({ path, control })
      set.boxes.push(control.box)
    }
  }
  return set
}
