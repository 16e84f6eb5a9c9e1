import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long by what it does: a number of draws or of kills, and programs, browsers and apps that it starts. */
const signs = [
  /\b(runs|cycles)\b/,
  /\b(startProcess|startTwo|installations|terminal|spawn)\b|Process\(/,
  /\b(packed|openBrowser|widgetWorld|answered|patientWorkers|testWorkers)\b/,
  /\bstartApp\b/,
]

/** The order of a test file whose duration is unknown: the lower, the longer it may take. */
export const likelyPlace = (text: string): number => {
  const found = signs.findIndex(sign => sign.test(text))
  return found < 0 ? signs.length : found
}

/**
 * Starts the longest files first, by the times of the last run: whichever comes last keeps one core busy, and the others
 * wait for it. Vitest does so by itself once it knows them; before, it would go by size, and the longest are short.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications)
    const isUnknown = (specification: TestSpecification): boolean =>
      this.ctx.cache.getTestSpecificationResult(specification) === undefined
    if (!sorted.some(isUnknown)) return sorted
    // Projects run one after the other, in the order of their names, as Vitest has sorted them.
    const names = [...new Set(sorted.map(({ project }) => project.name))]
    const places = new Map(sorted.map(one => [one, likelyPlace(readFileSync(one.moduleId, 'utf8'))]))
    const place = (one: TestSpecification): number => names.indexOf(one.project.name) * 10 + (places.get(one) ?? 0)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}
