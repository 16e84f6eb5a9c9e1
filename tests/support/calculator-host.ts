import type { Page } from 'playwright-core'
import type { HostPage, WidgetWorld } from './widget-host.ts'

/** The calculators by the name of their tag without its beginning. */
export const calculatorNames = ['costs', 'mortgage', 'gains'] as const
export type CalculatorName = (typeof calculatorNames)[number]

/** The path of the service that a calculator asks. */
export const pathOf: Readonly<Record<CalculatorName, string>> = {
  costs: '/api/v1/frais-acquisition',
  mortgage: '/api/v1/propcalc/mortgage',
  gains: '/api/v1/plus-values',
}

/** Attributes with which a calculator can be asked at once. */
export const filled: Readonly<Record<CalculatorName, string>> = {
  costs: 'price="650000" loan-amount="400000"',
  mortgage: 'principal="400000" annual-rate="3.5" term-years="25"',
  gains:
    'sale-price="700000" sale-date="2026-06-01" acquisition-price="420000" acquisition-date="2012-05-04" ordinary-taxable-income="60000"',
}

/** A calculator in a page, with the child that is its fallback. */
export const tagOf = ({ key }: Pick<WidgetWorld, 'key'>, name: CalculatorName, attributes = filled[name]): string =>
  `<valorem-${name} api-key="${key}" ${attributes}><a href="/contact">Contact us</a></valorem-${name}>`

/** The page of a site with the loader and some calculators. */
export const pageOf = (world: WidgetWorld, tags: string, more: HostPage = {}): HostPage => ({
  ...more,
  body: `<script async src="${world.app.url}/widget/v1/valorem-calculators.js"></script>\n${tags}`,
})

/** Waits until a calculator shows a state. */
export const calculatorIn = (page: Page, name: CalculatorName, state: string): Promise<void> =>
  page.locator(`valorem-${name} [data-state=${state}]`).waitFor()

/** Presses the button of a calculator. */
export const press = (page: Page, name: CalculatorName): Promise<void> =>
  page.locator(`valorem-${name} [part~=submit]`).click()
