import type { CountryFees, Estimate, LuxembourgFees, Meta, OperationError } from '@valorem/sdk'
import { useAccuracy, useCommune, useEstimate, useFees, usePlaces } from '@valorem/sdk/react'
import { tied } from '../tied.ts'

// Compiled with the tests, never run: what a page of React may write, and what the compiler must refuse.

/** Stands for a component. */
export const usePage = (isComplete: boolean) => {
  const home = { commune: 'Mamer', surface: 80 }
  const estimate = useEstimate(isComplete ? home : undefined)
  tied<Estimate | undefined, NonNullable<typeof estimate.data>['data'] | undefined>()
  tied<Meta | undefined, NonNullable<typeof estimate.data>['meta'] | undefined>()
  tied<OperationError<'estimation.estimate'> | null, typeof estimate.error>()

  const central = useEstimate(home, {
    select: ({ data }) => data.estimationCentrale,
    staleTime: 0,
    call: { maxRetries: 5 },
  })
  tied<number | undefined, typeof central.data>()

  const luxembourg = useFees({ country: 'LU', price: 700_000, use: 'mainResidence' })
  tied<LuxembourgFees | undefined, NonNullable<typeof luxembourg.data>['data'] | undefined>()
  const french = useFees({ country: 'FR', region: 'FR-92', price: 400_000, use: 'rental', deedDate: '2026-06-01' })
  tied<CountryFees | undefined, NonNullable<typeof french.data>['data'] | undefined>()

  usePlaces({ enabled: isComplete })
  useAccuracy()
  useAccuracy(undefined, { staleTime: 0 })
  useCommune('Mamer')

  // @ts-expect-error a field that the request does not have
  useEstimate({ commune: 'Mamer', surface: 80, rooms: 3 })
  // @ts-expect-error the surface is a number
  useEstimate({ commune: 'Mamer', surface: '80' })
  // @ts-expect-error an input is needed, or undefined for one that is not there yet
  useEstimate()
  // @ts-expect-error a municipality is a text
  useCommune(7)
  // @ts-expect-error repeats are those of the client
  useEstimate(home, { retry: 3 })
  // @ts-expect-error the signal of the call is that of the query
  useEstimate(home, { call: { signal: new AbortController().signal } })
  // @ts-expect-error the key is that of the operation
  useEstimate(home, { queryKey: ['mine'] })
}
