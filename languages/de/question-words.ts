import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/**
 * Beginnings of words of questions; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  topics: {
    purchase: 'kauf gekauft erwerb grunderwerb notar hypothe eintragungsgebühr registrierungsgebühr',
    gain: 'verkauf mehrwert veraeusser veräußer gewinn spekul',
    incomeTax: 'einkommensteuer einkommenssteuer einkommensbesteuer steuerklass steuertarif steuertabell',
    vat: 'mehrwertsteuer mwst umsatzsteuer bauträg neubau tva',
    aids: 'beihilf zuschuss zuschüss prämie staatsgarantie staatliche_hilf staatliche_förder',
  },
  calculations: {
    estimate: 'wert bewert schätz schatz spanne intervall',
    mortgage: 'monatsrat darlehen kredit hypothek',
    cashflow: 'cashflow cash-flow liquidität vermiet jeden_monat',
    yields: 'rendit miet vermiet',
    rentCap: 'höchstmiet miethöhe mietdeckel höchste_miete maximale_miete miete_verlang',
    investedCapital: 'eigenkapital eigenmittel',
    fees: 'frankreich belgi deutschland niederland holland italien spanien portug england vereinigt großbritann usa ausland grunderwerb',
    revalue: 'fortschreib gekauft',
    commune: 'preisentwick durchschnittspreis markt immobilienmarkt preise_in preise_entw',
    places: 'stadtteil viertel ortschaft kanton',
    marketData: 'euribor ezb inflation leitzins zinssatz zinsen index baugenehmig hypothekenzins',
    mortgageLendingValue: 'beleihung belein',
    directCapitalisation: 'kapitalis ertragswert renditewert',
    discountedCashFlow: 'dcf abgezinst barwert kapitalwert',
  },
  dwelling: 'wohnung zimmer schlafzimmer studio duplex penthouse',
} as const satisfies Translation<typeof source>
