import * as z from 'zod'

/** The ten countries whose costs of buying are known, as ISO 3166-1 codes (the United Kingdom as `UK`). */
export const CountryCode = z
  .enum(['LU', 'FR', 'DE', 'BE', 'NL', 'IT', 'ES', 'PT', 'UK', 'US'])
  .meta({ id: 'CountryCode', description: 'Country, as ISO 3166-1 code; the United Kingdom is `UK`.' })
/** A country by its code. */
export type CountryCode = z.infer<typeof CountryCode>
