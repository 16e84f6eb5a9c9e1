import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/** Beginnings of words of questions; what each key means is said in `en/`. */
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
    cashflow: 'cashflow cash-flow liquidität vermiet',
    yields: 'rendit miet vermiet',
    investedCapital: 'eigenkapital eigenmittel',
    fees: 'frankreich belgi deutschland niederland holland italien spanien portug england vereinigt großbritann usa ausland',
    revalue: 'fortschreib gekauft',
    commune: 'preisentwick durchschnittspreis markt immobilienmarkt',
    places: 'stadtteil viertel ortschaft kanton',
    marketData: 'euribor ezb inflation leitzins zinssatz zinsen index baugenehmig',
    mortgageLendingValue: 'beleihung belein',
    directCapitalisation: 'kapitalis ertragswert renditewert',
    discountedCashFlow: 'dcf abgezinst barwert kapitalwert',
  },
  dwelling: 'wohnung zimmer schlafzimmer studio duplex penthouse',
} as const satisfies Translation<typeof source>
