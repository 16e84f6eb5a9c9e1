import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/** Texts of the landing page, the page of the plans, and the page of an unknown address. */
export const words = {
  'door.title': 'Quanto vale um apartamento no Luxemburgo?',
  'door.lead':
    'A Valorem avalia apartamentos e calcula custos de compra, empréstimos e impostos, no seu site, nos seus relatórios e para os seus programas. Cada número indica a sua fonte.',
  'door.tryText': 'Os seus visitantes veem este formulário, nas suas cores e em {count} línguas.',
  'door.picture': 'O formulário com uma estimativa: um montante e uma barra de um valor baixo a um valor alto',
  'door.range':
    '8 em cada 10 vendas de apartamentos comparáveis situam-se entre o valor baixo e o valor alto. Em que se baseia: {limits}.',
  'door.signUp': 'Criar uma conta',
  'door.docs': 'Documentação',
  'door.market': 'Preços dos apartamentos',
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

  'contactTerms.title': 'Condições para os contactos',
  'contactTerms.lead':
    'Estas condições vigoram entre a sua organização e quem gere este serviço, como exige o artigo 28.º do Regulamento Geral sobre a Proteção de Dados. Versão de {day}.',
  'contactTerms.roles': 'Quem decide',
  'contactTerms.rolesText':
    'A sua organização é a responsável pelo tratamento: decide para que são usados os dados dos seus visitantes. Quem gere o serviço é o subcontratante: trata-os apenas para a sua organização, segundo estas condições e as definições da sua conta, e sem nenhum fim próprio.',
  'contactTerms.data': 'O que é tratado',
  'contactTerms.dataText':
    'O que os visitantes escrevem no formulário de contacto do seu site (nome, endereço de e-mail, telefone, mensagem), a frase que aceitaram, o imóvel e a sua estimativa, a página, a língua e a campanha indicada no endereço. Estes dados são recebidos, entregues ao seu endereço e aos seus webhooks, e depois eliminados.',
  'contactTerms.time': 'Durante quanto tempo',
  'contactTerms.timeText':
    'O conteúdo é eliminado logo que é entregue, ou ao fim dos 30 ou 90 dias que escolher. O que não pode ser entregue é tentado durante três dias, pode ser lido durante mais sete e é depois eliminado. O instante, o site, a língua e o estado de um contacto ficam 90 dias, sem nome.',
  'contactTerms.security': 'Como está protegido',
  'contactTerms.securityText':
    'Até lá, o conteúdo está cifrado e não consta de nenhum registo. Enquanto aguarda, só os proprietários e administradores da sua organização o podem ler; se o conservar, todos os membros podem. Quem trabalha para o gestor do serviço e o poderia ver está obrigado à confidencialidade.',
  'contactTerms.others': 'Quem mais intervém',
  'contactTerms.othersText':
    'O alojamento e o servidor de correio de quem gere o serviço, que os indica a pedido e anuncia as alterações com antecedência; pode opor-se e pôr fim a estas condições. Os destinatários que indicar são seus. Nada é enviado ao visitante, e nenhum modelo de linguagem vê um contacto.',
  'contactTerms.help': 'O que o gestor do serviço faz por si',
  'contactTerms.helpText':
    'Pode ler, descarregar e eliminar os contactos na sua conta a qualquer momento. O gestor ajuda-o nos pedidos dos visitantes, na segurança e nas avaliações de impacto, e dá-lhe, ou a um auditor que indique, as informações que mostram que estas condições são cumpridas.',
  'contactTerms.breach': 'Se algo correr mal',
  'contactTerms.breachText':
    'O gestor comunica sem demora injustificada ao proprietário da sua organização uma violação de dados, com o que se sabe, e avisa se uma instrução parecer contrária à lei.',
  'contactTerms.end': 'Como termina',
  'contactTerms.endText':
    'Quando eliminar a sua organização. Todos os seus contactos, endereços e webhooks são eliminados de imediato; as cópias de segurança são substituídas no seu ciclo normal.',
} as const satisfies Translation<typeof source>
