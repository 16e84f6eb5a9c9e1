import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters in Portuguese. */
export const words = {
  tiers: { free: 'Gratuito', pro: 'Pro', enterprise: 'Empresa' },
  unknownAddress: 'um endereço desconhecido',
  verify: {
    subject: 'Confirme o seu endereço de e-mail no Valorem',
    before:
      'Foi iniciada uma conta com este endereço em {time}, a partir de {address}. Se a iniciou, confirme-o no prazo de uma hora com a palavra-passe que escolheu:',
    after:
      'Se não a iniciou, ignore esta mensagem: nenhuma conta será aberta. Se fez vários pedidos, cada mensagem indica a sua hora.',
  },
  existing: {
    subject: 'Já tem uma conta no Valorem',
    before:
      'Foi pedida a criação de uma conta com este endereço em {time}, a partir de {address}. Já tem uma; inicie sessão aqui:',
    after:
      'Se não se lembra da palavra-passe, pode escolher outra nessa página. Se não fez este pedido, ignore esta mensagem.',
  },
  reset: {
    subject: 'Escolha uma nova palavra-passe para o Valorem',
    before: 'Foi pedida uma nova palavra-passe em {time}, a partir de {address}. Escolha-a no prazo de uma hora:',
    after:
      'A ligação só funciona uma vez. Se não fez este pedido, ignore esta mensagem: a palavra-passe não se altera.',
  },
  invitation: {
    subject: 'Convite para uma organização no Valorem',
    before: 'Recebeu um convite de {email} para se juntar a «{organisation}». Responda no prazo de sete dias:',
    after: 'Se não conhece esta organização, ignore esta mensagem.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe do Valorem foi alterada',
    before: 'A palavra-passe da sua conta foi alterada e as outras sessões foram terminadas. As suas sessões:',
    after: 'Se não fez esta alteração, escolha de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?».',
  },
  passwordReset: {
    subject: 'A sua palavra-passe do Valorem foi substituída',
    before:
      'Foi escolhida uma nova palavra-passe por uma ligação enviada para este endereço, em {time}, a partir de {address}. Todas as sessões terminaram. Veja o que ainda abre a sua conta:',
    after:
      'Se não foi por sua iniciativa, alguém lê os seus e-mails: altere primeiro a palavra-passe do seu correio, depois esta.',
  },
  twoFactorChanged: {
    subject: 'O início de sessão em dois passos da sua conta Valorem foi alterado',
    before:
      'O segundo passo do início de sessão da sua conta foi alterado: aplicação com códigos, chave de acesso ou códigos de recuperação. Veja aqui o que mudou:',
    after: 'Se não fez esta alteração, mude de imediato a palavra-passe.',
  },
  secondStepDue: {
    subject: 'Segundo passo até {until}',
    before:
      'A sua organização «{organisation}» guarda contactos de visitantes. A partir de {until}, precisa de um segundo passo ao iniciar sessão para os ver: uma aplicação com códigos ou uma chave de acesso. Configure-o aqui:',
    after: 'Os contactos continuam a chegar e a ser entregues. Também o pode configurar depois dessa data.',
  },
  emailOfKeyCreated: {
    subject: 'Nova chave de API na sua conta Valorem',
    before: 'Foi criada uma chave: «{name}», plano {tier}, a partir do endereço {address}. As suas chaves:',
    after: 'Se não foi criada por si, revogue a chave e mude a palavra-passe.',
  },
  newAdministrator: {
    subject: 'Um novo administrador na sua organização no Valorem',
    before:
      '{name} ({email}) é agora administrador da sua organização; a operação foi feita a partir do endereço {address}. A sua organização:',
    after: 'Se não devia ser assim, remova essa pessoa nessa página e altere a sua palavra-passe.',
  },
  signInsRefused: {
    subject: 'Muitas tentativas falhadas de entrar na sua conta Valorem',
    before:
      'Alguém tentou muitas palavras-passe erradas na sua conta. Durante uma hora, no máximo, o início de sessão é recusado onde ainda não o tenha feito antes; os seus navegadores habituais continuam a entrar. Se não quiser esperar, escolha uma nova palavra-passe:',
    after: 'A sua palavra-passe não foi alterada. Se também a usa noutros sítios, escolha uma que só use aqui.',
  },
} as const satisfies Translation<typeof source>
