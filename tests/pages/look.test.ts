import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { renderEmbedSettings } from '#server/pages/account/embed-settings'
import { makeFirstFont, readFirstRange } from '#server/pages/build/page-font'
import { fontPath, readHomeSheet, readLookSheet } from '#server/pages/look'
import { renderControls } from '#server/pages/snippet'
import { getPageWords } from '#server/pages/words'
import { defaultAccent } from '#server/services/leads/default-accent'
import { buildLetterHtml, createOwnLine } from '#server/services/leads/letter-lines'

const inAssets = (name: string): Buffer => readFileSync(new URL(`../../server/pages/assets/${name}`, import.meta.url))

const tokens = inAssets('look/tokens.css').toString()

/** Colours by token, as the sheet sets them on a scheme. */
const readColours = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))

const [lightBlock = '', darkBlock = ''] = tokens.split('@media (prefers-color-scheme: dark)')
const light = readColours(lightBlock)
/** Tokens that the dark scheme does not set keep their light value. */
const dark = new Map([...light, ...readColours(darkBlock.split('@media print')[0] ?? '')])

/** Relative luminance of WCAG 2.2. */
const computeLuminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const computeContrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Mixes a share of one colour into another, as `color-mix(in srgb, …)` does. */
const mixColours = (one: string, share: number, other: string): string =>
  `#${[1, 3, 5]
    .map(at => {
      const [mine, theirs] = [one, other].map(colour => Number.parseInt(colour.slice(at, at + 2), 16)) as [
        number,
        number,
      ]
      return Math.round(mine * share + theirs * (1 - share))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

const texts: [letter: string, ground: string][] = [
  ...['ink', 'soft', 'accent'].flatMap(letter =>
    ['ground', 'sunk', 'card', 'plate'].map((ground): [string, string] => [letter, ground]),
  ),
  ...['good', 'warn', 'bad'].flatMap((state): [string, string][] => [
    [state, `${state}-ground`],
    [state, 'card'],
    ['ink', `${state}-ground`],
  ]),
  ['on-accent', 'accent'],
  ['code-ink', 'code'],
  ['code-soft', 'code'],
  ['code-text', 'code'],
  ['code-figure', 'code'],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the tokens of the %s scheme', (_scheme, colours) => {
  const of = (name: string | undefined): string => {
    const found = colours.get(name ?? '')
    if (found === undefined) throw new Error(`No colour ${name}.`)
    return found
  }

  test.each(texts)('%s can be read on %s (4.5 : 1)', (letter, ground) => {
    expect(computeContrast(of(letter), of(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['ground', 'sunk', 'card'])(
    'edges of controls and the ring of the focus are seen on %s (3 : 1)',
    ground => {
      for (const edge of ['edge', 'accent']) expect(computeContrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3)
    },
  )

  test('ink and soft letters can be read on the two tints', () => {
    expect(computeContrast(of('ink'), mixColours(of('accent'), 0.24, of('card')))).toBeGreaterThanOrEqual(4.5)
    for (const letter of ['ink', 'soft', 'accent'])
      expect(computeContrast(of(letter), mixColours(of('accent'), 0.09, of('card')))).toBeGreaterThanOrEqual(4.5)
  })
})

test('the contrast of black on white is 21 and of a colour on itself 1', () => {
  expect(computeContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(computeContrast('#0b5a63', '#0b5a63')).toBe(1)
})

test('pages have one accent: no sheet but that of the tokens has a colour of its own for links and buttons', () => {
  const sheets = readdirSync(new URL('../../server/pages/assets', import.meta.url), { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.css') && name !== 'look/tokens.css')
    .map(name => name.slice(0, -'.css'.length))
  expect(sheets.toSorted()).toEqual([
    ...['ask', 'docs', 'door', 'look/base', 'look/charts', 'look/controls', 'look/desk', 'look/frame', 'look/media'],
    ...['look/parts', 'look/tables', 'read'],
  ])
  for (const name of sheets) {
    const colours =
      inAssets(`${name}.css`)
        .toString()
        .match(/#[0-9a-f]{3,8}\b/gi) ?? []
    // White and black over code, in shadows and beneath a menu alone; a brand is shown on white, as it is printed.
    const paper = name === 'look/charts' ? [light.get('ink'), light.get('line')] : []
    const others = colours.filter(colour => !/^#(fff|000)[0-9a-f]{0,5}$/i.test(colour) && !paper.includes(colour))
    expect([name, others]).toEqual([name, []])
  }
})

test.each([[['docs']], [['door']], [['docs', 'ask']], [['docs', 'read']]])(
  'the style of a page with %j is at most 14 KiB',
  sheets => {
    const bytes = [readLookSheet(), ...sheets.map(name => inAssets(`${name}.css`).toString())].map(
      text => gzipSync(text, { level: 9 }).length,
    )
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(14 * 1024)
  },
)

test('the one sheet of the home page is at most 7 KiB', () => {
  expect(gzipSync(readHomeSheet(), { level: 9 }).length).toBeLessThanOrEqual(7 * 1024)
})

test('forms and letters without a colour of their own have the accent of the pages and of the element', () => {
  expect(defaultAccent).toBe(light.get('accent'))
  const style = readFileSync(new URL('../../sdk/elements/widget/card-style.ts', import.meta.url)).toString()
  expect(/--A:(#[0-9a-f]{6});/.exec(style)?.[1]).toBe(defaultAccent)
  const attributes = { settings: {}, basis: { brand: undefined, receiver: undefined }, keyId: 'key_0' }
  const words = getPageWords('en')
  const settings = String(renderEmbedSettings(words, { ...attributes, refused: undefined }))
  expect(settings).toContain(`data-accent="${defaultAccent}"`)
  expect(/id="accent" type="color" value="(.*?)"/.exec(String(renderControls(words)))?.[1]).toBe(defaultAccent)
  const button = { ...createOwnLine('Call'), tap: 'tel:112', look: 'button' as const }
  expect(buildLetterHtml([[button]], 'en', '').match(/#[0-9a-f]{6}/g)).toEqual(
    expect.arrayContaining([defaultAccent, defaultAccent]),
  )
  for (const old of ['#0b5cad', '#1f4e8c', '#1849a9'])
    expect(settings + renderControls(words) + buildLetterHtml([[button]], 'en', '')).not.toContain(old)
})

describe('the font of the pages', () => {
  test('is what the script makes of the package, within 25 KB', async () => {
    const kept = inAssets('font/onest-latin.woff2')
    expect((await makeFirstFont(readFirstRange(tokens))).equals(kept)).toBe(true)
    expect(kept.length).toBeLessThanOrEqual(25_000)
  })

  test('has its licence with it, and a path that the sheet and the preload share', () => {
    expect(inAssets('font/LICENSE').toString()).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(readLookSheet()).toContain(`url("${fontPath}")`)
    expect(readLookSheet()).not.toContain('url("onest')
  })

  test('has the letters of the five languages and the signs of amounts', () => {
    const letters = new Set(readFirstRange(tokens))
    for (const letter of 'ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿÄÖÜäöüßẞãõñáíóúÁÍÓÚ€−×±≈«»„“”‘’·–—…²\u202f\u00a0'.replace(
      'ẞ',
      '',
    ))
      expect([letter, letters.has(letter)]).toEqual([letter, true])
  })
})
