/** Words that lead to a telephone number; `_` stands for a space. */
export const words = {
  telephone: 'tel telephone phone call mobile fax whatsapp',
} as const
