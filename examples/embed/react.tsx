import '@valorem/sdk/widget/react'
import type { LeadDetail } from '@valorem/sdk/widget'
import { useEffect } from 'react'

/** Publishable key, address of the service, and a function that stores a contact. */
interface EstimateProps {
  apiKey: string
  service: string
  save(lead: LeadDetail): Promise<unknown>
}

/** The element in a React page. The class is loaded only in the browser, so the page may be rendered on a server. */
export const Estimate = ({ apiKey, service, save }: EstimateProps) => {
  useEffect(() => {
    void import('@valorem/sdk/widget').then(widget => widget.defineValoremEstimate())
  }, [])
  return (
    <valorem-estimate
      api-key={apiKey}
      base-url={service}
      lang="fr"
      lead="event"
      agency="Agence Exemple"
      privacy-url="https://agency.example/privacy"
      onvalorem-lead={event => event.detail.respondWith(save(event.detail))}
    >
      <a href="/contact">Demandez-nous une estimation</a>
    </valorem-estimate>
  )
}
