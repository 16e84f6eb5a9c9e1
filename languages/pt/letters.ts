import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/**
 * The letters in Portuguese.
 *
 * Screen: letters of accounts. Reader: agencies. Length: letter.
 */
export const words = {
  tiers: { free: 'Gratuito', pro: 'Pro', enterprise: 'Empresa' },
  unknownAddress: 'um endereço desconhecido',
  verify: {
    subject: 'Confirme o seu endereço para o Valorem',
    before: 'Confirme com a palavra-passe que escolheu e está feito. O link é válido durante uma hora:',
    after: 'Pedido em {time}, a partir de {address}. Não foi quem pediu? Ignore este e-mail: nenhuma conta é aberta.',
  },
  existing: {
    subject: 'Já tem uma conta no Valorem',
    before: 'Este endereço já tem uma conta. Inicie sessão aqui:',
    after:
      'Alguém tentou criar outra em {time}, a partir de {address}. Esqueceu-se da palavra-passe? Escolha outra nessa página. Não foi quem pediu? Ignore este e-mail.',
  },
  reset: {
    subject: 'A sua nova palavra-passe do Valorem',
    before: 'Escolha a sua nova palavra-passe. O link serve uma vez e é válido durante uma hora:',
    after: 'Pedido em {time}, a partir de {address}. Não foi quem pediu? Ignore este e-mail: a palavra-passe não muda.',
  },
  invitation: {
    subject: 'Junte-se à sua equipa no Valorem',
    before: 'Recebeu um convite de {email} para se juntar a «{organisation}». Responda no prazo de sete dias:',
    after: 'Não conhece «{organisation}»? Ignore este e-mail.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    before: 'A palavra-passe foi alterada e a sessão terminou nos outros dispositivos. Onde tem sessão iniciada:',
    after: 'Não foi por sua iniciativa? Escolha já outra palavra-passe em «Esqueceu-se da palavra-passe?».',
  },
  passwordReset: {
    subject: 'A sua palavra-passe foi substituída',
    before:
      'Foi escolhida uma nova palavra-passe em {time}, a partir de {address}, com o link que lhe enviámos. A sessão terminou em todos os dispositivos. Veja o que ainda abre a sua conta:',
    after:
      'Não foi por sua iniciativa? Então alguém lê os seus e-mails. Mude primeiro a palavra-passe do seu correio, depois esta.',
  },
  emailChangeOld: {
    subject: 'Confirme o seu novo endereço',
    before: 'A sua conta passará deste endereço para {email}. Confirme aqui e no novo endereço, dentro de uma hora:',
    after:
      'Pedido em {time}, a partir de {address}. Não foi por sua iniciativa? Não abra o link, nada muda então, e escolha outra palavra-passe.',
  },
  emailChangeNew: {
    subject: 'Confirme este endereço para a Valorem',
    before: 'Este endereço passará a ser o da conta {current}. Confirme aqui e no endereço antigo, dentro de uma hora:',
    after: 'Pedido em {time}, a partir de {address}. Não foi por sua iniciativa? Ignore este e-mail: nada muda.',
  },
  emailTaken: {
    subject: 'Já tem uma conta na Valorem',
    before: 'Alguém quis usar este endereço para outra conta. Este endereço já tem a sua. Inicie sessão aqui:',
    after:
      'Pedido em {time}, a partir de {address}. Quer usá-lo na outra conta? Elimine primeiro esta. Não foi por sua iniciativa? Ignore este e-mail.',
  },
  emailChanged: {
    subject: 'O seu endereço de e-mail foi alterado',
    before:
      'A sua conta passou de {current} para {email} em {time}, a partir de {address}. A sessão terminou nos outros dispositivos. A sua conta:',
    after:
      'Não foi por sua iniciativa? Então alguém lê os seus e-mails. Altere a palavra-passe do seu correio e escreva-nos.',
  },
  twoFactorChanged: {
    subject: 'Início de sessão em dois passos alterado',
    before:
      'O segundo passo do início de sessão mudou: aplicação com códigos, chave de acesso ou códigos de recuperação. Veja qual:',
    after: 'Não foi por sua iniciativa? Mude já a palavra-passe.',
  },
  secondStepDue: {
    subject: 'Ative o segundo passo até {until}',
    before:
      'A partir de {until}, precisa de um segundo passo para ler os contactos de «{organisation}»: uma aplicação com códigos ou uma chave de acesso. Demora dois minutos:',
    after: 'Os seus contactos continuam a chegar. Também o pode ativar mais tarde.',
  },
  emailOfKeyCreated: {
    subject: 'Novo código ou chave na sua conta',
    before: '«{name}» foi criado ({tier}), a partir do endereço {address}. Os seus códigos do site e chaves:',
    after: 'Não foi por sua iniciativa? Revogue-o e mude a palavra-passe.',
  },
  newAdministrator: {
    subject: 'Novo administrador na sua organização',
    before: '{name} ({email}) já pode gerir a sua organização. A alteração veio do endereço {address}. A sua equipa:',
    after: 'Não foi por sua iniciativa? Remova essa pessoa nessa página e mude a palavra-passe.',
  },
  signInsRefused: {
    subject: 'Muitas tentativas de entrar na sua conta',
    before:
      'Alguém tentou muitas palavras-passe erradas na sua conta. Durante uma hora, no máximo, recusamos os dispositivos onde nunca iniciou sessão; os seus navegadores habituais continuam a funcionar. Prefere não esperar? Escolha uma nova palavra-passe:',
    after: 'A sua palavra-passe não mudou. Se a usa noutros sítios, escolha outra para o Valorem.',
  },
} as const satisfies Translation<typeof source>
