/**
 * The words of numbers in documents, and how they are put together. Words of one key are parted by spaces; hyphens within
 * them are left out where documents are compared, and a hyphen alone says that a language has no such word.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  /** From zero to nineteen. */
  ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  /** From twenty to ninety; where two are the same, the second counts on from ten. */
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  /** Word between units and tens where units come first. */
  unitsFirst: '-',
  /** Word between tens and units. */
  beforeUnits: '-',
  /** Word between tens and one or eleven, up to seventy-one. */
  beforeOne: '-',
  /** One, where nothing follows it. */
  one: 'one',
  /** A hundred, and hundreds, as parts of words. */
  hundred: 'hundred hundred-and',
  /** The hundreds where each has a word of its own. */
  ownHundreds: '-',
  /** A hundred where nothing follows it. */
  hundredAlone: '-',
  /** Word after hundreds that have their own words. */
  behindHundreds: '-',
  /** A thousand, as parts of words. */
  thousand: 'thousand thousand-and',
  millions: 'million',
  /** One, before a million. */
  oneMillion: 'one',
  /** Words within numbers that link their parts. */
  links: 'and',
  /** The first day of a month. */
  first: 'first',
  /** The third day of a month, an ordinal that no ending makes. */
  third: 'third',
  /** The seventh day of a month. */
  seventh: 'seventh',
  /** Endings that make the day of a month of a number. */
  dayEndings: 'th',
  /** A half, as a share in a property. */
  half: 'half',
  /** The whole of a property. */
  whole: 'entire whole sole-owner',
} as const
