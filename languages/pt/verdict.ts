import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/verdict.ts'

/**
 * Sentences in which a back-test states its verdict, one for each finding.
 *
 * Screen: the first lines of /back-test. Reader: agencies. Length: report.
 */
export const words = {
  agrees:
    'As suas {count} vendas confirmam as nossas estimativas: nem baixas nem altas em mais de {most}, e {held} de {count} estão no intervalo.',
  low: 'Os seus preços ficaram {value} acima das nossas estimativas ({from} a {to}): estimamos estes imóveis demasiado baixo.',
  high: 'Os seus preços ficaram {value} abaixo das nossas estimativas ({from} a {to}): estimamos estes imóveis demasiado alto.',
  unevenLow:
    'Os imóveis caros são estimados demasiado baixo face aos baratos: {value} quando o valor duplica ({from} a {to}).',
  unevenHigh:
    'Os imóveis caros são estimados demasiado alto face aos baratos: {value} quando o valor duplica ({from} a {to}).',
  driftsLow: 'As nossas estimativas perdem {value} por ano face aos seus preços ({from} a {to}).',
  driftsHigh: 'As nossas estimativas ganham {value} por ano face aos seus preços ({from} a {to}).',
  rangeNarrow:
    '{held} de {count} vendas estão no intervalo, em vez de cerca de {expected}: é demasiado estreito para estes imóveis; o seu fator é {factor}.',
  rangeWide:
    '{held} de {count} vendas estão no intervalo, em vez de cerca de {expected}: é demasiado largo para estes imóveis; o seu fator é {factor}.',
  tooFew: '{count} vendas são poucas para concluir: um erro de {most} para cima ou para baixo não se veria.',
} as const satisfies Translation<typeof source>
