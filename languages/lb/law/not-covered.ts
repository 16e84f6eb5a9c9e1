import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/not-covered.ts'

/**
 * Matters that are not calculated, by key: one that several countries leave out has one text.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: none.
 */
export const words = {
  usufruct: 'Usufruit, nue-propriété, Recht op Liewenszäit',
  coOwners: 'Deelung oder Kaf vun engem Matbesëtzer',
  exchange: 'Tosch oder Apport an eng Gesellschaft',
  inheritance: 'Ierfschaft',
  inheritanceGift: 'Ierfschaft an Donatioun',
  companyShares: 'Deeler vun enger Gesellschaft, där d’Immobilie gehéiert',
  auction: 'Ëffentlech Versteigerung an Zwangsverkaf',
  groundLease: 'Emphytéose, Superficie, Ierfpacht',
  leaseRent: 'Steier op de Loyer vun engem neie Pachtvertrag',
  lifeAnnuity: 'Präis als Liewensrent',
  dealers: 'Händler, déi kafe fir weiderzeverkafen',
  quickResale: 'Kaf bannent sechs Méint no deem virdrun',
  land: 'Terrain ouni Gebai',
  buildingContract: 'Terrain mat Bauvertrag vum selwechten Ubidder',
  farmForest: 'Landwirtschaftlech Flächen a Bësch',
  commercial: 'Büroen, Geschäfter an aner Gewerberaim',
  movables: 'Miwwelen am Präis',
  cooperative: 'Wunneng an enger Kooperativ, duerch Memberschaft oder Deeler',
  socialOwnership: 'Sozialen oder gedeelten Eegentumserwierf',
  severalDwellings: 'Méi Wunnengen op eemol, verbonne Keef',
  optionsSubsales: 'Optiounen, Virkafsrechter, Weiderverkaf virum Akt',
  economicOwnership: 'Wirtschaftlecht Eegentum ouni Titel',
  trusts: 'Trusten an Treihänner als Keefer',
  exemptBodies: 'Ëffentlech, gemengnëtzeg, sozial Träger als Keefer',
  preliminaryContract: 'Enregistrement vum Virvertrag',
  sellerWithholding: 'Steierofzuch fir e Verkeefer am Ausland',
  lowCadastralIncome: 'Wallounie bis 2024: 6 % bei klengem Katasterakommes',
  youngBuyers: 'Virdeel fir Keefer ënner 36, Akte vun 2021 bis 2023',
  specialRates: 'Sätz fir Dierfer, Affer, weiderverkaaft Sozialwunnengen',
  rehabilitation: 'Befreiung fir sanéiert Gebaier',
  localTaxes: 'Eege Sätz vu Countyen a Stied, déi net opgelëscht sinn',
  mortgageInsurance: 'Prêtsassurance, Frais vun FHA- a VA-Prêten',
  prepaids: 'Am Viraus bezuelte Grondsteier, Zënsen an Assurance',
  publicAids: 'Gefërdert Prêten an aner ëffentlech Hëllefen',
  gainTax: 'Steier op der Plus-value vum Verkeefer',
  nonResidentSeller: 'Verkeefer aus dem Ausland mat Revenuen aus engem Beruff am Land',
  companySeller: 'Gesellschaften als Verkeefer',
  businessAssets: 'Händler, Promoteuren a Betribsvermügen',
  foreignProperty: 'Immobilie am Ausland',
  acquiredBefore1941: 'Immobilie, déi virun 1941 kaaft gouf',
  otherSales: 'Gewënner a Verloschter vun anere Verkeef am Joer',
  reinvestment: 'Opschub vun der Steier duerch Reinvestitioun',
} as const satisfies Translation<typeof source>
