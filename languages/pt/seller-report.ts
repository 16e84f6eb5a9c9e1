import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/seller-report.ts'

/**
 * Texts of the report of a seller; the rest of it is in `report.ts`.
 *
 * Screen: the report of a seller as PDF. Reader: owners. Length: report.
 */
export const words = {
  title: 'Estimativa para a sua venda',
  making: 'Como chegámos a este preço',
  'making.reference': 'Preço por m² em {commune}, {segment}',
  'making.adjustments': 'Ajustamentos para o seu imóvel, combinados',
  'making.central': '{surface} a este preço, arredondado',
  'making.range': '8 em cada 10 apartamentos comparáveis vendem-se',
  'making.price': 'Preço deste relatório, face à estimativa',
  proceeds: 'O que lhe resta',
  proceedsOn: 'Escritura de {day}, preço {origin}.',
  wholeEuros: 'Os montantes são arredondados ao euro.',
  salePrice: 'Preço de venda',
  saleCosts: 'Custos da venda',
  part: 'A sua parte, {share}',
  partAfterCosts: 'A sua parte após custos, {share}',
  tax: 'Imposto sobre a mais-valia',
  'tax.atMost': 'Imposto sobre a mais-valia, no máximo',
  'net.atLeast': 'O que lhe resta, no mínimo',
  atMostSays: 'Faltam os custos da sua compra. Baixam o imposto e estão na escritura.',
  notCounted: 'não incluído',
  loanBalance: 'Capital em dívida',
  net: 'O que lhe resta',
  netBeforeTax: 'O que lhe resta antes do imposto sobre a mais-valia',
  taxNamed:
    'O imposto sobre a mais-valia (lei do imposto sobre o rendimento, artigos 99bis e 99ter) não está incluído. Depende da data e do preço da sua compra, dos custos e obras, do seu rendimento e da sua classe de imposto. A residência principal está isenta nas condições do artigo 102bis.',
  'gain.longTerm':
    'Seu de {from} a {to}, mais de {years} anos: os custos são reavaliados, deduz-se um abatimento e o resto é tributado a uma taxa reduzida.',
  'gain.speculative':
    'Seu de {from} a {to}, no máximo {years} anos: o ganho soma-se ao seu rendimento do ano e é tributado com ele.',
  'gain.mainResidence': 'Sem imposto: é a sua residência principal.',
  'gain.soldToPublicBody': 'Sem imposto: vende a um organismo público.',
  'gain.speculativeBelow500': 'Sem imposto: o ganho é inferior ao mínimo tributável.',
  'gain.noGain': 'Sem imposto: não há ganho.',
  'gain.allowances': 'Sem imposto: os abatimentos cobrem todo o ganho.',
  'item.received': 'Preço de venda menos custos',
  'item.acquisitionPrice': 'Preço de compra, {year}',
  'item.acquisitionCosts': 'Custos da compra, {year}',
  'item.improvement': 'Obras, {year}',
  'item.revalued': '{name}: {amount} × {coefficient}',
  'item.gain': 'Mais-valia',
  'item.decennial': 'Abatimento, uma vez em dez anos',
  'item.parentsHome': 'Abatimento pela casa dos seus pais',
  'item.taxableGain': 'Mais-valia tributável',
  taxBetween: 'entre {low} e {high}',
  buyer: 'Orçamento do comprador',
  buyerSays: 'Por {price}, o comprador paga {costs} de custos: {total} no total ({facts}).',
  withLoan: 'com um empréstimo de {loan}, {own} de capitais próprios',
  steps: 'Próximos passos',
  'step.visit':
    'Visita ao imóvel: a luz, o ruído, o estado real e o condomínio não se leem nas estatísticas. Depois fixamos em conjunto o preço de venda.',
  'step.papers':
    'Documentos: título de propriedade, certificado de desempenho energético, regulamento, contas e atas do condomínio, faturas das obras.',
  'step.bank': 'Banco: o capital em dívida e os custos do reembolso antecipado e do cancelamento da hipoteca.',
  'step.contract':
    'Contrato-promessa com o comprador: preço, condições (como a obtenção do empréstimo), data da escritura.',
  'step.deed':
    'Escritura no notário: recebe o preço, o empréstimo é saldado e as chaves mudam de mãos. A venda consta depois da sua declaração de impostos desse ano.',
  'notice.declaration_required': 'Declare a venda no formulário 700, mesmo sem imposto a pagar.',
  'notice.contested_rule':
    'O ganho é demasiado pequeno para a taxa reduzida e soma-se ao rendimento; os abatimentos mantêm-se. Este ponto é controverso.',
  'notice.contested_completedOn':
    'A casa foi concluída pouco antes da venda; se a sua parte do ganho fosse especulativa, o imposto seria mais elevado, até {amount}. Este ponto é controverso.',
  'notice.contested_mainResidenceShare':
    'Só é tributada a parte que não era a residência, segundo a sua área; a lei não fixa uma chave.',
  'notice.contested_taxResident':
    'Segundo outra leitura do artigo 157, o imposto sobre o rendimento seria inferior em {amount}.',
  'notice.surcharge_possible':
    'Calculado para um não residente sem rendimentos profissionais no Luxemburgo: classe 1 e taxa mínima (artigo 157).',
  'notice.no_effect_here': 'Uma das respostas dadas não altera nada nesta venda.',
  'notice.reinvestment_deferral_not_computed':
    'O imposto pode ser diferido em caso de reinvestimento em certas habitações (artigo 102quater); não está calculado.',
  'notice.reform_announced': 'Foi anunciada uma classe de imposto única; não encontrámos prova de que seja lei.',
  'notice.contract_changes_nothing': 'O contrato-promessa registado não altera nada nesta venda.',
  'notice.public_body_too_early': 'A venda a um organismo público ainda não estava isenta nesta data.',
  'assumed.acquisitionCosts': 'custos da compra: 0 €',
  'assumed.acquisitionMode': 'adquirido por compra',
  'assumed.mainResidence': 'não é a sua residência principal',
  'assumed.preemptionExercised': 'nenhum direito de preferência exercido',
  'assumed.taxResident': 'reside no Luxemburgo',
  'assumed.jointTaxation.yes': 'tributação conjunta',
  'assumed.jointTaxation.no': 'tributação individual',
  'assumed.decennialAllowanceUsed': 'nenhum abatimento utilizado nos dez anos anteriores',
  'assumed.healthInsuredInLuxembourg': 'seguro de doença no Luxemburgo',
  caveat:
    'Estimativa baseada em estatísticas, sem visita ao imóvel. Não substitui uma avaliação e não constitui proposta nem garantia de preço. Imposto e custos sem compromisso: a administração, o notário e o banco decidem.',
  commentaryPrompt:
    'Escreve para o vendedor, cliente de uma agência imobiliária, um comentário sobre esta estimativa e sobre o que fica do preço, em quatro parágrafos curtos e sem títulos: em que assenta o valor e porque é que o intervalo tem esta largura; o que se desconta do preço, e que lei segue o imposto sobre a mais-valia quando está contado; o que isso significa para o vendedor; o que verificar a seguir. Palavras simples, nenhum conselho para comprar ou vender.',
} as const satisfies Translation<typeof source>
