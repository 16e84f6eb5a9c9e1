/** Whether a URL parser leaves the path unchanged; `..` segments do not. */
const isNormalisedPath = (path: string): boolean => new URL(path, 'http://localhost').pathname === path.split('?')[0]

/** Most characters of a path to return to. */
const pathMax = 2000

/** Whether a sign-in may redirect to a path: one of our pages that needs a session. */
export const isReturnPath = (path: string): boolean =>
  path.length <= pathMax &&
  /^\/(account|ask|invitations\/[\w-]{1,60})([/?][\w/?=&.%+-]*)?$/.test(path) &&
  !path.includes('//') &&
  isNormalisedPath(path)

/** The path if a sign-in may redirect to it, else ''. */
export const toReturnPath = (path: string): string => (isReturnPath(path) ? path : '')
