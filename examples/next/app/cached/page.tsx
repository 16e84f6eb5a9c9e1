import { cacheLife } from 'next/cache'
import { valorem } from '../../valorem.ts'

const getEstimate = async (commune: string) => {
  'use cache'
  cacheLife('hours')
  // The whole result has methods (`headers.get`), which a cache cannot keep: `data` alone is returned.
  const { data } = await valorem.estimation.estimate({ commune, surface: 82 })
  return data
}

export default async function Page() {
  const { estimationCentrale } = await getEstimate('Mamer')
  return <p id="estimate">{estimationCentrale}</p>
}
