import type { Question } from '../parameters/questions.ts'
import * as ask from '../parameters/questions.ts'

/** What changes a figure in Luxembourg. */
export const profile: Question[] = [
  ask.useOrOther,
  {
    field: 'operation',
    type: 'choice',
    required: false,
    default: 'existing',
    options: [
      {
        value: 'existing',
        label: {
          en: 'Existing building',
          fr: 'Bâtiment existant',
          de: 'Bestehendes Gebäude',
          lb: 'Bestoend Gebai',
        },
      },
      {
        value: 'offPlan',
        label: {
          en: 'Off plan (VEFA)',
          fr: 'En état futur d’achèvement (VEFA)',
          de: 'Vom Plan (VEFA)',
          lb: 'Um Plang (VEFA)',
        },
      },
      {
        value: 'buildingLand',
        label: { en: 'Building land', fr: 'Terrain à bâtir', de: 'Bauland', lb: 'Bauland' },
      },
    ],
    label: { en: 'What do you buy?', fr: 'Que achetez-vous ?', de: 'Was kaufen Sie?', lb: 'Wat kaaft Dir?' },
  },
  {
    field: 'commune',
    type: 'text',
    required: false,
    when: { field: 'use', equals: 'other' },
    label: {
      en: 'In which municipality?',
      fr: 'Dans quelle commune ?',
      de: 'In welcher Gemeinde?',
      lb: 'A wéi enger Gemeng?',
    },
  },
  {
    field: 'landValue',
    type: 'amount',
    required: false,
    min: 0,
    when: { field: 'operation', equals: 'offPlan' },
    label: {
      en: 'Value of the land',
      fr: 'Valeur du terrain',
      de: 'Wert des Grundstücks',
      lb: 'Wäert vum Terrain',
    },
  },
  {
    field: 'buyers[].housingCreditUsed',
    type: 'amount',
    required: false,
    default: 0,
    min: 0,
    max: 40_000,
    when: { field: 'use', equals: 'mainResidence' },
    label: {
      en: 'Housing tax credit already used',
      fr: 'Crédit d’impôt déjà utilisé',
      de: 'Bereits genutzter Steuerkredit',
      lb: 'Scho benotzte Steierkredit',
    },
  },
  ask.loanAmount,
]
