import { expect } from 'vitest'
import { Extraction } from '#contract/ai/extraction'
import { type ExtractionWorld, saidBody } from './extraction-world.ts'

/** A value as a model quotes it. */
export const quoted = (value: unknown, quote: string | null, page: number | null = 1) => ({ value, quote, page })

/** A price of a sale, of 600 000 where nothing else is said, as a model quotes it. */
export const price = (quote: string | null, page: number | null = 1, value = 600_000) => ({
  salePrice: quoted(value, quote, page),
})

/** The answer to a PDF of a sale of which the stand-in says something, round after round. */
export const saleRead = async (
  world: ExtractionWorld,
  bytes: Uint8Array,
  answers: readonly unknown[],
): Promise<Extraction> => {
  const { status, body } = await world.ask(saidBody('plus_values', bytes, { answers }), 'anthropic')
  expect(status).toBe(200)
  return Extraction.parse(body)
}

/** The warnings of an answer by code and path. */
export const codesOf = ({ warnings }: Extraction) => warnings.map(({ code, path }) => [code, path])
