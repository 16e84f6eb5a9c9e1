// Puts a button for copying beside each block of code; without this script the pages lack nothing else.
for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  const name = block.querySelector('figcaption').textContent
  button.setAttribute('aria-label', `Copy: ${name}`)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector('pre').textContent)
      button.textContent = 'Copied'
    } catch {
      button.textContent = 'Not allowed'
    }
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 2000)
  })
  block.querySelector('figcaption').append(button)
}
