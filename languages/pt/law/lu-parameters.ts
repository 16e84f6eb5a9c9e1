import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu-parameters.ts'

/**
 * Parameters of the law of Luxembourg by id without its country: what each says.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: docs.
 */
export const words = {
  'acquisition.annuityYears': 'Anos de uma renda vitalícia que formam o capital, quando a escritura não o indica.',
  'acquisition.exchangeRate': 'Direito de registo de uma permuta de imóveis, sobre o de menor valor.',
  'acquisition.giftRates': 'Direito de registo de uma doação, segundo a relação com o doador.',
  'acquisition.usufructPerPeriod':
    'Parte da propriedade plena por cada período iniciado de um usufruto a prazo, no máximo a do vitalício.',
  'acquisition.usufructPeriod': 'Anos de um período de um usufruto a prazo.',
  'notary.dischargeFee': 'Honorários mínimos e máximos do notário pelo distrate de uma hipoteca, sem IVA.',
  'notary.giftTariff':
    'Tarifa dos notários para uma doação fora da linha reta (tabela 7 do texto de 1971), por escalões.',
  'notary.leastFee': 'Mínimo de uma tarifa proporcional sem mínimo próprio, sem IVA.',
  'notary.partitionTariff':
    'Tarifa dos notários para uma partilha (tabela 6 do texto de 1971), por escalões de tudo o que se partilha.',
  'acquisition.announcedHousingCreditCeiling':
    'Crédito por comprador anunciado pelo governo e que não está em vigor; 0 se nenhum foi anunciado.',
  'acquisition.contractDeadline':
    'Último dia para apresentar o contrato-promessa a registo; vazio se nenhum dia conta.',
  'acquisition.contractFirstDay':
    'Primeiro dia de registo do contrato-promessa para a base reduzida a metade; vazio se nenhum dia conta.',
  'acquisition.habitationPart': 'Valor de um direito de uso ou de habitação, como parte do valor do usufruto.',
  'acquisition.housingCreditCeiling': 'Crédito por comprador que vai habitar a habitação.',
  'acquisition.leastDuty': 'Mínimo de um direito de registo proporcional: o direito fixo.',
  'acquisition.minimumDuty':
    'Imposto de registo mínimo de uma escritura em que se usa um crédito; a sobretaxa municipal não conta.',
  'acquisition.offPlanLandShare': 'Parte do terreno num preço em planta de que só se conhece o total.',
  'acquisition.registrationRate': 'Imposto de registo sobre a venda de imóveis.',
  'acquisition.rentalContractFirstDay':
    'Primeiro dia de registo do contrato de reserva para o crédito locativo; vazio se nenhum dia conta.',
  'acquisition.rentalCreditCeiling': 'Crédito por comprador de habitação em planta para arrendar; 0 onde não existe.',
  'acquisition.resaleRefundFourYears':
    'Parte do preço reembolsada se a revenda for registada após dois e antes de quatro anos.',
  'acquisition.resaleRefundMonths': 'Meses desde a compra em que a revenda deve ser registada para os dois reembolsos.',
  'acquisition.resaleRefundTwoYears': 'Parte do preço reembolsada se a revenda for registada em dois anos.',
  'acquisition.resaleRegistrationRate': 'Imposto de registo de uma compra declarada para revenda.',
  'acquisition.surtaxFreeWithCredit': 'Municípios cuja sobretaxa poupa a parte de cada comprador com o crédito.',
  'acquisition.surtaxOfLuxembourg':
    'Sobretaxa da cidade do Luxemburgo sobre o que não é habitação, em parte do imposto de registo.',
  'acquisition.surtaxOfMamer': 'Sobretaxa de Mamer sobre o que não é habitação, em parte do imposto de registo.',
  'acquisition.taxableBaseShare':
    'Parte do preço sujeita aos impostos de registo e transcrição quando as condições se verificam.',
  'acquisition.transcriptionRate': 'Imposto de transcrição.',
  'acquisition.usufructParts':
    'Valor de um usufruto vitalício como parte da propriedade plena, até uma idade em anos completos; a nua-propriedade é o resto.',
  'aids.accessionIncomeReference':
    'Rendimento líquido até ao qual uma pessoa só pode ter o prémio de acesso, e ano do número.',
  'aids.accessionPremiumBonus': 'Majoração do prémio de acesso, segundo o tipo de habitação.',
  'aids.accessionPremiumRange': 'Mínimo e máximo do prémio de acesso, segundo o rendimento e o agregado.',
  'aids.capitalGrantsMax':
    'Total de ajudas em capital que uma pessoa pode receber na vida; 0 onde a lei não tem limite.',
  'aids.climateAids': 'Apoios à energia que dependem de um processo técnico, acordo prévio e datas.',
  'aids.communalPremiums': 'Prémios que os municípios acrescentam; diferem entre si.',
  'aids.compensatoryPremium': 'Complemento do prémio de acesso para habitação nova nunca habitada; 0 onde não existe.',
  'aids.constructionPriceIndex':
    'Média anual do índice de preços da construção que a garantia do Estado segue, do ano anterior.',
  'aids.constructionPriceIndexYear':
    'Ano do índice de preços da construção aplicado: o anterior à escritura, pois a lei não indica nenhum.',
  'aids.interestSubsidyRates': 'Mínimo e máximo da subvenção de juros, em taxa anual.',
  'aids.savingsPremiumRate': 'Prémio de poupança, em parte do aumento da poupança de um ano.',
  'aids.savingsPremiumYearlyMax': 'Máximo que um ano acrescenta ao prémio de poupança.',
  'aids.stateGuaranteeFactor':
    'Limite da garantia do Estado, em múltiplo da média anual do índice de preços da construção.',
  'aids.stateGuaranteeShare':
    'O Estado garante a parte do empréstimo acima de uma parte do custo do projeto, até outra parte.',
  'aids.subsidisedCapital':
    'Capital sobre o qual incide a subvenção de juros: uma base, mais por filho, até um limite.',
  'broker.buyerFee': 'Comissão de agência do comprador, se o pedido não a indicar; costuma pagá-la o vendedor.',
  'capitalGain.coefficients': 'Coeficientes de reavaliação segundo o ano da despesa.',
  'capitalGain.decennialAllowance': 'Abatimento por dez anos e por pessoa.',
  'capitalGain.extraordinaryMinimum': 'Os rendimentos extraordinários abaixo desta soma não têm taxa especial.',
  'capitalGain.francsPerEuro': 'Os montantes em francos são divididos por este número.',
  'capitalGain.mainResidence':
    'Uma residência principal está isenta se foi habitada desde a aquisição, ou nestes anos antes da venda, ou deixada por razões imperiosas.',
  'capitalGain.nonResidentMost': 'Montante máximo do imposto de um não residente, apesar da taxa mínima.',
  'capitalGain.nonResidentRateMin':
    'Taxa mínima do imposto de um não residente, sobre o rendimento ordinário e o do art. 132(1), (2) LIR.',
  'capitalGain.nonResidentRateMinByFraction':
    'Taxa mínima do imposto de um não residente sobre os rendimentos do art. 132(3) LIR, segundo a fração da taxa média que se lhes aplica.',
  'capitalGain.parentsHomeAllowance':
    'Abatimento para uma habitação herdada em linha direta que era a residência principal dos pais.',
  'capitalGain.publicBodyExemption':
    'O ganho de uma venda a estes compradores está isento, salvo se exercerem um direito legal de preferência; vazio sem isenção.',
  'capitalGain.rateFraction': 'Fração da taxa média aplicada aos ganhos de longo prazo.',
  'capitalGain.reinvestmentDeferral': 'Um ganho de longo prazo pode ser transferido para estas habitações.',
  'capitalGain.reinvestmentYear': 'Último ano fiscal para reinvestir um ganho transferido; vazio onde não é possível.',
  'capitalGain.residentRateOtherIncome':
    'Rendimento líquido não tributado no Luxemburgo, abaixo do qual um não residente pode pedir a taxa de um residente; 0 onde não há limite.',
  'capitalGain.residentRateShare':
    'Parte mínima de todos os rendimentos, nacionais e estrangeiros, tributável no Luxemburgo para que um não residente possa pedir a taxa de um residente.',
  'capitalGain.specialRateRounding': 'Precisão a que a taxa especial é arredondada.',
  'capitalGain.speculativeExemption': 'Os ganhos especulativos de um ano abaixo desta soma estão isentos.',
  'capitalGain.speculativeYears': 'Uma venda no máximo estes anos após a aquisição é especulativa.',
  'capitalGain.transition':
    'Uma escritura segue o direito deste dia se o contrato-promessa estava registado até então.',
  'dependency.minimum': 'Uma contribuição anual abaixo desta soma não é cobrada.',
  'dependency.rate': 'Contribuição para o seguro de dependência.',
  'incomeTax.announcedSingleClass':
    'Primeiro dia da classe única de imposto que um projeto de lei prevê e que não está em vigor; vazio sem projeto.',
  'incomeTax.constructionAllowance':
    'Dedução especial de construção: uma taxa da base de amortização de uma habitação comprada em planta e arrendada, até um montante, menos de seis anos após a conclusão.',
  'incomeTax.employmentFund': 'Taxa da contribuição para o fundo de emprego até ao limiar.',
  'incomeTax.employmentFundSplit':
    'Como a taxa superior do fundo de emprego incide num ganho de longo prazo ao lado do rendimento ordinário.',
  'incomeTax.employmentFundThreshold': 'Rendimento a partir do qual começa a taxa superior do fundo de emprego.',
  'incomeTax.employmentFundTop': 'Taxa do fundo de emprego sobre o imposto do rendimento acima do limiar.',
  'incomeTax.incomeStep': 'O rendimento tributável é arredondado por defeito a um múltiplo desta soma.',
  'incomeTax.minimumTax': 'Um imposto abaixo desta soma não é cobrado.',
  'incomeTax.scale': 'Escala do imposto sobre o rendimento, classe 1.',
  'incomeTax.scaleClass1a': 'Escala do imposto sobre o rendimento, classe 1a.',
  'mortgage.bankFees': 'Despesas de processo e avaliação do banco, se o pedido não as indicar.',
  'mortgage.inscriptionRate': 'Taxa de inscrição hipotecária, só sobre o capital do empréstimo.',
  'mortgage.registrationRate': 'Imposto de registo de um empréstimo garantido.',
  'notary.copyTariff': 'Honorário por rolo de cópia, quando é único e quando há vários, antes de IVA.',
  'notary.disbursements': 'Pesquisas, certidões e outras despesas, se o pedido não indicar nenhuma.',
  'notary.loanTariff': 'Tarifa do notário para um empréstimo garantido (n.º 5), por escalões.',
  'notary.loanTariffMinimum': 'Mínimo da tarifa para um empréstimo garantido, antes de IVA.',
  'notary.loanTariffOf1971':
    'Tarifa do notário para um empréstimo garantido no texto de 1971 (tabela 5); não aplicada, indicada ao lado.',
  'notary.saleTariff':
    'Tarifa do notário para uma venda (n.º 7 em descrições, tabela 8 do texto de 1971), por escalões.',
  'notary.saleTariffMinimum': 'Mínimo da tarifa para uma venda, antes de IVA.',
  'notary.saleTariffOf1971':
    'Tarifa do notário para uma venda no texto de 1971 (tabela 8); não aplicada, indicada ao lado.',
  'notary.valueRounding': 'Euro iniciado para o qual o valor é arredondado antes de aplicar a tarifa dos notários.',
  'registrar.salary': 'Salário graduado do conservador das hipotecas, por cada transcrição e cada inscrição.',
  'rent.adaptationYears': 'A renda, ou o suplemento pelo mobiliário, só pode ser adaptada a cada tantos anos.',
  'rent.capExempt': 'Habitações a que as regras das rendas não se aplicam se o contrato o disser.',
  'rent.furnishedFactor': 'Renda máxima de uma habitação mobilada, em múltiplo da renda pelo capital investido.',
  'rent.furnitureRate': 'Suplemento mensal máximo pelo mobiliário, em parte das faturas.',
  'rent.furnitureYears': 'Só conta o mobiliário cuja fatura tem menos destes anos no contrato ou na adaptação.',
  'rent.landShare': 'Parte do capital investido em que o senhorio pode fixar o preço do terreno.',
  'rent.reductionAfterYears': 'Idade da construção a partir da qual o capital reavaliado sem o terreno é reduzido.',
  'rent.reductionPeriod': 'Duração de um período adicional, por cada um dos quais o capital é reduzido.',
  'rent.reductionRate': 'Redução do capital reavaliado sem o terreno, por período adicional.',
  'rent.riseMost': 'Subida máxima da renda de um contrato em curso numa adaptação, em parte da renda.',
  'rent.yieldMost':
    'Uma habitação não pode render ao senhorio um rendimento anual acima desta parte do capital investido.',
  'vat.benefitCeiling':
    'Benefício da taxa super-reduzida por habitação, criação e renovação juntas, consumido ao longo do tempo.',
  'vat.renovationAbove':
    'Montantes sem IVA que as obras têm de exceder para a taxa super-reduzida: cada fatura, e todas em conjunto.',
  'vat.standardRate': 'Taxa normal de IVA.',
  'vat.superReducedRate': 'Taxa super-reduzida de IVA sobre a criação e renovação de habitações.',
  'vat.wholeHomeAbove':
    'Parte da área que a habitação deve exceder, num edifício de vários usos, para a taxa super-reduzida em tudo; senão só para essa parte.',
} as const satisfies Translation<typeof source>
