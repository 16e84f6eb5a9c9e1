import type { IncomingMessage } from 'node:http'

/** Whether a client names HTML among what it accepts, as a browser does; programs get JSON. */
export const readsPages = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '')
