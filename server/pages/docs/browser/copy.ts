import { copyText } from './copy-text.ts'

const words = { copy: 'Copy', copied: 'Copied', refused: 'Not allowed' }

/** Adds a copy button to each code block. */
export const addCopyButtons = (): void => {
  for (const block of document.querySelectorAll('.code')) {
    const caption = block.querySelector('figcaption')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.copy
    button.setAttribute('aria-label', `${words.copy}: ${caption?.textContent ?? ''}`)
    button.addEventListener('click', () => {
      void copyText(button, block.querySelector('pre')?.textContent ?? '', words)
    })
    caption?.append(button)
  }
}
