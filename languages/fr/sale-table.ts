import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/sale-table.ts'

/**
 * Names of the columns and values of a table of sales in French.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    commune: 'commune | ville | localité',
    quartier: 'quartier',
    surface: 'surface | surface habitable | superficie',
    nbChambres: 'chambres | nombre de chambres | nb chambres',
    etage: 'étage | niveau',
    etat: 'état | état du bien',
    exterieur: 'extérieur | espace extérieur',
    parking: 'parking | stationnement | place de parking',
    classeEnergie: 'classe énergie | classe énergétique | cpe',
    typeBien: 'type de bien | type',
    estNeuf: 'neuf | est neuf | vefa',
    price: 'prix | prix de vente | prix payé | prix d’achat',
    soldOn: 'date de vente | vendu le | date de l’acte | date acte | date de l’acte notarié | date',
    group: 'résidence | immeuble | programme | bâtiment',
  },
  etage: {
    rdc: 'rez-de-chaussée | rdc | rez',
    entre: 'étage intermédiaire | étage courant | intermédiaire',
    dernier: 'dernier étage | dernier | attique | combles | mansarde',
  },
  etat: {
    neuf: 'comme neuf | neuf',
    renove: 'rénové',
    bon: 'bon | bon état',
    rafraichir: 'à rafraîchir | rafraîchir',
    renover: 'à rénover | à restaurer',
  },
  exterieur: { aucun: 'aucun | sans', balcon: 'balcon', terrasse: 'terrasse', jardin: 'jardin' },
  typeBien: { appartement: 'appartement | appart', maison: 'maison | pavillon' },
  yes: 'oui | o | vrai',
  no: 'non | faux',
  unknown: 'non connue | non connu | inconnu | nc',
  months: 'janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre',
} as const satisfies Translation<typeof source>
