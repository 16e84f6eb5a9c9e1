import { gzipBytesOf, widgetScript } from './widget-script.ts'
import { widgetLanguageFiles } from './widget-texts.ts'

/** Most that one visitor loads, gzipped: the script of the element and the file of one language. */
export const visitorGzipBytesMax = 20 * 1024

/** Most that the file of a language may weigh, gzipped. */
export const languageGzipBytesMax = 2 * 1024

/** The part of the bar that stays free for labels to come, before the build warns. */
const roomShareMin = 0.1

/** What the parts of the element weigh, gzipped. */
export interface WidgetSizes {
  script: number
  /** By the code of the language. */
  languages: Readonly<Record<string, number>>
}

/** What the build says of the sizes. */
export interface SizeReport {
  lines: string[]
  /** Said loudly; the build goes on. */
  warnings: string[]
  /** What is above its bar; the build fails. */
  faults: string[]
}

/** The sizes as they are built now. */
export const widgetSizes = async (): Promise<WidgetSizes> => ({
  script: gzipBytesOf(await widgetScript()),
  languages: Object.fromEntries(Object.entries(widgetLanguageFiles()).map(([code, file]) => [code, gzipBytesOf(file)])),
})

const roomText = (bytes: number, bytesMax: number): string => {
  const room = bytesMax - bytes
  return `${bytes} of at most ${bytesMax} bytes, ${room} (${((room / bytesMax) * 100).toFixed(1)} %) left`
}

/** Sizes in words: the script, each language, what a visitor of the heaviest language loads, and how much room is left. */
export const sizeReport = ({ script, languages }: WidgetSizes): SizeReport => {
  const files = Object.entries(languages)
  const [heaviest = '', most = 0] = files.toSorted(([, a], [, b]) => b - a)[0] ?? []
  const visitor = script + most
  const isNarrow = visitor <= visitorGzipBytesMax && visitorGzipBytesMax - visitor < visitorGzipBytesMax * roomShareMin
  const heavy = files.filter(([, bytes]) => bytes > languageGzipBytesMax)
  return {
    lines: [
      `<valorem-estimate>, gzipped: script ${script} bytes`,
      ...files.map(([code, bytes]) => `  language ${code}: ${roomText(bytes, languageGzipBytesMax)}`),
      `  one visitor (script and ${heaviest}): ${roomText(visitor, visitorGzipBytesMax)}`,
    ],
    warnings: isNarrow
      ? [
          `WARNING: <valorem-estimate> has less than ${roomShareMin * 100} % of room left: make it smaller before it grows.`,
        ]
      : [],
    faults: [
      ...(visitor > visitorGzipBytesMax ? ['One visitor loads more of <valorem-estimate> than promised.'] : []),
      ...heavy.map(([code]) => `The file of <valorem-estimate> in ${code} is heavier than promised.`),
    ],
  }
}
