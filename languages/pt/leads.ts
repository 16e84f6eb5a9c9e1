import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/leads.ts'

/**
 * The letter of a contact, and the letters about contacts, in Portuguese.
 *
 * Screen: letters of contacts. Reader: agencies. Length: letter.
 */
export const words = {
  lead: {
    subject: '{name}: apartamento em {commune}, {surface}',
    unnamedSubject: 'Contacto: apartamento em {commune}, {surface}',
    test: '[Teste]',
    intro: 'Enviado a partir de {page} em {instant}.',
    held: {
      visitor_hour: 'Entregue mais tarde: numa hora vieram muitos contactos da mesma ligação.',
      organisation_hour: 'Entregue mais tarde: chegaram muitos contactos numa hora.',
      organisation_day: 'Entregue mais tarde: o seu plano entrega menos contactos por dia de imediato.',
    },
    name: '{name}',
    unnamed: 'Nome não indicado',
    email: 'Escrever: {email}',
    phone: 'Ligar: {phone}',
    unchecked: 'Dados escritos pelo visitante; não os verificámos.',
    reply: 'Responda a este e-mail para escrever a {name}.',
    unnamedReply: 'Responda a este e-mail para lhe escrever.',
    home: 'Apartamento em {home}',
    fact: '{name}: {value}',
    newBuild: 'novo, vendido pelo promotor',
    estimate: 'Estimativa apresentada: {mid}. 8 em cada 10 apartamentos comparáveis vendem-se entre {low} e {high}.',
    language: 'Língua: {language}',
    reference: 'Referência: {reference}',
    campaign: 'Campanha: {utm}',
    consentAt: 'Consentimento dado em {at}:',
    consent: '«{consent}»',
    privacy: 'Proteção de dados: {privacyUrl}',
    report: 'Preparar um relatório:',
    notKept: 'Não guardámos cópia deste contacto.',
    kept: 'Guardamos este contacto até {day}.',
    stop: 'Não receber mais contactos neste endereço:',
  },
  testContact: {
    name: 'Contacto de teste',
    message: 'Isto é um teste. Neste lugar aparece a mensagem de um visitante.',
    consent: 'Teste: aceito que a agência me contacte sobre o meu apartamento.',
    reference: 'TEST',
  },
  leadAddress: {
    subject: 'Receber contactos neste endereço?',
    before: '«{organisation}» quer enviar-lhe os contactos do seu site. Confirme este endereço no prazo de 24 horas:',
    after: 'Não conhece «{organisation}»? Ignore este e-mail e não receberá mais nada.',
  },
  leadHanded: {
    subject: 'Um contacto para si',
    before: '{name}, de «{organisation}», passou-lhe um contacto. Abra-o, ligue ou escreva:',
    after: 'Dúvidas? Pergunte a {name}.',
  },
  leadLost: {
    subject: 'Tem um contacto à sua espera',
    before:
      'Um visitante de {host} escreveu a «{organisation}» em {instant}. Não conseguimos entregá-lo por e-mail. Leia-o, ou envie-o de novo, até {until}:',
    after: 'Nessa página pode também ver para onde vão os seus contactos.',
  },
  leadPartly: {
    subject: 'Um contacto não chegou a todos',
    before:
      'Um visitante de {host} escreveu a «{organisation}» em {instant}. Alguns dos seus endereços ou ligações ao CRM não receberam o contacto. Leia-o, ou envie-o de novo, até {until}:',
    after: 'Nessa página pode também ver para onde vão os seus contactos.',
  },
  leadLimit: {
    subject: 'Muitos contactos: alguns chegam mais tarde',
    before:
      '«{organisation}» está a receber muito mais contactos do que é habitual. Guardamos os que ultrapassam o limite e entregamo-los aos poucos; os visitantes não notam nada. Leia-os, ou peça a entrega imediata:',
    after: 'Parece spam? Apague-os nessa página e revogue o código do site de onde vêm.',
  },
  webhookOff: {
    subject: 'Ligação ao CRM em pausa',
    before:
      'A ligação ao CRM {url} de «{organisation}» deixou de aceitar contactos, por isso ficou em pausa. Os seus contactos continuam a chegar por e-mail. As suas ligações:',
    after: 'Quando voltar a funcionar, crie aí uma nova chave secreta: é o que a reativa.',
  },
  organisationDeleted: {
    subject: 'A sua organização foi eliminada',
    before:
      '«{organisation}» foi eliminada. Os códigos do site já não funcionam; logótipo, cor e contactos foram apagados. A sua conta:',
    after: 'Não estava à espera disto? Mude a sua palavra-passe.',
  },
  keyRevoked: {
    subject: 'Um código do site foi revogado',
    before:
      'O código «{name}» de «{organisation}» foi revogado. O formulário do seu site que o usa deixou de funcionar. Os seus códigos:',
    after: 'Foi um engano? Crie um novo código e coloque-o no seu site.',
  },
} as const satisfies Translation<typeof source>
