import * as z from 'zod'
import { errors } from './error-table.ts'

export { errors }

/** The code of a failure; the key of the table above. */
export type ErrorCode = keyof typeof errors

/** All codes, in the order of the table. */
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]

/** The page about a code, as a path on the same service: proxies change hosts. */
export const getErrorPage = (code: ErrorCode): string => `/docs/errors/${code}`

/** A fault of one field of a request. */
export const Issue = z
  .strictObject({
    path: z.string().describe('The field, as `items[3].surface`; empty for the body as a whole.'),
    message: z.string().describe('What is wrong, in one sentence.'),
    code: z.string().optional().describe('A finer code for the rule that was broken, in snake_case.'),
    received: z.string().optional().describe('The value that was sent, as JSON, cut at 100 characters.'),
    allowed: z
      .array(z.string())
      .max(1000)
      .optional()
      .describe('The values of a closed list, or one sentence that gives the bounds.'),
  })
  .meta({ id: 'Issue', description: 'What is wrong with one field of a request.' })

/** Names near to one that was not found: at most ten. */
export const Suggestions = z
  .array(z.string())
  .max(10)
  .describe('Official names close to the one sent, or the candidates of a shared name.')

/** The code of a failure as an answer has it. */
export const Code = z
  .enum(errorCodes)
  .meta({ id: 'ErrorCode', description: 'Stable code of the failure. New codes may be added.' })

/** Most fields that one failure lists. */
export const issuesMax = 100

/** The wrong fields of a failure; the sentence of the failure says how many more there were. */
export const Issues = z.array(Issue).max(issuesMax)

/** A proof of work that a contact needs. */
export const ProofChallenge = z
  .strictObject({
    token: z.string().max(40).describe('What the proof is for: this contact, until `expiresAt`.'),
    puzzles: z.int().min(1).max(32).meta({ 'x-unit': 'puzzles' }).describe('Numbers to find, one for each `i` from 0.'),
    bits: z
      .int()
      .min(1)
      .max(32)
      .meta({ 'x-unit': 'bits' })
      .describe(
        'Bits that are 0 at the beginning of SHA-256 of the text `token:i:number`, the number in decimal digits.',
      ),
    expiresAt: z.iso.datetime().describe('Until when the proof is taken.'),
  })
  .meta({
    id: 'ProofChallenge',
    description: 'A proof of work: send `token:number,number,…` as `proof` of the same contact.',
  })

/** Every failure answers this body, whatever its status. */
export const ErrorResponse = z
  .strictObject({
    success: z.literal(false).describe('Always false.'),
    error: z.string().describe('One sentence for people.'),
    code: Code,
    requestId: z.string().describe('Identifier of this request in our log; also in the X-Request-Id header.'),
    docs: z
      .string()
      .regex(/^\/docs\/errors\/[a-z_]+$/)
      .describe('The page about this code, as a path on the same service: what causes it, what mends it, an example.'),
    issues: Issues.optional().describe('One entry for each field that is wrong, at most 100.'),
    suggestions: Suggestions.optional(),
    challenge: ProofChallenge.optional().describe('With `proof_required`: the work to do.'),
  })
  .meta({ id: 'ErrorResponse', description: 'A failure: what happened, its stable code, and the fields concerned.' })
