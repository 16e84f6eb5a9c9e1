import type * as z from 'zod'
import type { Commentary } from '#contract/ai/text'
import type { AcquisitionCosts } from '#contract/costs'
import type { Estimate, EstimationInput } from '#contract/estimation'
import type { CapitalGains } from '#contract/fiscal'
import type { Language } from '#languages/registry'
import type { LinkedText } from './links.ts'

/** The tables of a report; the drawing has the columns of each, and fits those of a `plain` one to its texts. */
type TableKey =
  | 'adjustments'
  | 'reasons'
  | 'costs'
  | 'aidsComputed'
  | 'aidsListed'
  | 'reliefs'
  | 'making'
  | 'proceeds'
  | 'gain'
  | 'plain'

/** One cell of a table; `note` is printed under its text, smaller and grey. */
export interface Cell {
  text: string
  note?: string
  align?: 'right'
}

/** One row of a table. `key` is that of the API (`registrationDuty`, `adjSurface`). */
export interface Row {
  key: string
  cells: readonly Cell[]
  isTotal?: boolean
}

/** A name with its value; `isMissing` where none was sent and the value says so. */
export interface Fact {
  key: string
  name: string
  value: string
  isMissing: boolean
}

/** Texts of the band of values: each value as printed, with its name. */
interface BandLabels {
  low: { name: string; value: string }
  central: { name: string; value: string; perM2: string }
  high: { name: string; value: string }
  /** Shares of sales between the values, in a sentence. */
  share: string
}

/** A figure of a strip; lines in `links` are linked. */
interface StripItem {
  key: string
  name: string
  value: string
  links?: readonly LinkedText[]
}

/** Role of a paragraph: subject, address, single figure, notes, explanations in grey, or prose. */
export type Tone = 'subject' | 'address' | 'strong' | 'small' | 'quiet' | 'prose'

/** A block of a report, in reading order. */
export type Block =
  /** `gauge` is the number of three steps drawn as reached; the text says the same. */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; gauge?: 1 | 2 | 3 }
  /** `keepsNext`: on the same page as the next block. */
  | { kind: 'paragraph'; text: string; tone?: Tone; keepsNext?: boolean }
  /** `isWhole`: on one page. */
  | { kind: 'facts'; rows: readonly Fact[]; isWhole?: boolean }
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
  /**
   * Yearly values as a line from 0 below a heading, oldest first; `isWhole` says whether the part up to a value is drawn
   * whole, else dotted. `at` is the index of a year. Left out where its page has no room for it.
   */
  | {
      kind: 'line'
      heading: string
      values: readonly number[]
      isWhole: readonly boolean[]
      scale: readonly { value: number; text: string }[]
      years: readonly { at: number; text: string }[]
      /** The line in a sentence, and how it is drawn. */
      says: string
    }
  /** Related figures side by side: particulars, the budget, or proceeds. */
  | {
      kind: 'strip'
      key: 'particulars' | 'budget' | 'proceeds'
      items: readonly StripItem[]
    }
  /** Two halves side by side, the left one read first. */
  | { kind: 'columns'; left: readonly Block[]; right: readonly Block[] }
  /** Photo of the home: the blocks at its left, and those that follow, at its left or below it; `alt` says what it shows. */
  | { kind: 'photo'; alt: string; beside: readonly Block[]; after: readonly Block[] }

/** A report for print: every text as printed, without layout. Plain data. */
export interface Report {
  language: Language
  /** Language tag of the document, as fr-LU. */
  locale: string
  /** Title of the document: kind of report and dwelling. */
  title: string
  /** The agency, which is also the author of the document. */
  author: string
  number: string
  /** Keywords for programs, as that a language model wrote a part of it. */
  keywords?: readonly string[]
  /** Day of the report in Luxembourg, YYYY-MM-DD. */
  day: string
  /** Watermark of a specimen report, on every page. */
  specimen?: string
  /** The agency on the first page; on the others its name and the short title. */
  head: { name: string; contacts: readonly LinkedText[]; logoAlt: string; runningTitle: string }
  /** The first starts the report, each next one starts a new page; a page goes on where its content does not fit. */
  pages: readonly { blocks: readonly Block[] }[]
  /** At the foot of every page; in `page`, `{page}` is the number of the page and `{pages}` how many there are. */
  foot: { caveat: string; mention?: string; line: string; page: string }
}

/** The agency as printed; colour and logo belong to the layout. */
export interface ReportBrand {
  name: string
  address?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  website?: string | undefined
  legalMention?: string | undefined
}

/** Printed parts of the request besides the two answers. Texts are cleaned and printable. */
export interface ReportRequest {
  property: z.output<typeof EstimationInput>
  /** Whether a photo of the home was sent. */
  hasPhoto?: boolean
  /** Audience, which determines the second page. */
  audience: 'buyer' | 'seller'
  /** Of the purchase: the price as it was sent, if it was, and the loan. */
  purchase: { price?: number | undefined; loanAmount: number }
  /** Of a seller: the sent sale, without the facts of the gain. */
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

/** A commentary on a report by a language model, with the sources of its figures. */
export type ReportCommentary = Pick<Commentary, 'text' | 'figures' | 'references' | 'notice'>

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
  /** On a separate page; absent where not requested, or not printable. */
  commentary?: ReportCommentary | undefined
}
