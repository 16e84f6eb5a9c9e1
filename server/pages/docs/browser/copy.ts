/** Adds a copy button to each code block. */
export const addCopyButtons = (): void => {
  for (const block of document.querySelectorAll('.code')) {
    const caption = block.querySelector('figcaption')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', `Copy: ${caption?.textContent ?? ''}`)
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '')
        button.textContent = 'Copied'
      } catch {
        button.textContent = 'Not allowed'
      }
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 2000)
    })
    caption?.append(button)
  }
}
