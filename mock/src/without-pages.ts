/** Handler of Express that passes every request on. */
type PassingHandler = (req: unknown, res: unknown, next: () => void) => void

// The box has no pages, in place of `server/pages/pages.ts` and `server/pages/docs/router.ts`.
const passOn: PassingHandler = (_req, _res, next) => next()

export const createPages = (): PassingHandler => passOn
export const createLazyNotFound = (): PassingHandler => passOn
export const createDocsPages = (): PassingHandler => passOn
