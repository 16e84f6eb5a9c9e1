import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/changes.ts'

/** The letters about changes of an organisation. */
export const words = {
  letters: {
    changes: {
      subject: 'O que mudou na sua organização',
      before: 'Foram feitas estas alterações em «{organisation}»:',
      after: 'Se não devia ser assim, anule-as nessa página e altere a sua palavra-passe.',
    },
    memberLeft: {
      subject: 'Para decidir: o que um membro deixou',
      before: '{name} {reason} «{organisation}» em {when}. Isto é o que essa pessoa tinha configurado:',
      after:
        'O que parou continua parado até decidir nessa página: manter, substituir ou terminar. Até lá, os contactos chegam-lhe a si.',
    },
    handedOver: {
      subject: 'Transferiu a sua organização',
      before:
        'Transferiu «{organisation}» para {name} ({email}) em {when}. A sua função passou a administrador. Até {until} pode recuperá-la:',
      after: 'Se não fez esta alteração, recupere-a aí e altere a sua palavra-passe.',
    },
    handedOverToYou: {
      subject: 'Uma organização passou a ser sua',
      before:
        '{name} ({email}) transferiu-lhe «{organisation}» em {when}. Até {until} isto pode ser anulado; até lá não a pode transferir nem eliminar. A sua organização:',
      after: 'Se não o esperava, escreva ao antigo proprietário.',
    },
    handOverUndone: {
      subject: 'A transferência foi anulada',
      before: '{name} ({email}) recuperou a propriedade de «{organisation}» em {when}. A sua organização:',
      after: 'Se não devia ser assim, altere a sua palavra-passe e escreva à outra pessoa.',
    },
  },
  you: 'Ação sua',
  person: '{name} ({email})',
  formerMember: 'Um antigo membro',
  byLink: 'Pela ligação de um e-mail',
  line: '{when} · {who}: {what}',
  lines: {
    addressAsked: 'os contactos irão para {email} assim que esse endereço confirmar',
    addressConfirmed: 'os contactos chegam agora a {email}',
    addressRemoved: 'os contactos voltam a chegar ao proprietário',
    addressStopped: 'os contactos já não chegam a {email}, mas ao proprietário',
    webhookAdded: 'webhook adicionado: {url}',
    webhookRotated: 'novo segredo do webhook {url}',
    webhookRemoved: 'webhook removido: {url}',
    leadsKept: 'contactos conservados durante {days} dias (0: eliminados depois da entrega)',
    administratorInvited: 'convite de {email} como administrador',
    itemKept: 'mantido o que um antigo membro tinha configurado: {name}',
  },
  items: {
    key: 'Chave «{name}»: continua a funcionar',
    form: 'Definições do formulário de «{name}»: sem alteração',
    providerKey: 'Chave do fornecedor de IA {name}: continua a funcionar',
    webhook: 'Webhook {name}: parado',
    webhookSecret: 'Webhook {name}: tem um novo segredo, a dar ao recetor no prazo de sete dias',
    address: 'Contactos para {name}: parados',
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
