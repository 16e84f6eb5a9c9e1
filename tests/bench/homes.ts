/** A hundred different homes, as integrators send them. */
export const homes = Array.from({ length: 100 }, (_, index) => ({
  commune: ['Luxembourg', 'Esch-sur-Alzette', 'Differdange', 'Mamer', 'Ettelbruck'][index % 5] ?? 'Mamer',
  surface: 35 + index,
  nbChambres: 1 + (index % 3),
  etage: ['rdc', 'entre', 'dernier'][index % 3],
  etat: ['renove', 'bon', 'rafraichir'][index % 3],
  exterieur: ['aucun', 'balcon', 'terrasse'][index % 3],
  parking: index % 2 === 0,
  classeEnergie: ['B', 'C', 'D', 'E'][index % 4],
}))

/** A batch of a thousand of them. */
export const thousand = { items: Array.from({ length: 1000 }, (_, index) => homes[index % homes.length]) }
