import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { file as english } from '../../../sdk/elements/derived/widget/en.ts'
import type { Language } from '../../../sdk/elements/derived/widget/languages.ts'
import type { CardTexts as AnyVoice } from '../../../sdk/elements/widget/card-texts.ts'
import type { TextSource, WidgetTexts } from '../../../sdk/elements/widget/texts.ts'

/** The modules of one page: what came once is known to all of its elements. */
const page = async () => {
  vi.resetModules()
  const [{ CardTexts: Voice }, { addWidgetTexts: learnTexts }] = await Promise.all([
    import('../../../sdk/elements/widget/card-texts.ts'),
    import('../../../sdk/elements/widget/texts.ts'),
  ])
  return { Voice, learnTexts }
}

/** A source that has some languages and remembers what it was asked for. */
const sourceOf = (...there: Language[]) => {
  const asked: Language[] = []
  const has = new Set(there)
  const source: TextSource = async language => {
    asked.push(language)
    if (!has.has(language)) throw new Error(`no ${language}`)
    return { ...english, language } as WidgetTexts
  }
  return { source, asked, has }
}

const heard = () => {
  const events: string[] = []
  return { events, changed: () => void events.push('changed'), missed: () => void events.push('missed') }
}
const soon = () => vi.advanceTimersByTimeAsync(0)
const spoken = (voice: AnyVoice) => voice.scene?.language

let window: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  window = new EventTarget()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the voice of a card', () => {
  test('asks once for a language however many cards speak it, and knows it from then on', async () => {
    const { Voice } = await page()
    const { source, asked } = sourceOf('de')
    const [first, second, third] = [heard(), heard(), heard()]
    new Voice(source, window, first).speak('de', '')
    new Voice(source, window, second).speak('de', '')
    await soon()
    const last = new Voice(source, window, third)
    last.speak('de', '')
    expect(spoken(last)).toBe('de')
    expect([asked, first.events, second.events, third.events]).toEqual([['de'], ['changed'], ['changed'], []])
  })

  test('speaks at once what came with the script', async () => {
    const { Voice, learnTexts } = await page()
    const { source, asked } = sourceOf()
    learnTexts({ ...english, language: 'lb' })
    const voice = new Voice(source, window, heard())
    voice.speak('lb', '')
    expect([spoken(voice), asked]).toEqual(['lb', []])
  })

  test('without its own language speaks the first one, and goes on trying', async () => {
    const { Voice } = await page()
    const { source, asked, has } = sourceOf('fr')
    const listener = heard()
    const voice = new Voice(source, window, listener)
    voice.speak('pt', '')
    await soon()
    expect([spoken(voice), voice.isMissing, listener.events]).toEqual(['fr', false, ['missed', 'changed']])
    has.add('pt')
    await vi.advanceTimersByTimeAsync(1000)
    expect([spoken(voice), asked]).toEqual(['pt', ['pt', 'fr', 'pt']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
  })

  test('without any says so, tries at growing intervals, ten times, and then when the connection comes or somebody asks', async () => {
    const { Voice } = await page()
    const { source, asked, has } = sourceOf()
    const voice = new Voice(source, window, heard())
    voice.speak('fr', '')
    await soon()
    expect([spoken(voice), voice.isMissing, asked.length]).toEqual([undefined, true, 1])
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(10)
    window.dispatchEvent(new Event('online'))
    await soon()
    expect(asked).toHaveLength(11)
    has.add('fr')
    voice.again()
    await soon()
    expect([spoken(voice), voice.isMissing, asked.length]).toEqual(['fr', false, 12])
  })

  test('that speaks already goes on in its language until the other has come', async () => {
    const { Voice } = await page()
    const { source, asked, has } = sourceOf('en')
    const voice = new Voice(source, window, heard())
    voice.speak('en', '')
    await soon()
    voice.speak('de', '')
    await soon()
    expect([spoken(voice), voice.isMissing, asked]).toEqual(['en', false, ['en', 'de']])
    has.add('de')
    await vi.advanceTimersByTimeAsync(1000)
    expect(spoken(voice)).toBe('de')
  })

  test('takes nothing that comes after its end, or for a language that is no longer wished', async () => {
    const { Voice } = await page()
    const { source, asked } = sourceOf('en', 'de')
    const listener = heard()
    const voice = new Voice(source, window, listener)
    voice.speak('de', '')
    voice.speak('en', '')
    await soon()
    expect([spoken(voice), listener.events]).toEqual(['en', ['changed']])
    voice.speak('lb', '')
    voice.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, listener.events]).toEqual([['de', 'en', 'lb'], ['changed']])
  })
})
