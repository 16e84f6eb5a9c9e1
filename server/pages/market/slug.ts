/** Last part of the address of a municipality's page: its French name in small letters without accents, `esch-sur-alzette`. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
