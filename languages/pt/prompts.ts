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
    'Este texto foi redigido por um modelo de linguagem (IA).\nBaseia-se nos valores fornecidos; não é uma avaliação certificada nem um parecer fiscal ou jurídico.',
  figuresExample:
    '{D4} supera em {(D4 - D5) / D5 %} o preço de {D5}; o imposto é de {L2} [L2], isento ao fim de {D7} anos.',
  frequentWords:
    'o os uma uns para com não é são dos das ao aos à pela pelo pelos qual quais quanto quanta quantos como porque por que mais sua seu este esta isto ou mas quando também já muito até ser foi está num numa me explique explica comente resuma descreva eu em faça diga',
} as const satisfies Translation<typeof source>
