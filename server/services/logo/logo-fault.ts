/** Why a logo cannot be printed: the code of the issue. */
export type LogoFault = 'logo_kind' | 'logo_damaged' | 'logo_dimensions'

const sideMax = 4000
const pixelsMax = 1_000_000

/** Whether a picture has pixels, and no more than are printed: 4 000 a side, a million in all. */
export const isPrintableSize = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= sideMax && height <= sideMax && width * height <= pixelsMax
