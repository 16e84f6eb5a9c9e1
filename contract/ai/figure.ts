import * as z from 'zod'

/** Most figures of one text. */
export const figuresMax = 400

const definePosition = (what: string) =>
  z
    .int()
    .min(0)
    .max(8000)
    .meta({ 'x-unit': 'count', description: `${what}, in UTF-16 code units of \`text\`.` })

const span = {
  start: definePosition('Where it begins'),
  end: definePosition('Where it ends: the position after its last character'),
  text: z.string().min(1).max(100).describe('The figure as it stands in the text, unit included.'),
}

/** A figure of any size; a day, a period or an article is a text. */
const value = z.union([z.number().min(-1e18).max(1e18), z.string().max(40)])

/** Kinds of sources of a figure. */
const sourceKinds = ['input', 'law', 'calculation', 'assumed'] as const

/** Source of a figure, or of one figure of an expression. */
export const FigureSource = z
  .strictObject({
    kind: z
      .enum(sourceKinds)
      .describe(
        '`input`: what you sent. `law`: a parameter of law. `calculation`: a result of this service. `assumed`: an input of such a calculation that nobody stated and the model chose.',
      ),
    ref: z
      .string()
      .max(40)
      .describe('Its name in `expression`, as `D4`, `L2` or `C1`; the figure itself where it has no name.'),
    id: z.string().max(120).optional().describe('Of the law: the id of the parameter, as in `references`.'),
    path: z
      .string()
      .max(300)
      .optional()
      .describe(
        'The field: in the JSON that you sent, as `data.estimationCentrale`, or in the answer, as `calculations[0].result.totals.buyer`.',
      ),
    words: z.string().max(160).optional().describe('The words around it in what you sent, where that is no JSON.'),
    value: value.meta({
      description: 'The value there; a day as YYYY-MM-DD.',
      'x-unit': 'unit of the field or parameter',
    }),
  })
  .meta({ id: 'FigureSource', description: 'Where a figure, or one figure of an expression, comes from.' })
/** Source of a figure, or of one figure of an expression. */
export type FigureSource = z.infer<typeof FigureSource>

/** A figure of a text with where it comes from. */
export const TextFigure = z
  .strictObject({
    ...span,
    value: value.meta({
      description: 'The value that was printed, not rounded; a day as YYYY-MM-DD, an article as it is written.',
      'x-unit': 'unit',
    }),
    unit: z
      .string()
      .max(40)
      .describe(
        'Unit of `value`: a currency such as `EUR`, `m²`, `EUR/m²`, `fraction` (0.06 is 6 %), `years`, `months`, `days`, `calendar year`, `day`, `period` (`2025-01..2025-12`), `article`, `count`; `number` where none is known.',
      ),
    expression: z
      .string()
      .max(200)
      .nullable()
      .describe(
        'How it is calculated of named figures, as `(D6 - D7) / D7 %`; null where the model wrote the figure itself and it was found in a source.',
      ),
    sources: z.array(FigureSource).max(24).describe('What it comes from, in the order of `expression`.'),
  })
  .meta({
    id: 'TextFigure',
    description:
      'A figure of the text with where it comes from. A model may take a wrong name of the right unit: show the source beside the figure.',
  })
/** A figure of a text with where it comes from. */
export type TextFigure = z.infer<typeof TextFigure>

/** An unsupported figure with its position. */
export const UnverifiedSpan = z
  .strictObject(span)
  .meta({ id: 'UnverifiedSpan', description: 'A figure of the text that nothing supports, and where it stands.' })
/** An unsupported figure with its position. */
export type UnverifiedSpan = z.infer<typeof UnverifiedSpan>

/** Codes of warnings about a text, apart from its figures. */
const textWarningCodes = ['claim', 'language'] as const

/** A statement of the text that must not be relied on. */
export const TextWarning = z
  .strictObject({
    code: z
      .enum(textWarningCodes)
      .describe(
        '`claim`: the text calls itself a certified valuation, or legal or tax advice; it is neither. `language`: it is in another language than asked for. New codes may be added.',
      ),
    ...span,
    text: z.string().min(1).max(300).describe('The statement as it stands in the text.'),
  })
  .meta({ id: 'TextWarning', description: 'A statement of the text that must not be relied on.' })
/** A statement of the text that must not be relied on. */
export type TextWarning = z.infer<typeof TextWarning>
