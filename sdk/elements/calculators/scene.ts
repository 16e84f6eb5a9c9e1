import type { Habits } from '../../src/derived/languages/figures.ts'
import {
  formatAmountWith,
  formatDayWith,
  formatNumberWith,
  formatPercentWith,
} from '../../src/derived/languages/figures.ts'
import { createSay, type Say } from '../../src/derived/languages/text.ts'
import type { Source } from '../derived/calculators/source.ts'
import type { Language } from '../derived/widget/languages.ts'
import type { Scene as EstimateScene } from '../widget/scene.ts'
import type { CalculatorTexts } from './texts.ts'

/** Context in which the parts of a calculator are rendered. */
export interface Scene {
  language: Language
  habits: Habits
  say: Say<Source['texts']>
  lines: CalculatorTexts['lines']
  /** A sum with its cents, as the service answers it. */
  sum(amount: number): string
  /** A sum or percentage as a visitor would type it. */
  typed(number: number): string
  /** A fraction in percent. */
  percent(fraction: number, decimals?: number): string
  /** A calendar day in words. */
  day(day: string): string
}

/** A text of a calculator that has no gaps. */
export type Key = {
  [Name in keyof Source['texts']]: Source['texts'][Name] extends `${string}{${string}` ? never : Name
}[keyof Source['texts']]

/** Counts the decimals of a typed number: two for a sum with cents; percent, below a hundred, keep their own. */
const countTypedDecimals = (number: number): number => {
  if (number % 1 === 0) return 0
  return number < 100 ? (`${number}`.split('.')[1]?.length ?? 0) : 2
}

/** Creates the scene of a language. */
export const createCalculatorScene = ({ language, habits, texts, lines }: CalculatorTexts): Scene => ({
  ...{ language, habits, lines, say: createSay<Source['texts']>(texts) },
  sum: amount => formatAmountWith(habits, amount, 2),
  typed: number => formatNumberWith(habits, number, countTypedDecimals(number)),
  percent: (fraction, decimals = 2) => formatPercentWith(habits, 100 * fraction, decimals),
  day: day => formatDayWith(habits, day),
})

/** Casts the scene for parts shared with the estimate: calculators have all the keys that those use. */
export const toEstimateScene = (scene: Scene): EstimateScene => scene as unknown as EstimateScene
