import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/figure-words.ts'

/**
 * The words next to figures in a text; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  years: 'ano anos',
  months: 'mês meses',
  days: 'dia dias',
  hours: 'hora horas',
  euros: 'euro euros',
  percent: 'por_cento porcento',
  percentagePoints: 'ponto_percentual pontos_percentuais',
  points: 'ponto pontos',
  instalments: 'prestação prestações mensalidade mensalidades',
  squareMetres: 'metro_quadrado metros_quadrados',
  perSquareMetre: 'por_m² por_m2 o_m² ao_m² por_metro_quadrado o_metro_quadrado ao_metro_quadrado',
  thousands: 'mil milhar milhares',
  millions: 'milhão milhões',
  billions: 'mil_milhões',
  falls:
    'queda quedas descida desceu redução diminuição diminuiu recuo baixa baixou diferença défice perda crédito abatimento desconto dedução inferior abaixo menos',
  references: 'artigo artigos art. n.º nº número capítulo anexo',
  ranges: 'entre intervalo faixa',
  thatIs: 'ou_seja isto_é i.e. a_saber igual_a',
} as const satisfies Translation<typeof source>
