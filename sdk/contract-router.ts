/** A route of the contract, as far as putting it into a tag changes it. */
interface Route {
  method: string
  path: string
  responses: object
}

/** What a tag says of all its routes. */
interface TagOptions {
  pathPrefix?: string
  commonResponses?: object
}

const placed = (route: Route, { pathPrefix = '', commonResponses }: TagOptions): Route => ({
  ...route,
  path: pathPrefix + route.path,
  responses: { ...commonResponses, ...route.responses },
})

/**
 * What the contract asks of `@ts-rest/core` when it is read, for the bundle of `@valorem/sdk/local`: the package itself
 * would bring a second library of schemas along, 15 KB gzipped, for headers that no route declares. A test compares every
 * operation of the two.
 */
export const initContract = () => ({
  router: (routes: Record<string, Route>, options: TagOptions = {}) =>
    Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, placed(route, options)])),
  noBody: () => 'ContractNoBody',
  otherResponse: <Answer>(answer: Answer): Answer => answer,
})
