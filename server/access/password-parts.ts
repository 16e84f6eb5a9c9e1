/** Words that passwords are made of in the languages of the service, and what this service is called. */
const words = [
  ...['correcthorsebatterystaple', 'ichliebedich', 'motdepasse', 'luxembourg', 'letzebuerg', 'letzebuergesch'],
  ...['iloveyou', 'password', 'passwort', 'passwuert', 'bienvenue', 'willkommen', 'welcome', 'valorem', 'football'],
  ...['baseball', 'princess', 'princesse', 'sunshine', 'superman', 'letmein', 'bonjour', 'soleil', 'chocolat'],
  ...['jetaime', 'doudou', 'loulou', 'schatz', 'hallo', 'hello', 'moien', 'benfica', 'portugal', 'senha', 'amor'],
  ...['dragon', 'monkey', 'shadow', 'master', 'secret', 'admin', 'login', 'azerty', 'qwerty', 'qwertz', 'test', 'pass'],
  'palavrapasse',
].sort((a, b) => b.length - a.length)

/** Signs that stand for a letter, as `0` for o. */
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The rows of the keyboards that are used here; each row lies half a key to the right of the one above. */
const keyboards = [
  ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['1234567890', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
]

type Key = readonly [row: number, column: number]

const keysOf = (rows: readonly string[]): ReadonlyMap<string, Key> =>
  new Map(rows.flatMap((row, at) => [...row].map((letter, column) => [letter, [at, column + at / 2]] as const)))

const places = keyboards.map(keysOf)

/** Whether two keys touch on one of the keyboards, or are the same. */
const isBeside = (a: string, b: string): boolean =>
  places.some(keys => {
    const [one, other] = [keys.get(a), keys.get(b)]
    return (
      one !== undefined && other !== undefined && Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1
    )
  })

/** Whether a character is one before or after another; digits go round. */
const isNext = (a: string, b: string): boolean => {
  const step = (b.codePointAt(0) ?? 0) - (a.codePointAt(0) ?? 0)
  return Math.abs(step) === 1 || (a === '9' && b === '0') || (a === '0' && b === '9')
}

/** Characters from which a walk over the keyboard or a sequence counts as one. */
const walkMin = 4

/** Takes out walks over the keyboard and sequences; a space stands where one was. */
const withoutWalks = (text: string): string => {
  const letters = [...text]
  let rest = ''
  for (let from = 0; from < letters.length; ) {
    let to = from + 1
    while (
      to < letters.length &&
      (isBeside(letters[to - 1] ?? '', letters[to] ?? '') || isNext(letters[to - 1] ?? '', letters[to] ?? ''))
    )
      to += 1
    rest += to - from >= walkMin ? ' ' : letters.slice(from, to).join('')
    from = to
  }
  return rest
}

/** Takes out the words, also where signs stand for their letters. */
const withoutWords = (text: string): string => {
  let rest = text
  let plain = [...text].map(sign => leet[sign] ?? sign).join('')
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word)) {
      rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`
      plain = `${plain.slice(0, at)} ${plain.slice(at + word.length)}`
    }
  }
  return rest
}

/**
 * What is left of a password in small letters once that is taken out which is guessed first: usual words, walks over the
 * keyboard, sequences, years, and what stands between. `password of the day` leaves `oftheday`.
 */
export const hardPart = (text: string): string =>
  withoutWalks(withoutWords(text.replace(/[\s._-]/g, ''))).replaceAll(/(?:19|20)\d\d|[\s\p{P}\p{S}]/gu, '')
