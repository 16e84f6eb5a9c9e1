/** Address of the page; a frame of `srcdoc` has none of its own, but that of the page around it. */
export const readPageAddress = (): URL | Location => (location.origin === 'null' ? new URL(document.baseURI) : location)
