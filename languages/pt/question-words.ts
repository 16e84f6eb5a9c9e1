import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/**
 * Beginnings of words of questions; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  topics: {
    purchase:
      'compra compro_ comprei comprou compramos aquisiç escritur notári imposto_de_selo imposto_de_registo direitos_de_registo transcriç hipotec empréstimo',
    gain: 'mais-valia mais_valia vend revend alienaç especulaç cessão ganho',
    incomeTax:
      'imposto_sobre_o_rendimento impostos_sobre_o_rendimento imposto_de_rendimento irs tabela_do_imposto tabela_de_imposto classe_de_imposto classe_fiscal escalão escalões rendimento_tributável',
    vat: 'iva imposto_sobre_o_valor_acrescentado vefa em_planta na_planta construção_nova casa_nova apartamento_novo imóvel_novo',
    aids: 'apoio ajuda subsídio subvenç prémio bonificaç garantia_do_estado',
  },
  calculations: {
    estimate: 'estim valor vale avali interval',
    mortgage: 'empréstimo prestaç hipotec crédito',
    cashflow: 'cash fluxo arrend alug todos_os_meses cada_mês',
    yields: 'rendib rentabil renda arrend alug',
    rentCap: 'renda_máxima renda_legal limite_da_renda renda_posso',
    investedCapital: 'entrada capital_próprio capitais_próprios',
    fees: 'frança bélgica alemanha países_baixos holanda itália espanha portug reino_unido inglaterra estados_unidos eua estrangeiro londres',
    revalue: 'comprei actualiz atualiz reavali',
    commune: 'evoluç mercado preço_médio preços_médios os_preços',
    places: 'bairro localidade cantão',
    marketData:
      'euribor bce inflaç taxa_de_juro taxas_de_juro índice ihpc licença_de_construç taxas_hipotec taxa_hipotec',
    mortgageLendingValue: 'valor_hipotec',
    directCapitalisation: 'capitaliza',
    discountedCashFlow: 'dcf descont',
  },
  dwelling: 'apartament moradia habitaç quarto studio duplex',
} as const satisfies Translation<typeof source>
