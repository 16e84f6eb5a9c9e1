import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { deferDuringArrivals } from '#server/http/server/arrivals'

/** A server whose turns are the test's, with the names of the requests that were answered. */
const server = (holdMs: number) => {
  const answered: string[] = []
  const { noteConnection, receive } = deferDuringArrivals(({ url }) => void answered.push(url ?? ''), holdMs)
  const ask = (url: string): void => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url })
    receive(request, new ServerResponse(request))
  }
  return { noteConnection, ask, answered }
}

/** Longer than any test takes. */
const forEver = 600_000

describe('requests and new connections', () => {
  test('a request is answered at once while no connection arrives', () => {
    const { ask, answered } = server(forEver)
    ask('a')
    expect(answered).toEqual(['a'])
  })

  test('while connections arrive requests wait, and are answered in their order once none came', async () => {
    const { noteConnection, ask, answered } = server(forEver)
    for (const name of ['a', 'b', 'c']) {
      noteConnection()
      ask(name)
      expect(answered).toEqual([])
      await turn()
    }
    await expect.poll(() => answered).toEqual(['a', 'b', 'c'])
    ask('d')
    expect(answered).toEqual(['a', 'b', 'c', 'd'])
  })

  test('connections that never end to arrive hold no request for longer than they may', async () => {
    const { noteConnection, ask, answered } = server(0)
    noteConnection()
    ask('a')
    await expect
      .poll(() => {
        noteConnection()
        return answered
      })
      .toEqual(['a'])
  })
})
