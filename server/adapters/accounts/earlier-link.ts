/**
 * The e-mail in a confirming link that the version before has sent: its token was signed with the secret of accounts, and
 * named nothing else. Undefined for any other token, and for one that is over, an hour after it was made.
 */
export const emailOfEarlierLink = async (
  token: string,
  { secret, now }: { secret: string; now(): Date },
): Promise<string | undefined> => {
  // With the library, which waits for the first request that needs it.
  const { jwtVerify } = await import('jose')
  const options = { algorithms: ['HS256'], currentDate: now() }
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(() => undefined)
  const email = verified?.payload.email
  return typeof email === 'string' ? email : undefined
}
