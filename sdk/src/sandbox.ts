import type { AccountMeta, NewSandbox, PrivateSandbox } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Private sandboxes for tests. */
export interface Sandbox {
  /**
   * Gets a key, an account and an organisation of your own for an hour, on a day that you choose; call it with the
   * sandbox key. With a key of the sandbox: the sandbox as it is, with a new session token.
   * @example
   * const { data } = await client.sandbox.createSandbox({ clock: '2027-01-02' })
   * const own = client.with({ apiKey: data.apiKey ?? '' })
   * const account = client.with({ apiKey: data.sessionToken })
   * @throws InvalidRequestError where `clock` or `webhookUrl` is wrong, RateLimitError after ten an hour, and what README, *Errors*, lists for every call.
   */
  createSandbox(input: NewSandbox, options?: CallOptions): Promise<Result<PrivateSandbox, AccountMeta>>
}
