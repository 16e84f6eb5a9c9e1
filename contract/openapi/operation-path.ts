/** Operations whose name is also that of a guide; their path has a suffix. */
const alsoGuides: ReadonlySet<string> = new Set(['accuracy'])

/** Path of the description of an operation, by its id. */
export const getOperationPath = (id: string): string => `/docs/${id}${alsoGuides.has(id) ? '-operation' : ''}`
