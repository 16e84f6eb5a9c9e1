import type { ClasseEnergie, Etage, Etat, Exterieur } from '../apartment.ts'
import type { Sureness } from './parameter.ts'

/** How far one value of a characteristic moves the price, in percentage points. */
export interface Effect {
  pct: number
  sureness: Sureness
  /** The study it rests on, or the word "judgement" with the reason. */
  source: string
}

/** The percentages of one characteristic since a day. */
export interface AdjustmentTable<Value extends string> {
  id: string
  description: string
  /** First day of these percentages. */
  from: string
  /** Day when they were last compared with their sources. */
  checkedOn: string
  effects: Readonly<Record<Value, Effect>>
}

const dated = { from: '2026-11-21', checkedOn: '2026-11-21' }
const redated = { from: '2026-11-23', checkedOn: '2026-11-23' }

/** The adverts set no figure: they show the direction in which the older ones were wrong. */
const belgianAdverts = 'own check on 8 595 Belgian adverts of 2022 and 2026; signs and direction only'

const reference: Effect = { pct: 0, sureness: 'reference', source: 'the average apartment sold in the municipality' }

const floors = 'MeilleursAgents study on floors, reported by immobilier.notaires.fr (node 322)'
const outdoorBelgium = 'Immoweb study on outdoor spaces in Belgium, reported by kontrast1.no, May 2023'
const outdoorFrance = 'MeilleursAgents study on outdoor spaces in 11 French cities, reported by planet.fr, May 2020'
const annexes =
  "Observatoire de l'Habitat, prices without annexes, reported by Le Quotidien: a garage was 8.9 % of the price in 2014/15"
const greenValue2020 = 'Notaires de France, "valeur verte" on 2020, reported by dimag.info'
const greenValue2022 = 'Notaires de France, "valeur verte" on 2019 and 2022, reported by lavieimmo.com and doreka.eu'

/** Floor. */
export const etageEffects: AdjustmentTable<Etage> = {
  id: 'estimation.adjustments.etage',
  description: 'Ground floors sell for less than upper floors, top floors for more.',
  ...dated,
  effects: {
    rdc: { pct: -6, sureness: 'medium', source: `${floors}; ground against an average upper floor, tempered` },
    entre: reference,
    dernier: { pct: 4, sureness: 'medium', source: `${floors}: top floor 3 to 5 % over the middle floors` },
  },
}

/** Condition. */
export const etatEffects: AdjustmentTable<Etat> = {
  id: 'estimation.adjustments.etat',
  description: 'The condition moves the price by a part of what the works cost.',
  ...redated,
  effects: {
    neuf: {
      pct: 10,
      sureness: 'low',
      source: `${belgianAdverts}; below the premium of new builds of 15 to 20 % (STATEC, Le Logement en chiffres no. 9)`,
    },
    renove: { pct: 8, sureness: 'low', source: belgianAdverts },
    bon: reference,
    rafraichir: { pct: -7, sureness: 'low', source: belgianAdverts },
    renover: {
      pct: -12,
      sureness: 'low',
      source: 'judgement: full interior renovation at 900 to 1 200 EUR/m², partly discounted by buyers',
    },
  },
}

/** Outdoor space. */
export const exterieurEffects: AdjustmentTable<Exterieur> = {
  id: 'estimation.adjustments.exterieur',
  description: 'The average apartment has a balcony; lacking one costs, a terrace or garden adds.',
  ...dated,
  effects: {
    aucun: { pct: -4, sureness: 'medium', source: outdoorBelgium },
    balcon: reference,
    terrasse: { pct: 4, sureness: 'medium', source: `${outdoorFrance}; ${outdoorBelgium}` },
    jardin: { pct: 5, sureness: 'medium', source: `${outdoorBelgium}; ${outdoorFrance}` },
  },
}

/** Parking: the reference price holds the average annexes already, so lacking it costs more than having it adds. */
export const parkingEffects: AdjustmentTable<'with' | 'without'> = {
  id: 'estimation.adjustments.parking',
  description: 'The reference price includes the average parking; most of its value is already in.',
  ...dated,
  effects: {
    with: { pct: 2, sureness: 'medium', source: annexes },
    without: { pct: -6, sureness: 'medium', source: annexes },
  },
}

/** Energy class. Letters differ between countries, so the low end of foreign spreads was taken. */
export const classeEnergieEffects: AdjustmentTable<ClasseEnergie> = {
  id: 'estimation.adjustments.classeEnergie',
  description: 'A better energy class than the average D adds, a worse one costs.',
  ...dated,
  effects: {
    A: { pct: 6, sureness: 'medium', source: `${greenValue2020}; lower end` },
    B: { pct: 4, sureness: 'low', source: 'judgement: interpolated' },
    C: { pct: 2, sureness: 'low', source: 'judgement: interpolated' },
    D: reference,
    E: { pct: -2, sureness: 'low', source: 'judgement: interpolated' },
    F: { pct: -5, sureness: 'medium', source: greenValue2022 },
    G: { pct: -8, sureness: 'medium', source: `${greenValue2022}; lower end` },
  },
}

/** Size: a power of the surface over that of the average apartment, within limits. */
export const surfaceRule = {
  id: 'estimation.adjustments.surface',
  description: 'Small apartments cost more per m², large ones less.',
  ...redated,
  averageM2: 80,
  exponent: -0.2,
  pctMin: -15,
  pctMax: 20,
  sureness: 'low' satisfies Sureness,
  source: `${belgianAdverts}; STATEC, Le Logement en chiffres no. 9 (2019 prices by size) is steeper`,
} as const

/** New build where the municipality has no published price of new builds: a premium on existing apartments. */
export const newBuildPremium: Effect & { id: string; from: string; checkedOn: string } = {
  id: 'estimation.adjustments.neuf',
  ...dated,
  pct: 19,
  sureness: 'medium',
  source:
    'median ratio of new to existing over the 15 communes that publish both for 2025; STATEC gives 15 to 20 % for a comparable area',
}
