import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startRecording } from '../../mock/src/record.ts'
import { verifyCassette } from '../../mock/src/verify.ts'

/** A service that answers each call in the same way; closed with the test. */
const serve = async (status: number, headers: Record<string, string>, answer: object): Promise<string> => {
  const server = createServer(async (req, res) => {
    await text(req)
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const newFile = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cassette-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'calls.json')
}

test('a call that asks for 100 Continue is recorded, without the secrets of its answer; a used-up day ends a verification', async () => {
  const file = await newFile()
  const target = await serve(
    201,
    {},
    { success: true, data: { apiKey: 'vk_live_secret', webhook: { secret: 'whsec_1' } } },
  )
  const recording = await startRecording({ target, file, port: 0 })
  const call = request(`${recording.url}/api/v1/sandbox`, { method: 'POST', headers: { Expect: '100-continue' } })
  call.end('{}')
  const [answer] = await once(call, 'response')
  expect([answer.statusCode, await text(answer)]).toEqual([201, expect.stringContaining('vk_live_secret')])
  await recording.close()
  const written = await readFile(file, 'utf8')
  expect(written).not.toMatch(/vk_live_secret|whsec_1/)
  expect(JSON.parse(written).calls).toMatchObject([
    { method: 'POST', path: '/api/v1/sandbox', body: '{}', status: 201 },
  ])

  const usedUp = await serve(429, { 'Retry-After': '40000' }, { success: false, code: 'daily_quota_exhausted' })
  await expect(verifyCassette({ file, target: usedUp, clock: undefined, key: 'k' }, () => {})).rejects.toThrow(
    'The key has no calls for 40000 s; name another --key.',
  )
})

test('the media type and the names of headers on limits are recorded; what another service sends instead has moved', async () => {
  const file = await newFile()
  const answer = { success: true }
  const limits = { 'X-RateLimit-Limit': '10', 'X-RateLimit-Remaining': '9', Date: 'today' }
  const target = await serve(200, { ...limits, 'Content-Type': 'application/json; charset=utf-8' }, answer)
  const recording = await startRecording({ target, file, port: 0 })
  await fetch(`${recording.url}/api/v1/propcalc/countries`)
  await recording.close()
  const headers = { contentType: 'application/json', limits: ['x-ratelimit-limit', 'x-ratelimit-remaining'] }
  expect(JSON.parse(await readFile(file, 'utf8')).calls).toMatchObject([{ status: 200, headers }])

  const verify = async (other: string): Promise<string[]> => {
    const lines: string[] = []
    await verifyCassette({ file, target: other, clock: undefined, key: 'k' }, line => lines.push(line))
    return lines
  }
  const fewerLeft = await serve(200, { ...limits, 'X-RateLimit-Remaining': '3' }, answer)
  expect(await verify(fewerLeft)).toEqual(['same   GET /api/v1/propcalc/countries', '1 calls, 0 moved.'])
  const problem = await serve(200, { 'X-RateLimit-Limit': '10', 'Content-Type': 'application/problem+json' }, answer)
  expect(await verify(problem)).toEqual([
    'moved  GET /api/v1/propcalc/countries',
    '  headers.contentType: "application/json" is now "application/problem+json"',
    '  headers.limits[1]: "x-ratelimit-remaining" is now nothing',
    '  the answer: {"success":true} is now nothing',
    ...['  by nothing that the answers name', '1 calls, 1 moved.'],
  ])
})
