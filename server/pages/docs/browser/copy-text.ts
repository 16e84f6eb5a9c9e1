/** Words of a button that copies: at rest, after it has copied, and where the browser does not allow it. */
export interface CopyWords {
  copy: string
  copied: string
  refused: string
}

/** Copies a text, and says the outcome on the button for two seconds. */
export const copyText = async (
  button: HTMLElement,
  text: string,
  { copy, copied, refused }: CopyWords,
): Promise<void> => {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  button.textContent = isCopied ? copied : refused
  setTimeout(() => {
    button.textContent = copy
  }, 2000)
}
