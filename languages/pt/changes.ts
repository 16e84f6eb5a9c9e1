import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/**
 * The letters about changes of an organisation.
 *
 * Screen: letters about changes of an organisation. Reader: agencies. Length: letter.
 */
export const words = {
  letters: {
    changes: {
      subject: 'Alterações na sua organização',
      before: 'Isto mudou em «{organisation}»:',
      after: 'Não foi por sua iniciativa? Anule-o nessa página e mude a palavra-passe.',
    },
    memberLeft: {
      subject: 'Para decidir: o que um membro deixou',
      before: '{name} {reason} «{organisation}» em {when}. Essa pessoa tinha configurado:',
      after:
        'O que está em pausa continua em pausa até decidir nessa página: manter, substituir ou terminar. Até lá, os contactos chegam-lhe a si.',
    },
    handedOver: {
      subject: 'Transferiu a sua organização',
      before:
        'Transferiu «{organisation}» para {name} ({email}) em {when}. Continua como administrador e pode recuperá-la até {until}:',
      after: 'Não foi por sua iniciativa? Recupere-a aí e mude a palavra-passe.',
    },
    handedOverToYou: {
      subject: 'Uma organização passou a ser sua',
      before:
        '{name} ({email}) transferiu-lhe «{organisation}» em {when}. Isto pode ser anulado até {until}; depois pode transferi-la ou eliminá-la. A sua organização:',
      after: 'Não estava à espera disto? Escreva ao antigo proprietário.',
    },
    handOverUndone: {
      subject: 'A transferência foi anulada',
      before: '{name} ({email}) recuperou a propriedade de «{organisation}» em {when}. A sua organização:',
      after: 'Não estava à espera disto? Mude a palavra-passe e escreva à outra pessoa.',
    },
  },
  you: 'Ação sua',
  person: '{name} ({email})',
  formerMember: 'Um antigo membro',
  byLink: 'Pelo link de um e-mail',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'os contactos irão para {email} assim que esse endereço confirmar',
    addressConfirmed: 'os contactos chegam agora a {email}',
    addressRemoved: 'os contactos voltam a chegar ao proprietário',
    addressStopped: 'os contactos já não chegam a {email}, mas ao proprietário',
    webhookAdded: 'ligação ao CRM adicionada: {url}',
    webhookRotated: 'nova chave secreta da ligação ao CRM {url}',
    webhookRemoved: 'ligação ao CRM removida: {url}',
    leadsKept: 'contactos conservados durante {days} dias (0: eliminados depois da entrega)',
    administratorInvited: 'convite de {email} como administrador',
    itemKept: 'mantido o que um antigo membro tinha configurado: {name}',
  },
  items: {
    key: 'Código do site ou chave «{name}»: continua a funcionar',
    form: 'Definições do formulário de «{name}»: sem alteração',
    providerKey: 'Chave do fornecedor de IA {name}: continua a funcionar',
    webhook: 'Ligação ao CRM {name}: em pausa',
    webhookSecret: 'Ligação ao CRM {name}: nova chave secreta, a dar ao CRM no prazo de sete dias',
    address: 'Contactos para {name}: em pausa',
    unconfirmedAddress: 'Contactos para {name}, ainda por confirmar: terminados',
    invitation: 'Convite de {name}: anulado',
  },
  reasons: {
    removed: 'foi removido de',
    left: 'saiu de',
    demoted: 'deixou de ser administrador de',
    deleted: 'eliminou a própria conta e saiu de',
  },
} as const satisfies Translation<typeof source>
