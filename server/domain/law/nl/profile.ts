import type { Question } from '../parameters/questions.ts'
import * as ask from '../parameters/questions.ts'

const ownHome = { field: 'use', equals: 'mainResidence' }

/** What changes a figure in the Netherlands. */
export const profile: Question[] = [
  ask.useOrOther,
  ask.newBuild,
  { ...ask.priceIncludesVat, default: true },
  ask.buyerShare,
  { ...ask.buyerAge, when: ownHome, help: 'Starters are 18 to 34 on the day of the deed.' },
  {
    field: 'buyers[].starterExemptionUsed',
    type: 'boolean',
    required: false,
    when: ownHome,
    label: {
      en: 'Has this buyer used the starter exemption before?',
      fr: 'Cet acquéreur a-t-il déjà utilisé l’exonération ?',
      de: 'Hat dieser Käufer die Befreiung schon genutzt?',
      lb: "Huet dëse Keefer d'Befreiung scho benotzt?",
    },
    help: 'The exemption of transfer tax for starters is given once in a life.',
  },
  ask.movables,
  ask.loanAmount,
  {
    field: 'nhg',
    type: 'boolean',
    required: false,
    default: false,
    when: ownHome,
    label: {
      en: 'With the national mortgage guarantee?',
      fr: 'Avec la garantie hypothécaire nationale ?',
      de: 'Mit der nationalen Hypothekengarantie?',
      lb: 'Mat der nationaler Garantie?',
    },
  },
]
