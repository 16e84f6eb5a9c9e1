import { expect, test } from 'vitest'
import { migrations, newestReleasedStep } from '#server/adapters/storage/migrations'

test('the release before may run beside every step that came after it', () => {
  const names = Object.keys(migrations)
  expect(names).toContain(newestReleasedStep)
  expect(names).toEqual(names.toSorted())
  // Steps up to 0007 are older than declarations: no program asks for theirs.
  const wanted = Object.entries(migrations).map(([name, { runsBeside }]) =>
    name <= '0007_leads' ? runsBeside === undefined : runsBeside !== undefined && runsBeside <= newestReleasedStep,
  )
  expect(wanted).toEqual(names.map(() => true))
})
