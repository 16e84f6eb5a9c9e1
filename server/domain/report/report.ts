import type * as z from 'zod'
import type { Commentary } from '#contract/ai/text'
import type { AcquisitionCosts } from '#contract/costs'
import type { Estimate, EstimationInput } from '#contract/estimation'
import type { CapitalGains } from '#contract/fiscal'
import type { Language } from '#languages/registry'
import type { LinkedText } from './links.ts'

/** The tables of a report; the drawing has the columns of each. */
export type TableKey =
  | 'adjustments'
  | 'reasons'
  | 'costs'
  | 'aidsComputed'
  | 'aidsListed'
  | 'reliefs'
  | 'making'
  | 'proceeds'
  | 'gain'

/** One cell of a table; `note` stands under its text, smaller and grey. */
export interface Cell {
  text: string
  note?: string
  align?: 'right'
}

/** One row of a table. `key` is the wire's own (`registrationDuty`, `adjSurface`), so that a figure is found by it. */
export interface Row {
  key: string
  cells: readonly Cell[]
  isTotal?: boolean
}

/** A name with its value; `isMissing` where nobody sent one and the value says so. */
export interface Fact {
  key: string
  name: string
  value: string
  isMissing: boolean
}

/** The texts at the band of values: each value as it is printed, with its name. */
export interface BandLabels {
  low: { name: string; value: string }
  central: { name: string; value: string; perM2: string }
  high: { name: string; value: string }
  /** What share of sales lies where, in a sentence. */
  share: string
}

/** A figure of a strip; of its lines those in `links` lead somewhere. */
export interface StripItem {
  key: string
  name: string
  value: string
  links?: readonly LinkedText[]
}

/** How a paragraph is meant: what is estimated and where, a figure by itself, notes, explanations in grey, or text to be read. */
export type Tone = 'subject' | 'address' | 'strong' | 'small' | 'quiet' | 'prose'

/** A part of a report that stands by itself, in reading order. */
export type Block =
  /** `gauge` is how many of three steps are drawn as reached beside the text, which says the same. */
  | { kind: 'heading'; level: 1 | 2; text: string; gauge?: 1 | 2 | 3 }
  /** `keepsNext`: it stands on the page of what follows it. */
  | { kind: 'paragraph'; text: string; tone?: Tone; keepsNext?: boolean }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'table'; key: TableKey; head?: readonly Cell[]; rows: readonly Row[] }
  /** The bar from low to high; between the ends of `half`, where half of the sales lie, it is dark. */
  | {
      kind: 'band'
      low: number
      central: number
      high: number
      half: { low: number; high: number }
      labels: BandLabels
      alt: string
    }
  /** Figures side by side that belong together: who and when, the budget, or what is left of a price. */
  | {
      kind: 'strip'
      key: 'particulars' | 'budget' | 'proceeds'
      items: readonly StripItem[]
    }
  /** Two halves side by side, the left one read first. */
  | { kind: 'columns'; left: readonly Block[]; right: readonly Block[] }

/** A report for print: every text as it is printed, nothing of how it is drawn. Plain data. */
export interface Report {
  language: Language
  /** Language tag of the document, as fr-LU. */
  locale: string
  /** Title of the document: what the report is, and of which dwelling. */
  title: string
  /** The agency, which is also the author of the document. */
  author: string
  number: string
  /** What programs are to know of it, as that a language model wrote a part of it. */
  keywords?: readonly string[]
  /** Day of the report in Luxembourg, YYYY-MM-DD. */
  day: string
  /** The word across every page of a report that is for nobody. */
  specimen?: string
  /** The agency on the first page; on the others its name and the short title. */
  head: { name: string; contacts: readonly LinkedText[]; logoAlt: string; runningTitle: string }
  /** The first starts the report, each next one starts a new page; a page goes on where its content does not fit. */
  pages: readonly { blocks: readonly Block[] }[]
  /** At the foot of every page; in `page`, `{page}` is the number of the page and `{pages}` how many there are. */
  foot: { caveat: string; mention?: string; line: string; page: string }
}

/** The agency as a report prints it; colour and logo are the drawing's. */
export interface ReportBrand {
  name: string
  address?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  website?: string | undefined
  legalMention?: string | undefined
}

/** What a report prints of the request beside what the two answers hold. Texts are cleaned and printable. */
export interface ReportRequest {
  property: z.output<typeof EstimationInput>
  /** For whom it is written; it decides what stands on the second page. */
  audience: 'buyer' | 'seller'
  /** Of the purchase: the price as it was sent, if it was, and the loan. */
  purchase: { price?: number | undefined; loanAmount: number }
  /** Of a seller: what was sent, but for the facts of the gain. */
  sale?:
    | {
        price?: number | undefined
        costs?: number | undefined
        loanBalance?: number | undefined
        ownershipShare: number
      }
    | undefined
  language: Language
  agent?:
    | { name: string; role?: string | undefined; phone?: string | undefined; email?: string | undefined }
    | undefined
  clientName?: string | undefined
  propertyAddress?: string | undefined
  validUntil?: string | undefined
  agencyOpinion?: { value: number; reason: string } | undefined
}

/** A commentary that a language model wrote on a report, with what its figures rest on. */
export type ReportCommentary = Pick<Commentary, 'text' | 'figures' | 'references' | 'notice'>

/** Everything that a report is made of. */
export interface ReportInput {
  input: ReportRequest
  estimate: z.infer<typeof Estimate>
  /** With `aids`, which a report always has. */
  costs: z.infer<typeof AcquisitionCosts>
  /** Of a seller whose gain was sent. */
  gain?: z.infer<typeof CapitalGains> | undefined
  /** Day of the report in Luxembourg, YYYY-MM-DD. */
  day: string
  number: string
  /** True: made with the public test key, and says so; `sample`: of a brand alone. Both are marked on every page. */
  specimen: boolean | 'sample'
  brand: ReportBrand
  /** On a page of its own; left out where none is wished for, or none could be printed. */
  commentary?: ReportCommentary | undefined
}
