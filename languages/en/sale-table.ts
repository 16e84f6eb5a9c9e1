/**
 * Names of the columns and values of a table of sales: separated by ` | `, the first one shown. Small
 * and capital letters, accents, spaces and units in brackets do not matter.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    commune: 'municipality | town | city',
    quartier: 'district | quarter | neighbourhood',
    surface: 'living area | area | floor area | sqm',
    nbChambres: 'bedrooms | number of bedrooms',
    etage: 'floor | storey',
    etat: 'condition | state',
    exterieur: 'outdoor space | outdoors | exterior',
    parking: 'parking | parking place | garage',
    classeEnergie: 'energy class | energy rating',
    typeBien: 'kind of home | type of home | property type',
    estNeuf: 'new build | newly built',
    price: 'price | sale price | price paid',
    soldOn: 'sold on | date of sale | sale date | date',
    group: 'building | building name | development',
  },
  etage: {
    rdc: 'ground floor | ground',
    entre: 'middle floor | upper floor | in between',
    dernier: 'top floor | top | penthouse | attic',
  },
  etat: {
    neuf: 'as new | like new',
    renove: 'renovated',
    bon: 'good',
    rafraichir: 'to freshen up | to refresh',
    renover: 'to renovate',
  },
  exterieur: { aucun: 'none', balcon: 'balcony', terrasse: 'terrace', jardin: 'garden' },
  typeBien: {
    appartement: 'apartment | flat | studio | duplex | loft',
    maison: 'house | villa | bungalow | townhouse',
  },
  yes: 'yes | y | true',
  no: 'no | n | false',
  unknown: 'not known | unknown',
  months: 'January | February | March | April | May | June | July | August | September | October | November | December',
} as const
