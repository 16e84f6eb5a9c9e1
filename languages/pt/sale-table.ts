import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/sale-table.ts'

/**
 * Names of the columns and values of a table of sales in Portuguese.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    commune: 'município | comuna | cidade | localidade',
    quartier: 'bairro',
    surface: 'área | área habitável | superfície',
    nbChambres: 'quartos | número de quartos',
    etage: 'andar | piso',
    etat: 'estado',
    exterieur: 'espaço exterior | exterior',
    parking: 'estacionamento | garagem | lugar de garagem',
    classeEnergie: 'classe energética | certificado energético',
    typeBien: 'tipo de imóvel | tipo',
    estNeuf: 'construção nova | novo',
    price: 'preço | preço de venda | preço pago',
    soldOn: 'data de venda | data da venda | vendido em | data',
    group: 'edifício | prédio | empreendimento',
  },
  etage: {
    rdc: 'rés do chão | r/c',
    entre: 'andar intermédio | intermédio',
    dernier: 'último andar | último | recuado | sótão',
  },
  etat: {
    neuf: 'como novo',
    renove: 'renovado',
    bon: 'bom | bom estado',
    rafraichir: 'a precisar de pequenas obras',
    renover: 'para renovar',
  },
  exterieur: { aucun: 'nenhum | sem', balcon: 'varanda', terrasse: 'terraço', jardin: 'jardim' },
  typeBien: { appartement: 'apartamento', maison: 'moradia | casa' },
  yes: 'sim | s | verdadeiro',
  no: 'não | nao | falso',
  unknown: 'desconhecida | desconhecido',
  months:
    'janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro',
} as const satisfies Translation<typeof source>
