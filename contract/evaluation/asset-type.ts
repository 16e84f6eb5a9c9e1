import * as z from 'zod'

/** What a property is used for. */
export const AssetType = z
  .enum(['residential', 'office', 'retail', 'industrial', 'hotel'])
  .meta({ id: 'AssetType', description: 'What the property is used for.' })
/** What a property is used for. */
export type AssetType = z.infer<typeof AssetType>
