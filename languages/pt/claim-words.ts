import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/claim-words.ts'

/**
 * Words of claims that a text must not make; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  titles:
    'avaliaç*_certificada* avaliaç*_oficia* avaliaç*_rics estimativa*_certificada* estimativa*_oficia* perita*_certificada* perícia*_certificada* valor*_certificado* laudo_certificado certificado_de_valor aconselhamento_jurídico aconselhamento_fiscal aconselhamento_fiscal_e_jurídico aconselhamento_jurídico_e_fiscal consultoria_jurídica consultoria_fiscal parecer_jurídico parecer_fiscal',
  pointers: 'esta este estas estes a_presente o_presente a_nossa o_nosso nossa nosso minha meu',
  selves:
    'este_texto esta_estimativa esta_avaliação esta_análise este_comentário este_relatório esta_resposta este_documento este_número estes_números este_valor este_montante este_cálculo este_serviço isto_é isto_constitui isto_vale trata_se é_uma eis aqui_está a_presente o_presente a_estimativa_é a_estimativa_constitui a_análise_é eu nós nossa nosso minha meu valorem',
  conforms:
    'em_conformidade_com conforme_o conforme_as de_acordo_com segundo_o segundo_as nos_termos_do cumpre respeita',
  indefinites: 'um uma qualquer',
  licences:
    'licenciado licenciados licenciada licença acreditado acreditados acreditada autorizado_pela autorizados_pela habilitado habilitados',
  firsts: 'eu sou somos nós nossa nosso estamos este_serviço valorem temos tenho',
  roles:
    'perito*_avaliador* perito*_certificado* perito_oficial avaliador*_certificado* avaliador*_licenciado* advogad* notári* consultor*_fisca* conselheiro*_fisca* jurista* solicitador*',
  asRoles: 'como como_seu como_sua na_qualidade_de sou somos enquanto',
  negations: 'não nem nunca sem nenhum nenhuma jamais em_vez_de',
  contrasts: 'mas',
  referrals:
    'consulte consultar contacte contactar peça pedir pede pedirá pedirão procure procurar exige exigirá exigem recomenda recomendado recomendada recomendamos aconselha deve deverá precisa precisará necessário necessária se_precisar se_quiser caso junto_de junto_a solicite solicitar obtenha obter contrate contratar dirija',
} as const satisfies Translation<typeof source>
