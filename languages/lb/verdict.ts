import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/verdict.ts'

/**
 * Sentences in which a back-test states its verdict, one for each finding.
 *
 * Screen: the first lines of /back-test. Reader: agencies. Length: report.
 */
export const words = {
  agrees:
    'Är {count} Verkeef bestätegen eis Schätzungen: héchstens {most} ze niddreg oder ze héich, an {held} vun {count} leien an der Spann.',
  low: 'Är Präisser loungen {value} iwwer eise Schätzungen ({from} bis {to}): mir schätzen dës Wunnengen ze niddreg.',
  high: 'Är Präisser loungen {value} ënner eise Schätzungen ({from} bis {to}): mir schätzen dës Wunnengen ze héich.',
  unevenLow:
    'Deier Wunnenge ginn am Verglach mat bëllegen ze niddreg geschat: {value} bei duebelem Wäert ({from} bis {to}).',
  unevenHigh:
    'Deier Wunnenge ginn am Verglach mat bëllegen ze héich geschat: {value} bei duebelem Wäert ({from} bis {to}).',
  driftsLow: 'Eis Schätzunge verléieren {value} pro Joer géintiwwer Äre Präisser ({from} bis {to}).',
  driftsHigh: 'Eis Schätzunge gewannen {value} pro Joer géintiwwer Äre Präisser ({from} bis {to}).',
  rangeNarrow:
    '{held} vun {count} Verkeef leien an der Spann, amplaz ronn {expected}: si ass fir dës Wunnengen ze schmuel; Äre Facteur ass {factor}.',
  rangeWide:
    '{held} vun {count} Verkeef leien an der Spann, amplaz ronn {expected}: si ass fir dës Wunnengen ze breet; Äre Facteur ass {factor}.',
  tooFew: '{count} Verkeef si fir e Verdikt ze wéineg: e Feeler vun {most} an all Richtung géif net opfalen.',
} as const satisfies Translation<typeof source>
