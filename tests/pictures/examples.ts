import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../architecture/sources.ts'
import { sandboxKey } from '../support/app.ts'
import type { Studio } from './studio.ts'

const view = { language: 'en', width: 340, scale: 2 } as const

/** Document of a website with elements, as the READMEs have them. */
const renderSite = (scripts: readonly string[], elements: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Agency</title><style>body{margin:8px;font:16px system-ui,sans-serif}</style></head><body>
${scripts.map(name => `<script async src="/widget/v1/${name}"></script>`).join('\n')}
${elements}</body></html>`

const takeElement = async (page: Page, tag: string, part: string, file: string): Promise<void> => {
  await page.locator(`${tag} [data-state=result]`).waitFor()
  await page.locator(`${tag} [part=${part}]`).screenshot({ path: join(root, 'examples', file) })
  await page.close()
}

/** Draws the estimate as a visitor sees it on a telephone. */
const drawEstimate = async ({ open }: Studio): Promise<void> => {
  const attributes = `api-key="${sandboxKey}" lang="en" commune="Mamer" surface="80" agency="Agence Exemple" lead="event" privacy-url="/privacy" lead-phone="+352 26 00 00 00"`
  const page = await open(
    '/picture',
    { ...view, height: 2000 },
    renderSite(['valorem-estimate.en.js'], `<valorem-estimate ${attributes}></valorem-estimate>`),
  )
  await page.locator('valorem-estimate [part~=submit]').click()
  await takeElement(page, 'valorem-estimate', 'card', 'embed/estimate.png')
}

/** What a visitor types into each calculator, by the name of the field. */
const typed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  costs: { price: '650000' },
  mortgage: { principal: '400000', annualRate: '3.5', termYears: '25' },
  gains: {
    saleDate: '2026-06-15',
    salePrice: '900000',
    acquisitionDate: '2012-05-10',
    acquisitionPrice: '400000',
    ordinaryTaxableIncome: '72000',
  },
}

/** Draws a calculator with its answer. */
const drawCalculator = async ({ open }: Studio, name: string): Promise<void> => {
  const tag = `valorem-${name}`
  const page = await open(
    '/picture',
    { ...view, height: 3000 },
    renderSite(['valorem-calculators.js'], `<${tag} api-key="${sandboxKey}" lang="en"></${tag}>`),
  )
  await page.locator(`${tag} [part~=submit]`).waitFor()
  for (const [field, value] of Object.entries(typed[name] ?? {})) {
    const input = page.locator(`${tag} [name=${field}]`)
    if (await input.count()) await input.fill(value)
  }
  await page.locator(`${tag} [part~=submit]`).click()
  await takeElement(page, tag, 'result', `pictures/calculator-${name}.png`)
}

/** Requests of REPORT.md, the file whose pages are drawn, and these pages. */
const reports = [
  {
    file: 'estimation-report',
    pages: [1, 2],
    body: { property: { commune: 'Mamer', surface: 80 }, purchase: { use: 'mainResidence' } },
  },
  {
    file: 'seller-report',
    pages: [2],
    body: {
      ...{ audience: 'seller', property: { commune: 'Mamer', surface: 80 } },
      sale: { costs: 18_000, loanBalance: 120_000 },
    },
  },
]

/** Draws pages of the reports in English. */
const drawReports = async ({ service }: Studio, folder: string): Promise<void> => {
  for (const { file, pages, body } of reports) {
    const answer = await fetch(`${service}/api/v1/agences/pdf`, {
      method: 'POST',
      headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, language: 'en', brand: { name: 'Agence Exemple', colour: '#0B5D4E' } }),
    })
    if (!answer.ok) throw new Error(`The report ${file} was answered with ${answer.status}: ${await answer.text()}`)
    const pdf = join(folder, `${file}.pdf`)
    await writeFile(pdf, Buffer.from(await answer.arrayBuffer()))
    for (const page of pages) {
      const [at, to] = [`${page}`, join(root, `examples/pictures/${file}-${page}`)]
      execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '72', '-f', at, '-l', at, pdf, to])
    }
  }
}

/** Draws every picture of the READMEs and examples again, in its place. */
export const drawExamples = async (studio: Studio): Promise<void> => {
  await drawEstimate(studio)
  for (const name of Object.keys(typed)) await drawCalculator(studio, name)
  const folder = await mkdtemp(join(tmpdir(), 'valorem-pictures-'))
  try {
    await drawReports(studio, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
