/**
 * E-mail in a confirmation link sent by the previous version: its token is signed with the account secret and carries
 * nothing else. Undefined for any other token and for one that has expired, an hour after it was issued.
 */
export const readEmailOfEarlierLink = async (
  token: string,
  { secret, now }: { secret: string; now(): Date },
): Promise<string | undefined> => {
  // Imported lazily, like the library.
  const { jwtVerify } = await import('jose')
  const options = { algorithms: ['HS256'], currentDate: now() }
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => undefined)
  const email = verified?.payload.email
  return typeof email === 'string' ? email : undefined
}
