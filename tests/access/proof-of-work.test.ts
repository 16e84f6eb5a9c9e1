import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createProofs } from '#server/access/proof-of-work'
import { solveChallenge } from '../../sdk/src/proof.ts'

const now = new Date('2026-11-21T12:00:00Z')
const contact = { keyId: 'key_0123456789abcdef', leadId: '2b7d3b52-6a53-4b0e-8f57-5f2b1c9d0e21' }

describe('a proof of work', () => {
  test('is found by anybody who can hash, as the OpenAPI file says it', async () => {
    const proofs = createProofs(['secret'])
    const { token, puzzles, bits } = proofs.createChallenge(contact, now)
    const numbers = Array.from({ length: puzzles }, (_, puzzle) => {
      for (let number = 0; ; number += 1) {
        const digest = createHash('sha256').update(`${token}:${puzzle}:${number}`).digest('hex')
        if (BigInt(`0x${digest}`) >> BigInt(256 - bits) === 0n) return number
      }
    })
    expect(proofs.isProven(`${token}:${numbers.join(',')}`, contact, now)).toBe(true)
    // The SDK, whose digest is its own, finds the same numbers: the first of each puzzle.
    expect(await solveChallenge(proofs.createChallenge(contact, now))).toBe(`${token}:${numbers.join(',')}`)
  })

  test('is taken by each process with the same secret, until it expires, and for one contact', async () => {
    const challenge = createProofs(['secret']).createChallenge(contact, now)
    const proof = await solveChallenge(challenge)
    const taken = (secret: string, of = contact, at = now) => createProofs([secret]).isProven(proof, of, at)
    expect(taken('secret')).toBe(true)
    expect(taken('other')).toBe(false)
    expect(taken('secret', { ...contact, leadId: '2b7d3b52-6a53-4b0e-8f57-5f2b1c9d0e22' })).toBe(false)
    expect(taken('secret', { ...contact, keyId: 'key_0123456789abcdea' })).toBe(false)
    expect(taken('secret', contact, new Date(Date.parse(challenge.expiresAt) - 1))).toBe(true)
    expect(taken('secret', contact, new Date(challenge.expiresAt))).toBe(false)
  })

  test.each(['', ':', 'a', 'a.b:1', `zzzzzz.${'A'.repeat(22)}:1,2,3,4,5,6,7,8`])('is not %j', proof => {
    expect(createProofs(['secret']).isProven(proof, contact, now)).toBe(false)
  })

  test('is not found for a challenge that would keep a page busy for hours', async () => {
    const expiresAt = now.toISOString()
    await expect(solveChallenge({ token: 'a', puzzles: 8, bits: 32, expiresAt })).rejects.toThrow(RangeError)
    await expect(solveChallenge({ token: 'a', puzzles: 2 ** 31, bits: 8, expiresAt })).rejects.toThrow(RangeError)
  })

  test('is given up when its signal is aborted', async () => {
    const aborted = AbortSignal.abort(new Error('gone'))
    await expect(
      solveChallenge({ token: 'a', puzzles: 32, bits: 24, expiresAt: now.toISOString() }, aborted),
    ).rejects.toThrow('gone')
  })
})
