import type { Habits } from '../../src/derived/languages/figures.ts'
import { amountIn, dayIn, numberIn, percentIn } from '../../src/derived/languages/figures.ts'
import { type Say, sayFrom } from '../../src/derived/languages/text.ts'
import type { Source } from '../derived/calculators/source.ts'
import type { Language } from '../derived/widget/languages.ts'
import type { Scene as EstimateScene } from '../widget/scene.ts'
import type { CalculatorTexts } from './texts.ts'

/** What every part of a calculator is drawn with. */
export interface Scene {
  language: Language
  habits: Habits
  say: Say<Source['texts']>
  lines: CalculatorTexts['lines']
  /** A sum with its cents, as the service answers it. */
  sum(amount: number): string
  /** A sum, or so many percent, as a visitor would type it. */
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

/** How many decimals a number is typed with: a sum its cents, where it has any; percent, which are below a hundred, their own. */
const decimalsOf = (number: number): number => {
  if (number % 1 === 0) return 0
  return number < 100 ? (`${number}`.split('.')[1]?.length ?? 0) : 2
}

/** The scene in a language. */
export const sceneOf = ({ language, habits, texts, lines }: CalculatorTexts): Scene => ({
  ...{ language, habits, lines, say: sayFrom<Source['texts']>(texts) },
  sum: amount => amountIn(habits, amount, 2),
  typed: number => numberIn(habits, number, decimalsOf(number)),
  percent: (fraction, decimals = 2) => percentIn(habits, 100 * fraction, decimals),
  day: day => dayIn(habits, day),
})

/** The scene for the parts that calculators share with the estimate: what those say, calculators say by the same keys. */
export const sharedScene = (scene: Scene): EstimateScene => scene as unknown as EstimateScene
