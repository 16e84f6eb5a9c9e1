import type { IncomingMessage } from 'node:http'

/** Whether a client accepts HTML, as browsers do; programs get JSON. */
export const canAcceptHtml = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '')
