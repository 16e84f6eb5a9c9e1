import type { Translation } from '../../catalogue.ts'
import type { words as source } from '../../en/law/not-covered.ts'

/**
 * Matters that are not calculated, by key: one that several countries leave out has one text.
 *
 * Screen: /docs/law and the API. Reader: developers. Length: none.
 */
export const words = {
  usufruct: 'Nießbrauch, bloßes Eigentum, Recht auf Lebenszeit',
  coOwners: 'Teilung oder Kauf vom Miteigentümer',
  exchange: 'Tausch oder Einbringung in eine Gesellschaft',
  inheritance: 'Erbschaft',
  inheritanceGift: 'Erbschaft und Schenkung',
  companyShares: 'Anteile einer Gesellschaft, der die Immobilie gehört',
  auction: 'Öffentliche Versteigerung und Zwangsverkauf',
  groundLease: 'Erbbaurecht, Erbpacht, Superficies',
  leaseRent: 'Steuer auf den Zins eines neuen Pachtvertrags',
  lifeAnnuity: 'Kaufpreis als Leibrente',
  dealers: 'Händler, die zum Wiederverkauf kaufen',
  quickResale: 'Kauf binnen sechs Monaten nach dem vorigen',
  land: 'Grundstück ohne Gebäude',
  buildingContract: 'Grundstück mit Bauvertrag desselben Anbieters',
  farmForest: 'Landwirtschaftliche Flächen und Wald',
  commercial: 'Büros, Läden und andere Gewerberäume',
  movables: 'Möbel im Kaufpreis',
  cooperative: 'Genossenschaftswohnung, durch Mitgliedschaft oder Anteile',
  socialOwnership: 'Sozialer oder geteilter Eigentumserwerb',
  severalDwellings: 'Mehrere Wohnungen zugleich, verbundene Käufe',
  optionsSubsales: 'Optionen, Vorkaufsrechte, Weiterverkauf vor der Urkunde',
  economicOwnership: 'Wirtschaftliches Eigentum ohne Titel',
  trusts: 'Trusts und Treuhänder als Käufer',
  exemptBodies: 'Öffentliche, gemeinnützige, soziale Träger als Käufer',
  preliminaryContract: 'Registrierung des Vorvertrags',
  sellerWithholding: 'Steuereinbehalt für einen Verkäufer im Ausland',
  lowCadastralIncome: 'Wallonie bis 2024: 6 % bei niedrigem Katastereinkommen',
  youngBuyers: 'Vorteil für Käufer unter 36, Urkunden von 2021 bis 2023',
  specialRates: 'Sätze für Dörfer, Opfer, weiterverkaufte Sozialwohnungen',
  rehabilitation: 'Befreiung für sanierte Gebäude',
  localTaxes: 'Eigene Sätze nicht gelisteter Countys und Städte',
  mortgageInsurance: 'Kreditversicherung, Gebühren der FHA- und VA-Darlehen',
  prepaids: 'Vorausgezahlte Grundsteuer, Zinsen und Versicherung',
  publicAids: 'Geförderte Darlehen und weitere öffentliche Hilfen',
  gainTax: 'Steuer auf den Gewinn des Verkäufers',
  nonResidentSeller: 'Nicht ansässige Verkäufer mit Berufseinkünften im Land',
  companySeller: 'Gesellschaften als Verkäufer',
  businessAssets: 'Händler, Bauträger und Betriebsvermögen',
  foreignProperty: 'Immobilie im Ausland',
  acquiredBefore1941: 'Vor 1941 erworbene Immobilie',
  otherSales: 'Gewinne und Verluste anderer Verkäufe des Jahres',
  reinvestment: 'Steueraufschub durch Wiederanlage',
} as const satisfies Translation<typeof source>
