import { trialScriptPath } from '../paths.ts'
import { buildElement } from './build-element.ts'

/** Adds the button that opens the form of an operation; the form script is loaded on first use. */
export const addTrialButton = (): void => {
  const section = document.querySelector<HTMLElement>('#try[data-operation]')
  if (!section) return
  const button = buildElement('button', { type: 'button', class: 'try' }, 'Try it')
  section.append(button)
  section.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    const script = buildElement('script', { src: trialScriptPath })
    script.addEventListener('error', () => {
      button.disabled = false
      script.remove()
    })
    document.head.append(script)
  })
}
