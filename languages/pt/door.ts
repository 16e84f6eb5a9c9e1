import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/door.ts'

/**
 * Texts of the landing page, the page of the plans, and the page of an unknown address.
 *
 * Screen: /, /plans and the page of an unknown address. Reader: everyone. Length: screen.
 */
export const words = {
  'door.title': 'O seu site traz vendedores',
  'door.lead':
    'Coloque um formulário de estimativa no site da sua agência. Os proprietários veem quanto vale o apartamento. Recebe o contacto deles e um relatório com o seu logótipo.',
  'door.see': 'Ver num site',
  'door.note': 'Sem programador: duas linhas ou um plugin WordPress.',
  'door.tryText': 'O formulário usa o tipo de letra do seu site e fala {count} idiomas.',
  'door.paste': 'Cole o código ou use o plugin WordPress',
  'door.pasteText': 'Funciona em qualquer página que aceite HTML.',
  'door.lines': 'Duas linhas para a sua página',
  'door.call': 'Ligue enquanto há interesse',
  'door.callText': 'Cada contacto chega ao seu e-mail com o apartamento, a estimativa e a página de origem.',
  'door.report': 'Um relatório para a primeira visita',
  'door.reportText': 'Duas páginas nas suas cores, a partir de um contacto ou de uma morada.',
  'door.reportValue': 'Valor, intervalo e como lá chegámos',
  'door.reportSeller': 'O que resta ao vendedor após custos, imposto e empréstimo',
  'door.reportBuyer': 'O orçamento do comprador',
  'door.trust': 'Números que pode defender perante um proprietário',
  'door.years': '{count} anos',
  'door.yearsTitle': 'de vendas registadas',
  'door.yearsText':
    'Os preços vêm das vendas registadas no Luxemburgo desde {first}, publicadas pelo Observatoire de l’Habitat e pelo STATEC. Cada linha de imposto cita o artigo da lei.',
  'door.heldTitle': 'dentro do nosso intervalo de 80%',
  'door.heldText':
    'Previmos {pairs} preços de municípios a partir de anos anteriores. O intervalo de 80% continha o preço publicado em {share} dos casos.',
  'door.heldOwn': 'As vendas individuais estão por testar.',
  'door.measure': 'Como medimos',
  'door.cookies': 'cookies no seu site',
  'door.cookiesText':
    'Sem publicidade nem rastreio. Os contactos ficam guardados, cifrados, 30 dias; pode escolher 90, ou não os guardar.',
  'door.picture': 'O formulário: município, área e um botão',
  'door.example': 'Exemplo: apartamento de {area} em Mamer',
  'door.half': 'Metade dos apartamentos comparáveis vende-se entre',
  'door.range': '8 em 10 entre {low} e {high}.',
  'door.signUp': 'Criar conta gratuita',
  'door.how': 'Como funciona',
  'door.prices': 'Preços',
  'door.steps': 'Três passos até ao primeiro contacto',
  'door.colour': 'Adicione o logótipo e a cor',
  'door.docs': 'Documentação',
  'door.menu': 'Páginas principais',
  'door.market': 'Preços dos apartamentos',
  'door.plans': 'Comece grátis, pague quando crescer',
  'door.plansText':
    'Todos os planos têm o formulário, os contactos, os relatórios com o seu logótipo e os simuladores.',
  'door.onRequest': 'A pedido',
  'door.askPrice': 'Pedir um preço',
  'door.askPlan': 'Pedir este plano',
  'door.perMonth': 'por mês, sem IVA',
  'door.for.free': 'Para uma agência',
  'door.for.pro': 'Para redes e portais',
  'door.for.enterprise': 'Para bancos e grandes grupos',
  'door.perDay': '{count} estimativas por dia e por código',
  'door.perDayFree': 'Sem limite diário',
  'door.contacts': '{count} contactos por dia',
  'door.codes': '{count} códigos de site',
  'door.integrator': 'Programadores',
  'door.integratorDocs': 'API e SDK',
  'door.tester': 'Testadores',
  'door.tester.backTestLink': 'Testar com as suas vendas',
  'door.tester.portfolioLink': 'Reavaliar uma carteira',
  'door.tester.scenariosLink': 'Falhas a pedido',

  'plans.title': 'Planos',
  'plans.lead': 'O que cada plano permite. Todas as contas começam com «Gratuito».',
  'plans.caption': 'Planos e o que permitem',
  'plans.what': 'Incluído',
  'plans.price': 'Preço por mês, sem IVA',
  'plans.perDay': 'Estimativas e outras chamadas de um código do site, por dia',
  'plans.perMinute': 'Chamadas de um código do site, por minuto',
  'plans.keys': 'Códigos de site',
  'plans.newKeys': 'Códigos de site novos por dia',
  'plans.contacts': 'Contactos por dia',
  'plans.noLimit': 'sem limite',
  'plans.website':
    'Num site, as chamadas por minuto valem para cada visitante; as de um dia, para todos os visitantes em conjunto. A chave de um programa conta como um código.',
  'plans.all':
    'Todos os planos incluem tudo o que o serviço calcula, o formulário para o seu site, contactos por e-mail e ligação ao CRM, e relatórios com o seu logótipo.',
  'plans.more': 'Mais do que «Gratuito»',
  'plans.contact': 'Escreva-nos: {contact}. Mudamos o plano; os seus códigos mantêm-se.',
  'plans.ask': 'Peça-nos um preço: {contact}. Mudamos o plano; os seus códigos mantêm-se.',
  'plans.contactLink': 'contacto',
  'plans.noticeLink': 'o nosso endereço',
  'plans.operator': 'Peça outro plano a quem gere este serviço. Os seus códigos mantêm-se.',

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
