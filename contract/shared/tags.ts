/** Public name and description of each tag, by the key of its router. */
export const tags: Record<string, { name: string; description: string }> = {
  estimation: {
    name: 'Estimation',
    description: 'Indicative value of Luxembourg apartments in full ownership, one by one or a thousand at a time.',
  },
  fiscal: {
    name: 'Fiscal',
    description: 'Tax on the sale of Luxembourg property, as of the law of any day from 2015 on.',
  },
}
