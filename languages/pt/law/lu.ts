import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/**
 * Luxembourg: its name, the questions of its form, and when an aid would be given.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Luxemburgo',
  questions: {
    deed: 'Que escritura?',
    relationship: 'Relação com o doador',
    givenValue: 'Valor do imóvel que cede',
    acquiredShare: 'Parte que assume dos outros',
    marketValue: 'Valor do imóvel inteiro',
    assumedDebt: 'Dívida que assume',
    operation: 'O que compra?',
    commune: 'Em que município?',
    landValue: 'Valor do terreno',
    'buyers[].housingCreditUsed': 'Crédito de imposto já utilizado',
  },
  options: {
    deed: {
      sale: 'Compra e venda',
      partition: 'Partilha, aquisição aos comproprietários',
      exchange: 'Permuta',
      gift: 'Doação',
    },
    relationship: {
      directLine: 'Pai, mãe ou filho',
      directLineBeyondShare: 'Pai, mãe ou filho, além da quota hereditária',
      spouse: 'Cônjuge',
      partner: 'Parceiro, registado há três anos ou mais',
      sibling: 'Irmão ou irmã',
      uncleNephew: 'Tio ou tia, sobrinho ou sobrinha',
      greatUncle: 'Tio-avô ou tia-avó, sobrinho-neto ou sobrinha-neta',
      charity: 'Município, entidade pública ou associação',
      other: 'Outra pessoa',
    },
    operation: {
      existing: 'Edifício existente',
      offPlan: 'Em planta (VEFA)',
      buildingLand: 'Terreno para construção',
    },
  },
  aids: {
    housingCredit:
      'Se os compradores forem habitar o imóvel no prazo de dois anos (quatro em planta ou em terreno para construção), lá ficarem pelo menos dois anos e ainda tiverem este saldo.',
    rentalCredit: 'Se a habitação for arrendada pelo menos dois anos, conforme o compromisso na escritura.',
    superReducedVat: 'Se for a residência principal durante dois anos e o limite da habitação não estiver esgotado.',
    savingsPremium: 'Se o aumento da poupança for comprovado e o prémio de acesso à propriedade concedido.',
    stateGuaranteeCeiling: 'Possível se foram poupados pelo menos 1000 € por ano durante três anos num banco.',
    interestSubsidyCapital: 'Capital considerado, se o rendimento e o agregado familiar cumprirem as condições.',
    accessionPremiumBonus: 'Além do prémio de acesso à propriedade, se for concedido com o montante de base enviado.',
    capitalGrantCap: 'Máximo que uma pessoa ainda pode receber.',
    accessionPremium:
      'Consoante o rendimento e o agregado familiar, com empréstimo hipotecário e dois anos de ocupação.',
    compensatoryPremium: 'Além do prémio de acesso à propriedade, para uma habitação nova nunca ocupada.',
    interestSubsidy: 'Reduz os juros consoante o rendimento e os filhos, dentro das taxas deste dia.',
    climateBonus: 'Para obras: consoante o processo técnico, o acordo prévio e as datas.',
    communalPremiums: 'Alguns municípios pagam-nos; os montantes variam.',
  },
  incomeAboveReference:
    'O rendimento enviado excede a referência de uma pessoa só; um agregado familiar maior poderia obtê-lo.',
} as const satisfies Translation<typeof source>
