import { versionHeader } from '#contract/shared/version'
import { bad, describeReason, type Finding, good, warning } from './finding.ts'

const timeoutMs = 10_000
/** Longest time, in seconds, that a certificate or a proxy's clock may differ. */
const clockSecondsMax = 30

const part = 'Address'

/** Judges the answer of the address: it must be of this service and of this moment. */
const judgeAnswer = (publicUrl: string, { status, headers }: Response, now: Date): Finding => {
  if (status >= 300 && status < 400)
    return bad(
      part,
      `${publicUrl} redirects to ${headers.get('location') ?? 'nowhere'}.`,
      'Set PUBLIC_URL to the address that it redirects to.',
    )
  if (!headers.has(versionHeader))
    return bad(
      part,
      `${publicUrl} answers ${status}, but not from this service.`,
      'Let the proxy of this address forward every path to the service.',
    )
  const seconds = Math.abs(Date.parse(headers.get('date') ?? '') - now.getTime()) / 1000
  return seconds > clockSecondsMax
    ? bad(part, `The clock of ${publicUrl} differs by ${Math.round(seconds)} s.`, 'Run NTP on both machines.')
    : good(part, `${publicUrl} leads to this service.`)
}

/** Checks `PUBLIC_URL` as this machine sees it: it must lead to this service, without a redirect, and to its clock. */
export const checkPublicUrl = async (
  publicUrl: string | undefined,
  now: () => Date,
  fetched: typeof fetch = fetch,
): Promise<readonly Finding[]> => {
  if (publicUrl === undefined)
    return [
      warning(part, 'PUBLIC_URL is not set.', 'Set it to the address that visitors type, as https://prices.example.'),
    ]
  try {
    const response = await fetched(new URL('/health/live', publicUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return [judgeAnswer(publicUrl, response, now())]
  } catch (cause) {
    const reason = describeReason(Object(cause).cause ?? cause)
    return [
      bad(
        part,
        `${publicUrl} is not reached from this machine: ${reason}.`,
        'See the DNS record, the certificate and the proxy; where this machine alone cannot reach it, ask from another one.',
      ),
    ]
  }
}
