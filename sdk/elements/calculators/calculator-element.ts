import type { Language } from '../derived/widget/languages.ts'

/** Interface common to the elements of the calculators. */
export interface CalculatorElement<Input, Result> extends HTMLElement {
  /** The publishable key, attribute `api-key`. */
  apiKey: string | null | undefined
  /** Address of the service, attribute `base-url`; defaults to the origin of the script. */
  baseUrl: string | null | undefined
  /** Answers of the visitor so far. */
  readonly value: Input | undefined
  /** The last answer of the service; undefined before the first. */
  readonly result: Result | undefined
  /** Displayed language. */
  readonly language: Language
  /** Calculates like the button. Undefined when the form is incomplete, or the service refused. */
  submit(): Promise<Result | undefined>
  /** Resets the form to its attributes. */
  reset(): void
  /** Reads the page's colours again, after a script changed them. */
  refreshTheme(): void
}
