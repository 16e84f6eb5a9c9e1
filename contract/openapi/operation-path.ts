/** Operations whose name is also that of a guide; their path has a suffix. */
const alsoGuides: ReadonlySet<string> = new Set(['accuracy'])

/** Path of the description of an operation, by its id. */
export const getOperationPath = (id: string): string => `/docs/${id}${alsoGuides.has(id) ? '-operation' : ''}`

/** The SDK's name of an operation of the OpenAPI file, without its tag. */
export const getSdkMethod = (operation: { 'x-sdk-method': string }): string =>
  operation['x-sdk-method'].split('.').at(-1) ?? ''
