import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/** The letter of a contact, and the letters about contacts, in Portuguese. */
export const words = {
  lead: {
    subject: 'Novo contacto: apartamento de {surface}, {commune}',
    test: '[Teste]',
    intro: 'Um visitante de {page} deseja ser contactado ({instant}).',
    held: {
      visitor_hour: 'Entregue mais tarde: muitos contactos vieram de uma mesma ligação numa hora.',
      organisation_hour: 'Entregue mais tarde: chegaram muitos contactos numa hora.',
      organisation_day: 'Entregue mais tarde: chegaram mais contactos do que o plano entrega de imediato num dia.',
    },
    name: 'Nome: {name}',
    email: 'E-mail: {email}',
    phone: 'Telefone: {phone}',
    message: 'Mensagem:',
    unchecked: 'Dados introduzidos pelo visitante, não verificados.',
    reply: 'Responder a este e-mail escreve-lhe diretamente.',
    home: 'O imóvel: {home}',
    fact: '{name}: {value}',
    newBuild: 'novo, vendido pelo promotor',
    estimate: 'Estimativa: {mid}, entre {low} e {high} (8 em cada 10 vendas comparáveis)',
    language: 'Língua: {language}',
    reference: 'Referência: {reference}',
    campaign: 'Campanha: {utm}',
    consentAt: 'Consentimento dado em {at}:',
    consent: '«{consent}»',
    privacy: 'Proteção de dados: {privacyUrl}',
    report: 'Preparar um relatório:',
    notKept: 'A Valorem não conserva este contacto.',
    kept: 'A Valorem conserva este contacto até {day}.',
    stop: 'Deixar de receber contactos aqui:',
  },
  leadAddress: {
    subject: 'Receber contactos neste endereço?',
    before:
      '«{organisation}» deseja que os contactos dos visitantes do seu site sejam enviados para este endereço. Confirme-o dentro de 24 horas:',
    after: 'Se não conhece a organização, não faça nada: nada lhe será enviado.',
  },
  leadLost: {
    subject: 'Não foi possível entregar um contacto',
    before:
      'Um visitante de {host} escreveu a «{organisation}» em {instant}. Não conseguimos entregar o contacto. Pode lê-lo e enviá-lo de novo até {until}:',
    after: 'Verifique nessa página o endereço e os webhooks que recebem os seus contactos.',
  },
  leadPartly: {
    subject: 'Um contacto não chegou a todos os destinatários',
    before:
      'Um visitante de {host} escreveu a «{organisation}» em {instant}. Não conseguimos entregar o contacto a todos os destinatários. Pode lê-lo, e enviá-lo de novo aos que não o receberam, até {until}:',
    after: 'Verifique nessa página o endereço e os webhooks que recebem os seus contactos.',
  },
  leadLimit: {
    subject: 'Há contactos em espera',
    before:
      '«{organisation}» está a receber muitos contactos. Guardamos os que ultrapassam o limite e entregamo-los pouco a pouco; os visitantes não notam nada. Pode lê-los aqui e pedir que sejam entregues de imediato:',
    after: 'Se os contactos não forem genuínos, apague-os nessa página e revogue a chave do site de onde vêm.',
  },
  webhookOff: {
    subject: 'Um webhook da sua organização foi desligado',
    before:
      'O webhook {url} de «{organisation}» já não aceita mensagens; desligámo-lo. Os contactos continuam a chegar por e-mail. Os seus webhooks:',
    after: 'Quando voltar a funcionar, dê-lhe nessa página um novo segredo: isso volta a ligá-lo.',
  },
  organisationDeleted: {
    subject: 'A sua organização na Valorem foi eliminada',
    before:
      '«{organisation}» foi eliminada: as suas chaves já não funcionam, e a sua marca e os seus contactos foram apagados. A sua conta:',
    after: 'Se não estava à espera disto, mude a sua palavra-passe.',
  },
  keyRevoked: {
    subject: 'Uma chave da sua organização foi revogada',
    before: 'A chave «{name}» de «{organisation}» foi revogada e já não funciona, nem no seu site. As suas chaves:',
    after: 'Se isto não devia acontecer, crie uma nova chave e coloque-a no seu site.',
  },
} as const satisfies Translation<typeof source>
