/** Whether a text can be the key of a provider: 8 to 500 visible ASCII characters, so that a header can carry it. */
export const isProviderKey = (text: string): boolean => /^[\x21-\x7E]{8,500}$/.test(text)
