import type { PartialTranslation } from '../catalogue.ts'
import type { words as source } from '../en/letters.ts'

/** The letters in Portuguese. */
export const words = {
  tiers: { free: 'Gratuito', pro: 'Pro', enterprise: 'Empresa' },
  verify: {
    subject: 'Confirme o seu endereço de e-mail no Valorem',
    before: 'Foi criada uma conta com este endereço, provavelmente por si. Confirme-o no prazo de uma hora:',
    after: 'Se não criou esta conta, ignore esta mensagem: a conta não será aberta.',
  },
  existing: {
    subject: 'Já tem uma conta no Valorem',
    before:
      'Foi pedida a criação de uma conta com este endereço, provavelmente por si. Já tem uma; inicie sessão aqui:',
    after:
      'Se não se lembra da palavra-passe, pode escolher outra nessa página. Se não fez este pedido, ignore esta mensagem.',
  },
  reset: {
    subject: 'Escolha uma nova palavra-passe para o Valorem',
    before: 'Foi pedida uma nova palavra-passe, provavelmente por si. Escolha-a no prazo de uma hora:',
    after:
      'A ligação só funciona uma vez. Se não fez este pedido, ignore esta mensagem: a palavra-passe não se altera.',
  },
  invitation: {
    subject: 'Convite para {organisation} no Valorem',
    before: 'Recebeu um convite para se juntar a {organisation}. Responda no prazo de sete dias:',
    after: 'Se não conhece esta organização, ignore esta mensagem.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe do Valorem foi alterada',
    before: 'A palavra-passe da sua conta foi alterada e as outras sessões foram terminadas. As suas sessões:',
    after: 'Se não fez esta alteração, escolha de imediato uma nova palavra-passe em «Esqueceu-se da palavra-passe?».',
  },
  twoFactorChanged: {
    subject: 'O início de sessão em dois passos da sua conta Valorem foi alterado',
    before: 'O segundo passo do início de sessão foi ativado ou desativado na sua conta. Veja aqui o estado atual:',
    after: 'Se não fez esta alteração, mude de imediato a palavra-passe.',
  },
  emailOfKeyCreated: {
    subject: 'Nova chave de API na sua conta Valorem',
    before: 'Foi criada uma chave: «{name}», nível {tier}, a partir do endereço {address}. As suas chaves:',
    after: 'Se não foi criada por si, revogue a chave e mude a palavra-passe.',
  },
} as const satisfies PartialTranslation<typeof source>
