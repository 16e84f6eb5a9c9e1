import { element } from '../element.ts'

/** Which key is sent. */
export interface Credential {
  box: HTMLElement
  /** The key, and whether it is one's own. */
  key(): { key: string; isOwn: boolean }
}

/** The choice of the key: the shared one where it is on, or one's own, which stays in the field and is kept nowhere. */
export const credentialOf = (sandboxApiKey: string | undefined, changed: () => void): Credential => {
  const own = element('input', { id: 'trial-key', type: 'password', autocomplete: 'off', spellcheck: 'false' })
  const label = element('label', { for: 'trial-key' }, 'Your key')
  const hint = element('span', { class: 'hint' }, 'It is sent to this service alone, and gone when you leave the page.')
  const ownBox = element('div', { class: 'field' }, label, hint, own)
  own.addEventListener('input', changed)
  if (sandboxApiKey === undefined) return { box: ownBox, key: () => ({ key: own.value.trim(), isOwn: true }) }
  const choice = (value: string, text: string): [HTMLInputElement, HTMLElement] => {
    const input = element('input', { type: 'radio', name: 'trial-credential', value })
    input.addEventListener('change', () => {
      ownBox.hidden = sandbox.checked
      changed()
    })
    return [input, element('label', { class: 'choice' }, input, element('span', {}, text))]
  }
  const [sandbox, sandboxBox] = choice('sandbox', `The sandbox key, ${sandboxApiKey}`)
  const [, ownChoice] = choice('own', 'A key of your own')
  sandbox.checked = true
  ownBox.hidden = true
  return {
    box: element('fieldset', {}, element('legend', {}, 'Key'), sandboxBox, ownChoice, ownBox),
    key: () => (sandbox.checked ? { key: sandboxApiKey, isOwn: false } : { key: own.value.trim(), isOwn: true }),
  }
}
