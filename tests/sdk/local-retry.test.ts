import { expect, test, vi } from 'vitest'
import { localFetch } from '../../sdk/src/local.ts'

const { service } = vi.hoisted(() => ({ service: vi.fn() }))
vi.mock('valorem:local-service', () => ({ service }))

test('a service that could not be loaded is loaded by the next request, and then kept', async () => {
  service.mockRejectedValueOnce(new Error('The file cannot be read.'))
  service.mockResolvedValue(() => async () => 'an answer')
  const local = localFetch()
  await expect(local('https://valorem.local/')).rejects.toThrow('The file cannot be read.')
  for (let request = 0; request < 2; request += 1) expect(await local('https://valorem.local/')).toBe('an answer')
  expect(service).toHaveBeenCalledTimes(2)
})
