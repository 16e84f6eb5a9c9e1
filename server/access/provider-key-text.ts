/** Whether a text can be a provider key: 8 to 500 visible ASCII characters, valid in a header. */
export const isProviderKey = (text: string): boolean => /^[\x21-\x7E]{8,500}$/.test(text)
