/** Content security policy of a page of files and its worker: allows no connections, so nothing is sent. */
export const filePolicy =
  "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'"
