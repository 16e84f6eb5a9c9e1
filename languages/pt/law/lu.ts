import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/lu.ts'

/** Luxembourg: its name, and when an aid would be given. */
export const words = {
  name: 'Luxemburgo',
  aids: {
    housingCredit:
      'Seria aplicável se os compradores fossem habitar o imóvel no prazo de dois anos (quatro em planta ou em terreno para construção), lá ficassem pelo menos dois anos e ainda tivessem este saldo.',
    rentalCredit:
      'Seria aplicável se a habitação fosse arrendada durante pelo menos dois anos, conforme o compromisso assumido na escritura.',
    superReducedVat:
      'Seria aplicável se a habitação fosse a residência principal durante dois anos e o limite máximo ainda estivesse disponível.',
    savingsPremium: 'Concedido se o aumento da poupança for comprovado e o prémio de acesso à propriedade atribuído.',
    stateGuaranteeCeiling:
      'Poderia ser pedida se tivessem sido poupados pelo menos 1 000 EUR por ano durante três anos num banco.',
    interestSubsidyCapital:
      'Seria o capital considerado se o rendimento e o agregado familiar cumprissem as condições.',
    accessionPremiumBonus:
      'Acresceria se o prémio de acesso à propriedade fosse concedido com o montante de base enviado.',
    capitalGrantCap: 'Montante máximo dos apoios que uma pessoa ainda poderia receber.',
    accessionPremium:
      'Concedido consoante o rendimento e o agregado familiar, com empréstimo hipotecário e dois anos de ocupação.',
    compensatoryPremium:
      'Acresceria se o prémio de acesso à propriedade fosse concedido para uma habitação nova e nunca ocupada.',
    interestSubsidy:
      'Poderia reduzir os juros dentro das taxas indicadas para este dia, consoante o rendimento e os filhos.',
    climateBonus: 'Concedidos para obras, consoante o processo técnico, o acordo prévio e as datas.',
    communalPremiums: 'Pagos por algumas comunas; variam de comuna para comuna.',
  },
  incomeAboveReference:
    'O rendimento enviado excede a referência de uma pessoa só; um agregado familiar maior poderia obtê-lo.',
} as const satisfies Translation<typeof source>
