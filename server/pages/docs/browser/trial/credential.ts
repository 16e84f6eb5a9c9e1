import { buildElement } from '../build-element.ts'

/** Control that selects the key to send. */
export interface Credential {
  box: HTMLElement
  /** The key, and whether it is the user's own. */
  key(): { key: string; isOwn: boolean }
}

/** Creates the choice of the key: the shared one if enabled, or the user's own, which is not stored. */
export const createCredential = (sandboxApiKey: string | undefined, changed: () => void): Credential => {
  const own = buildElement('input', { id: 'trial-key', type: 'password', autocomplete: 'off', spellcheck: 'false' })
  const label = buildElement('label', { for: 'trial-key' }, 'Your key')
  const hint = buildElement(
    'span',
    { class: 'hint' },
    'It is sent to this service alone, and gone when you leave the page.',
  )
  const ownBox = buildElement('div', { class: 'field' }, label, hint, own)
  own.addEventListener('input', changed)
  if (sandboxApiKey === undefined) return { box: ownBox, key: () => ({ key: own.value.trim(), isOwn: true }) }
  const choice = (value: string, text: string): [HTMLInputElement, HTMLElement] => {
    const input = buildElement('input', { type: 'radio', name: 'trial-credential', value })
    input.addEventListener('change', () => {
      ownBox.hidden = sandbox.checked
      changed()
    })
    return [input, buildElement('label', { class: 'choice' }, input, buildElement('span', {}, text))]
  }
  const [sandbox, sandboxBox] = choice('sandbox', `The sandbox key, ${sandboxApiKey}`)
  const [, ownChoice] = choice('own', 'A key of your own')
  sandbox.checked = true
  ownBox.hidden = true
  return {
    box: buildElement('fieldset', {}, buildElement('legend', {}, 'Key'), sandboxBox, ownChoice, ownBox),
    key: () => (sandbox.checked ? { key: sandboxApiKey, isOwn: false } : { key: own.value.trim(), isOwn: true }),
  }
}
