import { valorem } from '../../valorem.ts'

/** Prerendered: Next.js keeps the answers and asks again after an hour. */
export default async function Page() {
  const kept = valorem.with({ fetchOptions: { next: { revalidate: 3600 } } })
  const { data } = await kept.estimation.estimate({ commune: 'Mamer', surface: 82, etat: 'bon' })
  return <p id="estimate">{data.estimationCentrale}</p>
}
