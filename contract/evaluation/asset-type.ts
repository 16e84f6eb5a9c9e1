import * as z from 'zod'

/** Use of a property. */
export const AssetType = z
  .enum(['residential', 'office', 'retail', 'industrial', 'hotel'])
  .meta({ id: 'AssetType', description: 'What the property is used for.' })
/** Use of a property. */
export type AssetType = z.infer<typeof AssetType>
