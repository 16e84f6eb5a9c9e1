/** Public name and description of each tag, by the key of its router. */
export const tags: Record<string, { name: string; description: string }> = {
  estimation: {
    name: 'Estimation',
    description: 'Indicative value of Luxembourg apartments in full ownership, one by one or a thousand at a time.',
  },
  data: {
    name: 'Data',
    description: 'Macro indicators from official public sources, each with its period, its age and its status.',
  },
}
