import type { PartialTranslation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** What the first page of the service says, the page of its plans, and that of an address where nothing is. */
export const words = {
  'door.title': 'Quanto vale um apartamento no Luxemburgo?',
  'door.lead':
    'A Valorem avalia apartamentos e calcula custos de compra, empréstimos e impostos, no seu site, nos seus relatórios e para os seus programas. Cada número indica a sua fonte.',
  'door.tryText': 'Os seus visitantes veem este formulário, nas suas cores e em cinco línguas.',
  'door.picture': 'O formulário com uma estimativa: um montante e uma barra de um valor baixo a um valor alto',
  'door.range':
    '8 em cada 10 vendas de apartamentos comparáveis situam-se entre o valor baixo e o valor alto. Em que se baseia: {limits}.',
  'door.signUp': 'Criar uma conta',
  'door.docs': 'Documentação',
  'door.plans': 'Planos',
  'door.who': 'O que obtém',
  'door.agency': 'É uma agência',
  'door.agency.form': 'A estimativa no seu site: duas linhas para copiar, sem programador.',
  'door.agency.contacts': 'Contactos por e-mail ou diretamente no seu CRM. Depois de entregues, apagamo-los.',
  'door.agency.report': 'Um relatório em PDF para vendedores e compradores, com o seu logótipo.',
  'door.integrator': 'Desenvolve software',
  'door.integrator.api': 'Uma interface com ficheiro OpenAPI e um SDK em TypeScript.',
  'door.integrator.law': 'Custos de compra em dez países, com o artigo por trás de cada linha.',
  'door.integrator.webhook': 'Contactos por webhooks assinados, repetidos até chegarem.',
  'door.tester': 'Faz testes',
  'door.tester.sandbox': 'Uma chave de sandbox que funciona logo, sem conta.',
  'door.tester.scenarios': 'Cenários: cada falha que o seu programa deve suportar, a pedido.',
  'door.tester.backTest': 'A estimativa face às suas próprias vendas, no seu navegador, sem envio.',
  'door.tester.backTestLink': 'Testar com as suas vendas',
  'door.tester.scenariosLink': 'Cenários',

  'plans.title': 'Planos',
  'plans.lead': 'O que cada plano permite. Todas as contas começam com «Gratuito».',
  'plans.caption': 'Planos e o que permitem',
  'plans.what': 'O quê',
  'plans.perDay': 'Estimativas e outras chamadas de uma chave, por dia',
  'plans.perMinute': 'Chamadas de uma chave, por minuto',
  'plans.keys': 'Chaves ativas',
  'plans.newKeys': 'Chaves novas por dia',
  'plans.contacts': 'Contactos por dia',
  'plans.noLimit': 'sem limite',
  'plans.website':
    'Num site, as chamadas por minuto valem para cada visitante; as de um dia, para todos os visitantes em conjunto.',
  'plans.all':
    'Todos os planos incluem tudo o que o serviço calcula, o formulário para o seu site, contactos por e-mail e webhook, e relatórios com o seu logótipo.',
  'plans.more': 'Mais do que «Gratuito»',
  'plans.contact': 'Escreva-nos: {contact}. Mudamos o plano; as suas chaves e códigos mantêm-se.',
  'plans.contactLink': 'contacto',
  'plans.operator': 'Peça outro plano a quem gere este serviço. As suas chaves e códigos mantêm-se.',

  'notFound.title': 'Página não encontrada',
  'notFound.text': 'Não há nada neste endereço. Pode estar mal escrito, ou a página mudou de lugar.',
  'notFound.home': 'Página inicial',
} as const satisfies PartialTranslation<typeof source>
