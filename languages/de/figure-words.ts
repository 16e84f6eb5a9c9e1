import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/figure-words.ts'

/**
 * The words next to figures in a text; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  years: 'Jahr Jahre Jahren Jahres jährig jährige jährigen jähriger jähriges jährigem',
  months: 'Monat Monate Monaten Monats monatig monatige monatigen monatiger monatiges',
  days: 'Tag Tage Tagen Tages tägig tägige tägigen tägiger tägiges',
  hours: 'Stunde Stunden',
  euros: 'Euro Euros',
  percent: 'Prozent prozentig prozentige prozentigen prozentiger prozentiges v.H.',
  percentagePoints: 'Prozentpunkt Prozentpunkte Prozentpunkten',
  points: 'Punkt Punkte Punkten',
  instalments: 'Rate Raten Monatsrate Monatsraten',
  squareMetres: 'Quadratmeter Quadratmetern Quadratmeters qm',
  perSquareMetre:
    'pro_m² pro_m2 je_m² je_m2 pro_qm je_qm pro_Quadratmeter je_Quadratmeter Quadratmeterpreis Quadratmeterpreise Quadratmeterpreises',
  thousands: 'Tausend Tsd. Tsd',
  millions: 'Million Millionen Mio. Mio',
  billions: 'Milliarde Milliarden Mrd. Mrd',
  falls:
    'Rückgang Abnahme Senkung Rückgangs fällt fiel gefallen sinkt sank gesunken Minus Abstand Differenz Unterschied Lücke Fehlbetrag Defizit Verlust Kredit Steuerkredits Gutschrift Abschlag Rabatt Nachlass Ermäßigung Abzug Freibetrag niedriger weniger unter billiger',
  references: 'Artikel Artikeln Art. Absatz Abs. Paragraf Nr. Nummer Ziffer Kapitel Anhang',
  ranges: 'zwischen von Spanne Bandbreite Intervall',
  thatIs: 'das_heißt das_sind d._h. d.h. also nämlich sprich i.e. gleich',
} as const satisfies Translation<typeof source>
