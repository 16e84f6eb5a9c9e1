import { trialScriptPath } from '../paths.ts'
import { element } from './element.ts'

/** Puts the button that opens the form of an operation; the form itself is loaded with the first use. */
export const addTrial = (): void => {
  const section = document.querySelector<HTMLElement>('#try[data-operation]')
  if (!section) return
  const button = element('button', { type: 'button', class: 'try' }, 'Try it')
  section.append(button)
  section.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    const script = element('script', { src: trialScriptPath })
    script.addEventListener('error', () => {
      button.disabled = false
      script.remove()
    })
    document.head.append(script)
  })
}
