import type { Language } from '../registry.ts'

/** Words that no text for people has; `*` at the end is the rest of a word. */
interface BannedWords {
  /** Banned in every text. */
  readonly everywhere: readonly string[]
  /** Banned where the reader is not a developer: these are words of machines. */
  readonly exceptDevelopers: readonly string[]
}

/** Banned words of each language, none of one whose list is not written yet; upper and lower case do not matter. */
export const bannedWords: Readonly<Partial<Record<Language, BannedWords>>> = {
  en: {
    everywhere:
      'foretold, foretell*, sureness, anew, stands for, stand for, bears on, bear on, held what, hold what, holds what, what they promise, keep what, dear homes, dear places, so many, whoever runs, please note, successfully, is invalid, oops, simply, seamless*, powerful, unlock*, ai-powered, click here, not accepted, to be paid back, would stand here, sqm, trial contact'.split(
        ', ',
      ),
    exceptDevelopers: 'operator, origin, payload, hash, tier, instant, endpoint, neither an, neither a'.split(', '),
  },
  fr: {
    everywhere:
      'se situe, se situent, ils vont à, données saisies auparavant, bac à sable, clé d’essai, une fois remises, une fois remis, largeur de la fourchette, n’a pas été acceptée, n’a pas été accepté, veuillez, avec succès, erreur inattendue, optimisé*, clé en main, cliquez ici, à rembourser, part promise, part contenue, ni une expertise'.split(
        ', ',
      ),
    exceptDevelopers: 'exploitant*, payload, sandbox, endpoint'.split(', '),
  },
  de: {
    everywhere:
      'geheimnis*, gehalten, steuerbar*, kontakt durch, spanne verkleinern, zuvor eingegeben*, ihr zeichen, empfangen sie, ungültig*, erfolgreich*, ganz einfach, leider, hier klicken, zurückzuzahlend*, breite der spanne, weder gutachten'.split(
        ', ',
      ),
    exceptDevelopers: 'betreiber*, payload, sandbox*, endpunkt*'.split(', '),
  },
  pt: {
    everywhere:
      'comuna, comunas, registo efetuado, inválido, inválida, com sucesso, você, vocês, clique aqui, a reembolsar, largura do intervalo'.split(
        ', ',
      ),
    exceptDevelopers: 'payload, sandbox, operador'.split(', '),
  },
  lb: {
    everywhere:
      'ënnerschriwwe webhooken, e puer donnéeën, dir test, zréckzebezuelen ass, weder expertise, hei klicken, steierbar*'.split(
        ', ',
      ),
    exceptDevelopers: 'exploitant*, payload, sandbox'.split(', '),
  },
}
