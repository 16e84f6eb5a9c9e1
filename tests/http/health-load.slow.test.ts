import { StatementSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startApp } from '#tests/support/app'

test('four hundred requests for readiness ask the records a few times, not each time', async () => {
  const app = await startApp()
  onTestFinished(() => app.close())
  const asked = vi.spyOn(StatementSync.prototype, 'all')
  onTestFinished(() => asked.mockRestore())
  const answers = await Promise.all(Array.from({ length: 400 }, () => fetch(`${app.url}/health/ready`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // One run for each half second that the requests take; on any machine far fewer than one for each.
  expect(asked.mock.calls.length).toBeGreaterThan(0)
  expect(asked.mock.calls.length).toBeLessThan(100)
})
