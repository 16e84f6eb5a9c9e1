import { describe, expect, test } from 'vitest'
import { renderCoverageChart } from '#server/pages/coverage-chart'

const chart = (points: { promised: number; held: number; low?: number; high?: number }[][]): string =>
  renderCoverageChart({
    id: 'c',
    title: 'A < title',
    summary: 'first: promised 80 %, held 79 %',
    caption: 'How to read it',
    axes: { promised: 'promised', held: 'held' },
    kept: 'as promised',
    series: points.map((one, at) => ({ name: `sample ${at}`, points: one })),
    share: (share, decimals) => `${(100 * share).toFixed(decimals)} %`,
  }).toString()

describe('the chart of promised and held shares', () => {
  const svg = chart([[{ promised: 0.8, held: 0.79 }], [{ promised: 0.8, held: 0.85, low: 0.7, high: 0.95 }]])

  test('has a name and a description that are read aloud, escaped', () => {
    expect(svg).toContain('role="img"')
    expect(svg).toContain('aria-labelledby="c-title c-text"')
    expect(svg).toContain('<title id="c-title">A &lt; title</title>')
    expect(svg).toContain('<desc id="c-text">first: promised 80 %, held 79 %</desc>')
    expect(svg).toContain('<figcaption>How to read it</figcaption>')
  })

  test('tells the samples apart by shape alone: no colour is named', () => {
    expect(svg).toMatch(/<circle/)
    expect(svg).toMatch(/<rect[^>]+fill="none"/)
    expect(svg).not.toMatch(/#[0-9a-f]{3,6}|rgb|style=/i)
    expect(svg).toContain('stroke-dasharray')
    for (const label of ['79.0 %', '85.0 %', 'sample 0', 'sample 1', 'as promised']) expect(svg).toContain(label)
  })

  test('lays a point that holds what it promises on the dashed line', () => {
    // The axes run from 0.7 to 1 over 314 units, from 62 to the right and from 328 upwards.
    const kept = chart([[{ promised: 0.8, held: 0.8 }]])
    expect(kept).toContain('<circle cx="166.7" cy="223.3"')
    expect(166.7 - 62).toBeCloseTo(328 - 223.3, 5)
  })

  test('begins a step below the lowest share, a limit among them, and never below nothing', () => {
    expect(chart([[{ promised: 0.5, held: 0.02, low: 0, high: 0.1 }]])).toContain('>0 %<')
    expect(svg).toContain('>60 %<')
    expect(svg).not.toContain('>50 %<')
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
