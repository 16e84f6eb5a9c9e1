/** Derivation of a price; the words of the tables in server/data. */
export type PriceMethod = 'published' | 'indexed' | 'imputed_adverts' | 'imputed_canton'

/** The reference price of one segment (existing apartments, or new builds) in one municipality. */
export interface Price {
  /** EUR per m². */
  priceM2: number
  method: PriceMethod
  /** Period of the sales, or the year that an older price was carried to. */
  period: string
  /** Derivation of the price, in words. */
  derivation: string
  /** Who published the figures. */
  source: string
  /** Sales of the segment in the newest file that tells them, enough for a published price or not. */
  sales: number
}

/** One municipality with its names and its reference prices. */
export interface Commune {
  /** Official French name; the key. */
  name: string
  canton: string
  /** Current names that find it: French, German, Luxembourgish. */
  names: readonly [fr: string, de: string, lb: string]
  /** Former municipalities, localities and common spellings that find it and no other. */
  aliases: readonly string[]
  /** Names that it shares with other municipalities. */
  ambiguousAliases: readonly string[]
  existing: Price
  /** Missing where no price of new builds is published. */
  newBuild?: Price
}

/** A district: of the capital with a coefficient, elsewhere a name that is recognised. */
export interface Quartier {
  /** Official French name of the municipality. */
  commune: string
  /** Official name. */
  name: string
  /** All other names that find it. */
  names: readonly string[]
  /** Its name in German; missing where none is known. */
  german?: string
  /** Its name in Luxembourgish; missing where none is known. */
  luxembourgish?: string
  /** Factor on the price of the municipality; missing outside the capital. */
  coefficient?: number
  /** Derivation of the coefficient, in words; absent without a coefficient. */
  derivation?: string
  /** Adverts of apartments in 2025 behind the coefficient; absent without a coefficient. */
  adverts2025?: number
}

/** The tables that an estimate rests on; read once at start and passed in. */
export interface ReferencePrices {
  communes: readonly Commune[]
  quartiers: readonly Quartier[]
}

/** The only municipality whose districts carry a coefficient. */
export const capital = 'Luxembourg'
