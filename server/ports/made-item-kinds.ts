/** Kinds of items that a person makes for an organisation and that remain when the person leaves. */
export const madeItemKinds = ['key', 'form', 'providerKey', 'webhook', 'address'] as const
export type MadeItemKind = (typeof madeItemKinds)[number]
