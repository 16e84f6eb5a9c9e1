import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-pack.ts'

/**
 * Texts of the validator's parts of the page of the model in Portuguese.
 *
 * Screen: /docs/model. Reader: developers. Length: docs.
 */
export const words = {
  notSet: 'não definido: não aprovado',
  version: 'Versão do modelo',
  owner: 'Responsável aqui',
  approvedBy: 'Aprovado por',
  approvedOn: 'Aprovado em',
  nextReview: 'Próxima revisão',
  stale: 'O ficheiro mais recente é demasiado antigo: estas estimativas pedem uma segunda fonte.',
  changes: 'O que cada versão mudou',
  'changes.table': 'Versões do modelo e o que moveram',
  'col.version': 'Versão',
  'col.day': 'Desde',
  'col.what': 'O quê',
  'col.moved': 'Movimento (quadrático médio)',
  'col.largest': 'O maior',
  largest: '{move}, {commune}',
  'changes.says':
    'Os movimentos são os dos preços de {year} em {communes} municípios com preço publicado nas duas versões.',
  stability: 'É igual todos os anos e em toda a parte?',
  byYear: 'Por ano, um ano antes só com o índice',
  byCanton: 'Por cantão, cada média por sua vez a partir de tudo o resto',
  chi2: 'Afastamento dos cantões de 80%: χ² é {value}; para {cantons} cantões, cerca de {cantons} só por acaso.',
  rivals: 'Ao lado de regras simples',
  'rivals.table': 'Erro nas mesmas médias',
  sensitivity: 'E se um parâmetro estiver errado?',
  'sensitivity.says':
    'Cada parâmetro um passo abaixo e acima, para os preços de todos os municípios em {day}: variação quadrática média, entre parênteses a maior, depois a variação do erro-padrão em pontos.',
  'sensitivity.table': 'Preços quando um parâmetro muda',
  'col.down': 'Um passo abaixo',
  'col.up': 'Um passo acima',
  step: '{value}: {rms} ({largest}), {points} pontos',
  'fsd.table': 'FSD de um apartamento de que tudo se sabe, na capital',
  'fsd.step': '{value}: {points} pontos',
  'fsd.sale': 'desvio de uma venda',
  'fsd.explainedShares': 'todas as partes explicadas, vezes',
  'surface.table': 'Valor quando muda o expoente da área habitável',
  'surface.step': '{value}: {change}',
  'col.area': 'Área habitável',
  'col.shipped': 'Tal como está',
  lineage: 'De onde vem cada ficheiro',
  'lineage.says':
    'Um resumo criptográfico identifica um ficheiro byte a byte. «–» significa que o próprio ficheiro não estava disponível.',
  'lineage.table': 'Ficheiros por trás do modelo',
  'col.file': 'Ficheiro',
  'col.read': 'Lido em',
  'col.bytes': 'Bytes',
  'col.note': 'Nota',
  'key.communes': 'tabela dos municípios',
  'key.history': 'tabela das vendas registadas',
  'key.index': 'tabela dos preços da habitação',
  'key.quartiers': 'tabela dos bairros',
  'key.sales': 'ficheiro oficial',
  hitRate: 'O que é estimado e o que é recusado',
  'hitRate.says':
    'Estimados: {priced} de {communes} municípios; {published} têm uma média nos ficheiros mais recentes, {newBuilds} uma de construções novas.',
  'refusals.table': 'Motivos de recusa',
  'col.code': 'Código',
  'col.answer': 'Resposta',
  concentration: 'Erros que as casas partilham',
  'concentration.says':
    'Em {day}, o preço da capital tem um erro-padrão de {place}; {shared} é o movimento do país, o mesmo para todas as casas.',
  portfolio:
    '{homes} casas iguais na capital, atualizadas de {from} até esse dia: o seu total tem um desvio de {together} só pelo lugar. Se os erros fossem independentes, seria de {alone}.',
  stop: 'Quando para',
  updates: 'Quando é atualizado',
  backTest: 'O que um teste retrospetivo não pode dizer',
} as const satisfies Translation<typeof source>
