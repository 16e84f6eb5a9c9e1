import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/contact-words.ts'

/**
 * Words that lead to a telephone number.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  telephone: 'tel telefon gsm handy fax urufft',
} as const satisfies Translation<typeof source>
