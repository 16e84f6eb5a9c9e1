/** Raw value of a cookie in a Cookie header; undefined where it is missing. */
export const getCookieValue = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
