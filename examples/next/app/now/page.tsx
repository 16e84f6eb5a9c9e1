import { Suspense } from 'react'
import { valorem } from '../../valorem.ts'

/** Estimated anew for each visitor, while the rest of the page is prerendered. */
const Estimate = async () => {
  const [{ data }, places] = await Promise.all([
    valorem.estimation.estimate({ commune: 'Mamer', surface: 82 }),
    valorem.estimation.places(),
  ])
  return (
    <p id="estimate">
      {data.estimationCentrale} ({Object.keys(places.data).length})
    </p>
  )
}

export default function Page() {
  return (
    <Suspense fallback={<p>…</p>}>
      <Estimate />
    </Suspense>
  )
}
