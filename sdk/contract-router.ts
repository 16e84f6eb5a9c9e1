/** Route of the contract, reduced to what its tag changes. */
interface Route {
  method: string
  path: string
  responses: object
}

/** Settings that a tag applies to all its routes. */
interface TagOptions {
  pathPrefix?: string
  commonResponses?: object
}

const applyTag = (route: Route, { pathPrefix = '', commonResponses }: TagOptions): Route => ({
  ...route,
  path: pathPrefix + route.path,
  responses: { ...commonResponses, ...route.responses },
})

/**
 * The part of `@ts-rest/core` that the contract calls when loaded, for the bundle of `@valorem/sdk/local`: the package
 * itself would add a second schema library, 15 KB gzipped, for headers that no route declares. A test compares every
 * operation of the two.
 */
export const initContract = () => ({
  router: (routes: Record<string, Route>, options: TagOptions = {}) =>
    Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, applyTag(route, options)])),
  noBody: () => 'ContractNoBody',
  otherResponse: <Answer>(answer: Answer): Answer => answer,
})
