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
    'Dësen Text gouf vun engem Sproochmodell (KI) geschriwwen.\nHie baséiert op den Zuelen, déi geliwwert goufen, an ass weder eng zertifizéiert Bewäertung nach eng Steier- oder Rechtsberodung.',
  figuresExample:
    '{D4} läit {(D4 - D5) / D5 %} iwwer dem Präis vun {D5}; d’Steier ass {L2} [L2], steierfräi no {D7} Joer.',
  frequentWords:
    'den déi dat ass sinn net fir op eng engem enger wat wéi wou firwat wéini vum zum ech mech mir dir hien gëtt ginn huet hunn kann soll och awer oder nom beim iwwer just vill bei ënner erkläert erklär wéi_vill wéi_héich an_d ëm dës dëse gëff maach komm',
} as const satisfies Translation<typeof source>
