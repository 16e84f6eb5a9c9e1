/** Operations whose name a page for people has; theirs says that it is the one of the operation. */
const alsoGuides: ReadonlySet<string> = new Set(['accuracy'])

/** Where an operation is described, by its id. */
export const operationPath = (id: string): string => `/docs/${id}${alsoGuides.has(id) ? '-operation' : ''}`
