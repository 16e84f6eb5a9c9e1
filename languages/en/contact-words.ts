/**
 * Words that lead to a telephone number; `_` stands for a space.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  telephone: 'tel telephone phone call mobile fax whatsapp',
} as const
