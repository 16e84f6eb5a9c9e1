import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/contact-words.ts'

/**
 * Words that lead to a telephone number.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  telephone: 'tél tel téléphone telephone appelez appelez_le appelez-le gsm mobile fax',
} as const satisfies Translation<typeof source>
