import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/prompts.ts'

/**
 * The notice of texts that a model writes, whose first line says so (Regulation (EU) 2024/1689, article 50), and the frequent
 * words by which the language is known; `_` stands for a space. The example shows a model how it writes names for figures.
 *
 * Screen: none, a language model reads them. Reader: programs. Length: none.
 */
export const words = {
  notice:
    'Dieser Text wurde von einem Sprachmodell (KI) verfasst.\nEr beruht auf den gelieferten Zahlen und ist weder eine zertifizierte Bewertung noch eine Steuer- oder Rechtsberatung.',
  figuresExample:
    '{D4} liegt um {(D4 - D5) / D5 %} über dem Preis von {D5}; die Abgabe beträgt {L2} [L2], steuerfrei nach {D7} Jahren.',
  frequentWords:
    'der die das den dem und ist sind nicht für mit auf von ein eine einen einer welche welcher wie was warum wann wird werden kann soll ich sie mir uns bei zum zur aus nach oder wenn nur auch noch über bitte erklären erkläre zusammenfassen beschreibe wie_viel wie_hoch diese dieser im in des kommentiere fasse',
} as const satisfies Translation<typeof source>
