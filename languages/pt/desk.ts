import type { PartialTranslation } from '../catalogue.ts'
import type { words as source } from '../en/desk.ts'

/** What the pages of an agency’s desk say: first steps, contacts, webhooks, reports, the form on a website. */
export const words = {
  'organisation.deletePassword': 'A palavra-passe do proprietário confirma-o. Um e-mail avisa-o quando estiver feito.',
  'organisation.deleted': 'A organização foi eliminada.',
  'key.lastUsed': 'Utilizada pela última vez em {day}.',
  'key.unused': 'Não utilizada nos últimos 30 dias.',
  'key.worksOn':
    'Funciona em: {hosts}. O formulário desaparece aí de imediato; os visitantes veem a sua ligação em vez dele.',
  'keys.restOf': 'restam {left}',
  'fault.logo.again': 'Escolha novamente o ficheiro: os navegadores não o guardam.',
} as const satisfies PartialTranslation<typeof source>
