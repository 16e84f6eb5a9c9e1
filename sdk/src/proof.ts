import type { ProofChallenge } from './derived/types.ts'
import { createShortDigest } from './digest.ts'

/** Time of uninterrupted work, so that the page stays responsive, ms. */
const sliceMs = 12

/**
 * Solves the challenge of a contact (`proof_required`) in a few hundred milliseconds, without blocking a page: the
 * `proof` to send with the same contact.
 * @example
 * const outcome = await client.safe.leads.create(contact)
 * if (!outcome.ok && outcome.error.challenge)
 *   await client.leads.create({ ...contact, proof: await solveChallenge(outcome.error.challenge) })
 * @throws RangeError for a challenge that is not one of the service; the reason of `signal`.
 */
export const solveChallenge = async (
  { token, puzzles, bits }: ProofChallenge,
  signal?: { readonly aborted: boolean; readonly reason?: unknown },
): Promise<string> => {
  if (token.length > 40 || !(bits <= 24 && puzzles <= 32)) throw new RangeError('This is no challenge of the service.')
  // A token of 40 characters, a number of a puzzle and a candidate of up to eleven digits are one block.
  const digest = createShortDigest()
  const found: number[] = []
  let [candidate, sliceStart] = [0, Date.now()]
  while (found.length < puzzles) {
    if (digest(`${token}:${found.length}:${candidate}`) >>> (32 - bits) === 0) {
      found.push(candidate)
      candidate = 0
    } else candidate += 1
    if (candidate % 256 === 0 && Date.now() - sliceStart >= sliceMs) {
      await new Promise(resolve => setTimeout(resolve))
      if (signal?.aborted) throw signal.reason
      sliceStart = Date.now()
    }
  }
  return `${token}:${found.join(',')}`
}
