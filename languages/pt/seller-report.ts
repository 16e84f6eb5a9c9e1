import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/** Texts of the report of a seller; the rest of it is in `report.ts`. */
export const words = {
  title: 'Estimativa indicativa para a sua venda',
  making: 'Como se forma o preço',
  'making.reference': 'Preço de referência em {commune}, {segment}',
  'making.adjustments': 'Características do imóvel, multiplicadas entre si',
  'making.central': '{surface} a este preço, arredondado: valor central',
  'making.range': '8 em cada 10 vendas comparáveis',
  'making.price': 'Preço deste relatório, face ao valor central',
  proceeds: 'O que fica para o vendedor',
  proceedsOn: 'Escritura de {day}; {origin}.',
  wholeEuros: 'Cada montante é arredondado ao euro, por o preço ser uma estimativa.',
  saleCosts: 'Custos da venda',
  part: 'Parte deste vendedor, {share}',
  tax: 'Imposto sobre a mais-valia',
  notCounted: 'não contado',
  loanBalance: 'Empréstimo a reembolsar',
  net: 'Produto líquido da venda',
  netBeforeTax: 'Resta antes do imposto sobre a mais-valia',
  taxNamed:
    'O imposto sobre a mais-valia (lei do imposto sobre o rendimento, artigos 99bis e 99ter) não está contado aqui. Depende da data, do preço e dos custos da compra, das obras, do rendimento e da classe de imposto do vendedor; a venda de uma residência principal está isenta se estiverem reunidas as condições do artigo 102bis.',
  'gain.longTerm':
    'Detido de {from} a {to}, mais de {years} anos: os custos são reavaliados, deduz-se um abatimento e o resto é tributado a uma taxa reduzida.',
  'gain.speculative':
    'Detido de {from} a {to}, no máximo {years} anos: o ganho soma-se ao rendimento do ano e é tributado como ele.',
  'gain.mainResidence': 'Isento enquanto residência principal do vendedor.',
  'gain.soldToPublicBody': 'Isento enquanto venda a um organismo público.',
  'gain.speculativeBelow500': 'Sem imposto: o ganho fica abaixo do montante mínimo tributável.',
  'gain.noGain': 'Sem imposto: não há ganho.',
  'gain.allowances': 'Sem imposto: os abatimentos absorvem todo o ganho.',
  'item.received': 'Preço menos custos da venda',
  'item.acquisitionPrice': 'Preço de compra, {year}',
  'item.acquisitionCosts': 'Custos da compra, {year}',
  'item.improvement': 'Obras, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Mais-valia',
  'item.decennial': 'Abatimento, uma vez em dez anos',
  'item.parentsHome': 'Abatimento pela casa dos pais',
  'item.taxableGain': 'Mais-valia tributável',
  taxBetween: 'entre {low} e {high}',
  buyer: 'O que um comprador precisa',
  buyerSays: 'Para um preço de {price}, os custos de aquisição são de {costs}, no total {total} ({facts}).',
  withLoan: 'com um empréstimo de {loan}, {own} de capitais próprios',
  steps: 'Próximos passos',
  'step.visit':
    'Visita do imóvel pela agência: estado, luz, ruído e condomínio não estão nos números. Depois fixa-se em conjunto o preço pedido.',
  'step.papers':
    'Documentos: título de propriedade, certificado de desempenho energético, regulamento, contas e atas do condomínio, faturas das obras.',
  'step.bank':
    'Banco: um extrato do saldo do empréstimo e dos custos do reembolso antecipado e do cancelamento da hipoteca.',
  'step.contract':
    'Contrato-promessa com o comprador: preço, condições (como a obtenção do empréstimo), data da escritura.',
  'step.deed':
    'Escritura perante o notário: o preço é pago, o empréstimo reembolsado, as chaves entregues. A venda consta depois da declaração de impostos do ano.',
  'notice.declaration_required': 'A venda é declarada no formulário 700, mesmo sem imposto a pagar.',
  'notice.contested_rule':
    'O ganho é demasiado pequeno para a taxa reduzida e soma-se ao rendimento; os abatimentos mantêm-se. Este ponto é controverso.',
  'notice.surcharge_possible':
    'Um não residente deve pelo menos {amount} sobre este ganho; o imposto indicado é o de um residente.',
  'notice.reinvestment_deferral_not_computed':
    'O imposto pode ser diferido em caso de reinvestimento em certas habitações (artigo 102quater); não está calculado.',
  'notice.reform_announced': 'Foi anunciada uma classe de imposto única; não encontrámos prova de que seja lei.',
  'notice.contract_changes_nothing': 'O contrato-promessa registado não altera nada nesta venda.',
  'notice.public_body_too_early': 'A venda a um organismo público ainda não estava isenta nesta data.',
  'assumed.acquisitionCosts': 'custos da compra a 0',
  'assumed.acquisitionMode': 'adquirido por compra',
  'assumed.mainResidence': 'não é residência principal do vendedor',
  'assumed.preemptionExercised': 'nenhum direito de preferência exercido',
  'assumed.taxResident': 'vendedor residente no Luxemburgo',
  'assumed.jointTaxation.yes': 'tributação conjunta',
  'assumed.jointTaxation.no': 'tributação individual',
  'assumed.decennialAllowanceUsed': 'nenhum abatimento utilizado nos dez anos anteriores',
  'assumed.healthInsuredInLuxembourg': 'seguro de doença no Luxemburgo',
  caveat:
    'Estimativa estatística indicativa, sem visita ao imóvel; não é uma avaliação por perito, uma proposta nem uma garantia de preço. Imposto e custos sem compromisso; só a administração, o notário e o banco decidem.',
  commentaryPrompt:
    'Escreve para o vendedor, cliente de uma agência imobiliária, um comentário sobre esta estimativa e sobre o que fica do preço, em quatro parágrafos curtos e sem títulos: em que assenta o valor e porque é que o intervalo tem esta largura; o que se desconta do preço, e que lei segue o imposto sobre a mais-valia quando está contado; o que isso significa para o vendedor; o que verificar a seguir. Palavras simples, nenhum conselho para comprar ou vender.',
} as const satisfies Translation<typeof source>
