/**
 * Misuse of the tools of the law that must not compile; the type check of the project keeps this file. Were one of
 * these lines allowed, its directive would be unused, and that is an error.
 */
import { atRate, charge } from '#domain/core/charge'
import { lineEntry } from '#domain/core/entries'
import type { Law } from '#domain/core/provision'
import type { PurchaseEntry } from '#domain/law/country'
import { spanishWords } from '#domain/law/es/questions'
import { municipalRate } from '#domain/law/fr/parameters/duties'
import { saleTariff } from '#domain/law/fr/parameters/notary'
import { questionOptions } from '#domain/law/purchase/questions'

/** Never called: only its types matter. */
export const misuses = (law: Law): unknown[] => {
  const duty = atRate(1_000, law(municipalRate))
  // @ts-expect-error: a bare number as rate has no source.
  const bare = atRate(1_000, 0.012)
  // @ts-expect-error: a table of slices is no rate.
  const table = atRate(1_000, law(saleTariff))
  // @ts-expect-error: a literal is no charge.
  const literal = lineEntry('stateLevy', { formula: { amount: 12 }, by: [law(municipalRate)] })
  // @ts-expect-error: a spread copy of a charge is no charge.
  const spread = lineEntry('stateLevy', { ...duty, formula: { amount: 13 } })
  // @ts-expect-error: a misspelt key.
  const misspelt: PurchaseEntry<'FR'> = lineEntry('stateLevi', duty)
  // @ts-expect-error: a key of another country.
  const foreign: PurchaseEntry<'FR'> = lineEntry('registryOwnership', duty)
  // @ts-expect-error: no provision.
  const uncited = charge({ amount: 12 }, [])
  // @ts-expect-error: arithmetic on a provision.
  const product = 1_000 * law(municipalRate)
  // @ts-expect-error: assignment.
  duty.formula.amount = 13
  // @ts-expect-error: a question whose text has another key.
  const unasked = spanishWords.questions.largeFamilly
  // @ts-expect-error: a choice that has no text.
  const unnamed = questionOptions(spanishWords.options.familyCategory, 'general', 'spezial')
  return [bare, table, literal, spread, misspelt, foreign, uncited, product, unasked, unnamed]
}
