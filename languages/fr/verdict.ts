import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/verdict.ts'

/**
 * Sentences in which a back-test states its verdict, one for each finding.
 *
 * Screen: the first lines of /back-test. Reader: agencies. Length: report.
 */
export const words = {
  agrees:
    'Vos {count} ventes confirment nos estimations : ni trop basses ni trop hautes de plus de {most}, et {held} ventes sur {count} sont dans la fourchette.',
  low: 'Vos prix dépassent nos estimations de {value} ({from} à {to}) : nous estimons ces biens trop bas.',
  high: 'Vos prix sont inférieurs à nos estimations de {value} ({from} à {to}) : nous estimons ces biens trop haut.',
  unevenLow:
    'Les biens chers sont estimés trop bas par rapport aux autres : {value} quand la valeur double ({from} à {to}).',
  unevenHigh:
    'Les biens chers sont estimés trop haut par rapport aux autres : {value} quand la valeur double ({from} à {to}).',
  driftsLow: 'Nos estimations perdent {value} par an par rapport à vos prix ({from} à {to}).',
  driftsHigh: 'Nos estimations gagnent {value} par an par rapport à vos prix ({from} à {to}).',
  rangeNarrow:
    '{held} ventes sur {count} sont dans la fourchette, au lieu de {expected} environ : elle est trop étroite pour ces biens ; votre facteur est {factor}.',
  rangeWide:
    '{held} ventes sur {count} sont dans la fourchette, au lieu de {expected} environ : elle est trop large pour ces biens ; votre facteur est {factor}.',
  tooFew:
    '{count} ventes ne suffisent pas pour conclure : une erreur de {most}, en plus ou en moins, resterait invisible.',
} as const satisfies Translation<typeof source>
