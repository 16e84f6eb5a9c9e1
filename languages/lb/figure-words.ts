import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/figure-words.ts'

/**
 * The words next to figures in a text; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  years: 'Joer Joer Joren järeg järegen jäereg jäeregen',
  months: 'Mount Méint Mounts',
  days: 'Dag Deeg Dages',
  hours: 'Stonn Stonnen',
  euros: 'Euro Euroen Euros',
  percent: 'Prozent prozenteg prozentegen',
  percentagePoints: 'Prozentpunkt Prozentpunkten',
  points: 'Punkt Punkten',
  instalments: 'Rat Raten Mensualitéit Mensualitéiten',
  squareMetres: 'Quadratmeter Quadratmeteren qm',
  perSquareMetre: 'pro_m² pro_m2 de_m² de_m2 pro_Quadratmeter de_Quadratmeter Quadratmeterpräis Quadratmeterpräisser',
  thousands: 'Dausend',
  millions: 'Millioun Milliounen Mio. Mio',
  billions: 'Milliard Milliarden Mrd. Mrd',
  falls:
    'Réckgang fält gefall gefalen erof_goen erofgaang Minus Ofstand Differenz Ënnerscheed Lück Feelbetrag Defizit Verloscht Kredit Guttschrëft Ofschlag Rabatt Nolooss Reduktioun Ofzuch Abattement méi_niddreg manner ënner',
  references: 'Artikel Artikelen Art. Paragraph Nr. Nummer Kapitel Annex',
  ranges: 'tëscht vun Spann Bandbreet Intervall',
  thatIs: 'dat_heescht dat_sinn d._h. d.h. also nämlech i.e. gläich',
} as const satisfies Translation<typeof source>
