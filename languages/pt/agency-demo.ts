import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/agency-demo.ts'

/**
 * Texts of the demonstration of an agency’s page.
 *
 * Screen: the demonstration of an agency’s page. Reader: owners. Length: screen.
 */
export const words = {
  title: 'Demonstração: a página de uma agência',
  agency: 'Imobiliária Maison Exemple',
  lead: 'Quatro elementos numa página: o resultado de um preenche o seguinte. A agência é inventada; os números são reais.',
  shared: 'A chave de demonstração é partilhada por todos: dez pedidos por minuto.',
  off: 'A chave de demonstração está desligada neste serviço.',
  value: '1. Quanto vale o apartamento?',
  buy: '2. Quanto custa comprar?',
  borrow: '3. Quanto custa o empréstimo?',
  sell: '4. Que imposto sobre uma venda?',
  contact: 'Perguntar à agência',
  code: 'O código desta página',
  codeLead: 'É tudo o que uma agência põe na sua página, com o seu próprio código do site.',
  single: 'Só a estimativa',
} as const satisfies Translation<typeof source>
