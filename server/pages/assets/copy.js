// Copies the text that a button names; pages without https have no clipboard, where the text can be marked by hand.
for (const button of document.querySelectorAll('[data-copies]')) {
  button.parentElement.hidden = !navigator.clipboard
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copies).textContent
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (isCopied) button.nextElementSibling.textContent = button.dataset.copied
    else button.parentElement.hidden = true
  })
}
