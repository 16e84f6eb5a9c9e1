import type { Sealed } from '../../ports/provider-keys.ts'
import type { EnvelopeColumns } from './lead-tables.ts'

/** Envelope columns of a deleted text. */
export const nothingSealed: EnvelopeColumns = {
  ...{ kek_id: null, wrapped_dek: null, dek_iv: null, dek_tag: null },
  ...{ iv: null, tag: null, ciphertext: null },
}

/** Columns of an encrypted text. */
export const toSealedColumns = (sealed: Sealed): EnvelopeColumns => ({
  kek_id: sealed.kekId,
  wrapped_dek: sealed.wrappedDek,
  dek_iv: sealed.dekIv,
  dek_tag: sealed.dekTag,
  iv: sealed.iv,
  tag: sealed.tag,
  ciphertext: sealed.ciphertext,
})

/** Encrypted text of a row; null once it is deleted. */
export const toSealed = (row: EnvelopeColumns): Sealed | null => {
  const { kek_id, wrapped_dek, dek_iv, dek_tag, iv, tag, ciphertext } = row
  const isWhole = kek_id !== null && wrapped_dek !== null && dek_iv !== null && dek_tag !== null
  if (!isWhole || iv === null || tag === null || ciphertext === null) return null
  return { kekId: kek_id, wrappedDek: wrapped_dek, dekIv: dek_iv, dekTag: dek_tag, iv, tag, ciphertext }
}
