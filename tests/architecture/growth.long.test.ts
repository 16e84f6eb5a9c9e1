import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { type Clone, cloneTree } from '../support/clone.ts'

/** The step of `npm run check` that fails above a budget. */
const budgetStep = ['budgets/main.ts', '--check']

let clone: Clone
beforeAll(async () => {
  clone = await cloneTree()
})
afterAll(() => clone.remove())

test('the build weighs without failing, the check fails', async () => {
  const { scripts } = JSON.parse(await readFile(join(clone.path, 'package.json'), 'utf8'))
  expect(scripts.check.split(' && ')).toContain(`node ${budgetStep.join(' ')}`)
  expect(scripts.build).toBe('node build.ts')
})

/** Replaces a text that occurs in a file of the clone, the first time that it does. */
const edit = async (path: string, before: string | RegExp, after: string): Promise<void> => {
  const file = join(clone.path, path)
  const text = await readFile(file, 'utf8')
  const changed = text.replace(before, () => after)
  expect(changed, `${path} has nothing like ${before}`).not.toBe(text)
  await writeFile(file, changed)
}

const route = `lawBeginnings: {
      method: 'GET',
      path: '/law/beginnings',
      summary: 'Versions of the law that begin on a day or later',
      description: 'For each parameter of law the days on which a version begins. It takes a place of the minute and none of the day.',
      query: z.strictObject({ since: Day.optional().describe('First day of the list; 2026-01-01 when left out.') }),
      responses: { 200: LawBeginningsResponse },
      metadata: { credentials: calculation.credentials, quota: 'minute', bodyLimitBytes: 0, rules: [] } satisfies Access as Access,
    },
    lawParameters: {`

const schemas = `/** The day on which a version begins. */
export const LawBeginning = z
  .strictObject({ id: ParameterId.describe('Its parameter.'), from: Day.describe('First day in force.') })
  .meta({ id: 'LawBeginning', description: 'The day on which a version of a parameter begins.' })

/** Answer of the changes of law. */
export const LawBeginningsResponse = defineEnvelope(
  'LawBeginningsResponse',
  z
    .strictObject({ changes: z.array(LawBeginning).max(9000).describe('Sorted by id.') })
    .meta({ id: 'LawBeginnings', description: 'Days on which versions of the law begin.' }),
)

/** TTL of the answer in caches`

const examples = `const lawBeginnings: readonly ExampleRequest<never>[] = [
  { name: 'sinceSpring', summary: 'What changed since April', query: { since: '2026-04-01' } },
  { name: 'noDay', summary: 'A day that there is not', query: { since: '2026-02-30' } },
  createFailureExample('noCredential', 'No API key', 'noCredential'),
  createFailureExample('pageKey', 'A publishable key, which is for web pages', 'publishableKey'),
  createFailureExample('minuteUsedUp', 'The minute of the key is full', 'minuteUsedUp'),
  createFailureExample('brokenInside', 'Something fails inside', 'brokenPrices'),
  createFailureExample('keysAway', 'The store of keys does not answer', 'brokenKeys'),
]

/** Examples of the law that is open to read. */
export const law = { lawBeginnings, lawChanges, lawParameters }`

const handler = `=> ({
  lawBeginnings: ({ query }, context) => ({
    status: 200,
    body: {
      success: true,
      data: {
        changes: view().parameters.flatMap(({ id, versions }) =>
          versions.flatMap(({ from }) => (from >= (query.since ?? '2026-01-01') ? [{ id, from }] : [])),
        ),
      },
      meta: buildMeta(context, lawParametersMethod),
    },
  }),`

const method = `  /** The days on which versions of the law begin. */
  lawBeginnings(query?: { since?: string | undefined }, options?: CallOptions): Promise<Result<LawBeginnings, Meta>>
}
`

/** One more endpoint, in the files that contract/README.md names. */
const addEndpoint = async (): Promise<void> => {
  await edit('contract/law.ts', 'lawParameters: {', route)
  await edit('contract/law.ts', '/** TTL of the answer in caches', schemas)
  await edit('contract/examples/law.ts', /\/\*\* Examples of the law that is open to read\. \*\/\n.*/, examples)
  await edit('server/routes/law.ts', '=> ({', handler)
  await edit('sdk/src/law.ts', /\}\n$/, method)
  await edit('sdk/src/law.ts', 'LawChanges, LawParameters, Meta', 'LawBeginnings, LawChanges, LawParameters, Meta')
}

/** One more language, without a text. */
const addLanguage = (): Promise<void> =>
  edit(
    'languages/registry.ts',
    '} as const satisfies Readonly<Record<string, LanguageRow>>',
    "  it: { name: 'Italiano', locale: 'it-IT', tag: 'it-IT', typography: typographies.portuguese, isBeta: true },\n} as const satisfies Readonly<Record<string, LanguageRow>>",
  )

/** Four hundred letters, of a text about something else. */
const letters = async (code: string): Promise<string> => {
  const text = await readFile(join(clone.path, `languages/${code}/pages.ts`), 'utf8')
  const words =
    text
      .match(/\p{L}{3,}/gu)
      ?.slice(200, 400)
      .join(' ') ?? ''
  expect(words.length).toBeGreaterThan(400)
  return ` ${words.slice(0, 400)}`
}

/** Makes each text of the elements longer. */
const lengthenTexts = async (code: string): Promise<void> => {
  const more = await letters(code)
  for (const subject of ['widget', 'calculators']) {
    const file = join(clone.path, `languages/${code}/${subject}.ts`)
    const text = await readFile(file, 'utf8')
    const longer = text.replace(/'(,\n(?: {2}\w+:|\}))/g, (_, end: string) => `${more}'${end}`)
    expect(longer.length - text.length).toBeGreaterThan(20 * more.length)
    await writeFile(file, longer)
  }
}

describe('an optional field in a request and in its answer', () => {
  test('touches four tracked files: the contract, the calculation, the OpenAPI file and the types of the SDK', async () => {
    await edit(
      'contract/propcalc/yields.ts',
      '    annualRent: Amount.optional()',
      "    livingAreaM2: PositiveAmount.optional().describe('Living area in m².'),\n    annualRent: Amount.optional()",
    )
    await edit(
      'contract/propcalc/yields.ts',
      '    netIncome: Money',
      "    annualRentPerM2: Money.optional().describe('Rent of a year per m², where the area was sent.'),\n    netIncome: Money",
    )
    await edit(
      'server/domain/investment/yields.ts',
      '    netIncome: toCents(noi),',
      '    ...(sent.livingAreaM2 !== undefined && { annualRentPerM2: toCents(rent / sent.livingAreaM2) }),\n    netIncome: toCents(noi),',
    )
    await clone.runScript('record', 'yields')
    await clone.runScript('derive')
    await clone.runScript('build')
    const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone.path, encoding: 'utf8' })
    expect(
      changed
        .trim()
        .split('\n')
        .map(line => line.trim().split(' ')[1]),
    ).toEqual([
      ...['contract/openapi/openapi.json', 'contract/propcalc/yields.ts'],
      ...['sdk/src/derived/types.ts', 'server/domain/investment/yields.ts'],
    ])
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: clone.path })
  })
})

describe('a tree with an endpoint, a language and four hundred letters in each text of the elements more', {
  shuffle: false,
}, () => {
  test('is recorded, derived and built', async () => {
    await addEndpoint()
    await addLanguage()
    for (const code of languages) await lengthenTexts(code)
    await clone.runScript('record', 'lawBeginnings')
    await clone.runScript('derive')
    const built = await clone.runScript('build')
    expect(built).toContain('<valorem-estimate>, a language (it)')
    expect(built).toMatch(/^@valorem\/sdk: \d+ of \d+ bytes/m)
  })

  test('is within every budget, its OpenAPI file too', async () => {
    expect(await clone.run('node', ...budgetStep)).not.toContain('OVER THE BUDGET')
    const said = await clone.run(
      'vitest',
      'run',
      'tests/contract/shared-parts.test.ts',
      'tests/contract/derived.test.ts',
    )
    expect(said).toMatch(/Test Files .*2 passed/)
  })

  test('above a budget it is built all the same, and the check alone fails', async () => {
    await edit('budgets/table.ts', "'@valorem/sdk': 12 * kibibyte", "'@valorem/sdk': 2 * kibibyte")
    expect(await clone.runScript('build')).toMatch(/^@valorem\/sdk: \d+ of 2048 bytes, .*OVER THE BUDGET$/m)
    await expect(clone.run('node', ...budgetStep)).rejects.toThrow('Over the budget of budgets/table.ts')
  })
})
