import type { Language } from '../derived/widget/languages.ts'

/** What the elements of the calculators have in common. */
export interface CalculatorElement<Input, Result> extends HTMLElement {
  /** The publishable key, attribute `api-key`. */
  apiKey: string | null | undefined
  /** Address of the service, attribute `base-url`; the origin of the script where it is left out. */
  baseUrl: string | null | undefined
  /** The answers that the visitor has given so far. */
  readonly value: Input | undefined
  /** The last answer of the service; undefined before the first. */
  readonly result: Result | undefined
  /** The language in which it is shown. */
  readonly language: Language
  /** Asks as the button does. Undefined where the form is not filled in, or the service refused. */
  submit(): Promise<Result | undefined>
  /** Empties the form, down to what its attributes begin with. */
  reset(): void
  /** Reads the page's colours again, after a script changed them. */
  refreshTheme(): void
}
