// @vitest-environment happy-dom
import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Client, type ClientOptions, createClient, type FetchInit } from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import * as hooks from '@valorem/sdk/react'
import { useCountries, useEstimate, useFees, useValorem, ValoremProvider } from '@valorem/sdk/react'
import { createElement, type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { failure } from '../service.ts'

const home = { commune: 'Mamer', surface: 80 }
const calculated = localFetch({ today: '2026-11-21' })
const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

type Answering = (url: string, init: FetchInit) => Promise<Response>

/** A client of the service in this process, and what it was asked. */
const asking = (
  answer: Answering = (url, init) => calculated(url, init as RequestInit),
  options: ClientOptions = {},
) => {
  const fetch = vi.fn(answer)
  return {
    fetch,
    client: createClient({ apiKey: 'vp_live_page', baseUrl: 'https://valorem.local', fetch, ...options }),
  }
}

const within = (client: Client, queries: QueryClient, children: ReactNode): ReactNode =>
  createElement(
    StrictMode,
    null,
    createElement(QueryClientProvider, { client: queries }, createElement(ValoremProvider, { client }, children)),
  )

/** Draws a component as React does in development, where each effect runs twice. */
const drawn = (client: Client, component: () => ReactNode, queries = new QueryClient()) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  ends.push(() => root.unmount())
  ends.push(() => queries.clear())
  root.render(within(client, queries, createElement(component)))
  return { place, root, queries }
}

const shows = (place: Element, text: string | RegExp) => expect.poll(() => place.textContent).toMatch(text)

const Home = () => {
  const { data, error, isPending } = useEstimate(home)
  if (isPending) return 'waiting'
  return error ? `${error.code} ${error.attempts}` : `${data?.data.estimationCentrale} by ${data?.meta.method}`
}

describe('a hook', () => {
  test('shows a calculated answer, and sends one request in strict mode', async () => {
    const { client, fetch } = asking()
    const { data } = await client.estimation.estimate(home)
    fetch.mockClear()
    const { place } = drawn(client, Home)
    await shows(place, `${data.estimationCentrale} by commune_reference_with_expert_adjustments`)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toEqual(home)
  })

  test('leaves repeats to the client, and gives its error', async () => {
    const { client, fetch } = asking(
      () => Promise.resolve(Response.json(failure('unavailable'), { status: 503, headers: { 'retry-after': '0' } })),
      { maxRetries: 1 },
    )
    const { place } = drawn(client, Home)
    await shows(place, 'unavailable 2')
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('ends its request when its component is gone', async () => {
    const { client, fetch } = asking(() => new Promise<never>(() => {}))
    const { root } = drawn(client, Home)
    await expect.poll(() => fetch.mock.calls.length).toBe(1)
    const signal = fetch.mock.calls[0]?.[1].signal
    expect(signal?.aborted).toBe(false)
    root.render(null)
    await expect.poll(() => signal?.aborted).toBe(true)
  })

  test('asks again for another input, once for one that two components share, and not while there is none', async () => {
    const { client, fetch } = asking()
    const Surface = ({ surface }: { surface: number | undefined }) => {
      const { data, fetchStatus } = useEstimate(surface === undefined ? undefined : { commune: 'Mamer', surface })
      return data ? `${data.data.prixM2Ajuste} ` : `${fetchStatus} `
    }
    let setSurface: (surface: number) => void = () => {}
    const Both = () => {
      const [surface, set] = useState<number>()
      setSurface = set
      return [1, 2].map(key => createElement(Surface, { key, surface }))
    }
    const { place } = drawn(client, Both)
    await shows(place, /^idle idle $/)
    expect(fetch).not.toHaveBeenCalled()
    setSurface(80)
    await shows(place, /^(\d+ )\1$/)
    setSurface(120)
    await expect.poll(() => fetch.mock.calls.length).toBe(2)
    setSurface(80)
    await shows(place, /^(\d+ )\1$/)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('takes options of the query and of the call', async () => {
    const { client, fetch } = asking()
    const Fees = () => {
      const { data } = useFees(
        { country: 'LU', price: 700_000, use: 'mainResidence', deedDate: '2026-11-21' },
        { select: answer => answer.data.country, call: { headers: { 'x-page': 'fees' } } },
      )
      return data
    }
    const { place, queries } = drawn(client, Fees)
    await shows(place, 'LU')
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'x-page': 'fees' })
    const keys = queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
    expect(keys).toEqual([['valorem', 'fees', expect.objectContaining({ country: 'LU' })]])
  })

  test('of an operation that takes nothing is asked with options alone', async () => {
    const { client, fetch } = asking()
    const Countries = () => `${Object.keys(useCountries({ staleTime: Infinity }).data?.data ?? {}).length > 0}`
    const { place } = drawn(client, Countries)
    await shows(place, 'true')
    expect(fetch.mock.calls[0]?.[0]).toBe('https://valorem.local/api/v1/propcalc/countries')
  })

  test('without a provider says what is missing', () => {
    expect(() => renderToString(createElement(() => `${useValorem()}`))).toThrow(/no ValoremProvider/)
  })
})

describe('on a server', () => {
  test('nothing is sent, and an answer that was fetched before is drawn, there and in the page', async () => {
    const { client, fetch } = asking()
    const queries = new QueryClient()
    expect(renderToString(within(client, queries, createElement(Home)))).toBe('waiting')
    expect(fetch).not.toHaveBeenCalled()

    await queries.prefetchQuery({
      queryKey: ['valorem', 'estimate', home],
      queryFn: async () => {
        const { data, meta, requestId } = await client.estimation.estimate(home)
        return { data, meta, requestId }
      },
    })
    const html = renderToString(within(client, queries, createElement(Home)))
    expect(html).toMatch(/^\d+ by commune_reference/)
    const state = JSON.parse(JSON.stringify(dehydrate(queries)))
    fetch.mockClear()
    const { place } = drawn(client, () => createElement(HydrationBoundary, { state }, createElement(Home)))
    await shows(place, html)
    expect(fetch).not.toHaveBeenCalled()
  })
})

test('every operation that only reads or calculates has a hook, and no other', () => {
  const pure = operations
    .filter(({ tag }) => !['agencies', 'ai', 'leads', 'account', 'sandbox'].includes(tag))
    .map(({ id }) => `use${id.slice(0, 1).toUpperCase()}${id.slice(1)}`)
  const found = Object.keys(hooks).filter(name => name !== 'ValoremProvider' && name !== 'useValorem')
  expect(found.toSorted()).toEqual(pure.toSorted())
})
