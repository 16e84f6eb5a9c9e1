import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-sources.ts'

/**
 * Sources of the figures of the model, notes on its files and refusals of an estimate, in Portuguese.
 *
 * Screen: the card of the model and its PDF. Reader: developers. Length: docs.
 */
export const words = {
  between: '; ',
  'likelihood.rounded': 'máxima verosimilhança nos ficheiros oficiais até {year}, arredondada',
  'likelihood.from': 'máxima verosimilhança nos ficheiros oficiais até {year}, arredondada de {value}',
  'likelihood.cantons': 'há apenas doze cantões',
  'likelihood.prices': 'verosimilhança do índice de preços da habitação, de {from} a {to}',
  'likelihood.index': 'verosimilhança do índice, de {low} a {high}',
  'choice.none': 'escolha própria, sem estudo que a apoie',
  'choice.level': 'escolha própria: nenhum nível é suposto',
  'choice.floor': 'escolha própria, acima do ruído de um trimestre do índice',
  'choice.alone': 'escolha própria',
  'choice.origin': 'qualquer outro dá os mesmos preços',
  quarter: 'dias de um trimestre',
  'movement.home':
    'suposto; a forma é a dos índices de vendas repetidas (Case e Shiller 1989; Calhoun 1996 para o OFHEO), não há dados do Luxemburgo',
  'movement.most': '√2 × {sale} × √{rest}, arredondado',
  publication: 'dias de publicação dos ficheiros de {year}',
  'table.judgement': 'avaliação de como cada um destes preços foi obtido (server/data/README.md)',
  'table.notes': 'notas dos ficheiros: {publisher}',
  'table.halves': 'modelo próprio sobre preços pedidos de {year}, antes da média com o preço indexado',
  'adverts.check': 'verificação própria em {adverts} anúncios belgas de {first} e {last}',
  'adverts.signs': 'apenas sinais e sentido',
  'adverts.steeper': 'STATEC, Le Logement en chiffres n.º 9 (preços de {year} por área) é mais acentuado',
  'adverts.newBuilds':
    'abaixo do prémio das construções novas de {low} a {high}% (STATEC, Le Logement en chiffres n.º 9)',
  'adverts.fifth':
    'verificação própria em {adverts} anúncios belgas de {first} e {last}: todas as características juntas explicam cerca de um quinto da variância',
  'adverts.truth':
    'verificação própria em {adverts} anúncios belgas: o declive do preço verdadeiro sobre o nosso fator foi de {low} a {high}',
  'adverts.slope':
    'verificação própria em {adverts} anúncios belgas de {first} e {last}: declive do preço sobre o fator de todos os ajustamentos',
  floors: 'estudo da MeilleursAgents sobre andares, citado por immobilier.notaires.fr (node 322)',
  'floors.ground': 'rés-do-chão face a um andar médio, atenuado',
  'floors.top':
    'estudo da MeilleursAgents sobre andares, citado por immobilier.notaires.fr (node 322): último andar {low} a {high}% acima dos andares intermédios',
  average: 'o apartamento médio vendido no município',
  renovation: 'avaliação: renovação interior completa a {low} a {high} €/m², descontada em parte pelos compradores',
  'outdoor.belgium': 'estudo da Immoweb sobre espaços exteriores na Bélgica, citado por kontrast1.no, maio de {year}',
  'outdoor.france':
    'estudo da MeilleursAgents sobre espaços exteriores em 11 cidades francesas, citado por planet.fr, maio de {year}',
  annexes:
    'Observatoire de l’Habitat, preços sem anexos, citado por Le Quotidien: uma garagem era {share}% do preço em {year}',
  'energy.one': 'Notaires de France, «valeur verte» de {year}, citada por dimag.info',
  'energy.two': 'Notaires de France, «valeur verte» de {first} e {last}, citada por lavieimmo.com e doreka.eu',
  'energy.lower': 'extremo inferior',
  interpolated: 'avaliação: interpolado',
  'newBuild.ratio': 'razão mediana entre novo e existente nos {communes} municípios que publicam ambos para {year}',
  'newBuild.statec': 'o STATEC indica {low} a {high}% para área comparável',
  'newBuild.files':
    'medição própria nos ficheiros oficiais de {from} a {to} e de {last}: razão entre preços de novo e de existente por município',
  'newBuild.index': 'medição própria: índice de habitações novas do Eurostat (prc_hpi_q) face ao índice de todas',
  'sale.rest':
    'medição própria nos intervalos publicados: mediana por cantão de {low} a {high}, Remich {remich}, capital {capital}',
  'sale.north': 'medição própria nos intervalos publicados de {rows} anos de municípios do Norte: de {low} a {high}',
  'capital.spread':
    'medição própria: dispersão dos {districts} coeficientes ponderados por habitantes ({adverts} por anúncios)',
  'capital.same': 'o mesmo que √({all}² − {rest}²), vendas da capital face às restantes',
  few: 'avaliação: há poucos apartamentos assim entre as vendas que fazem os preços',
  weight: 'server/data/README.md: o peso com que os coeficientes foram obtidos',
  normal: 'quantil da distribuição normal padrão',
  iaao: 'IAAO, Standard on Ratio Studies, {year}',
  publisher: 'Observatoire de l’Habitat / STATEC, data.public.lu',
  index: 'BIS, WS_SPP Q:LU:N:628 (do STATEC), {base} = 100, lido em {day}',
  'file.noHash': 'resumo criptográfico do ficheiro do editor não disponível',
  'file.own': 'ficheiro do editor',
  'file.copies': 'lido em duas cópias independentes que concordam',
  'file.transcribed': 'transcrito em segunda mão de {where}, commit {commit}, digitado duas vezes',
  'file.shared': 'autenticado por {shared} de {ends} extremos de intervalos iguais aos de {year}',
  'file.rounded': 'médias arredondadas ao euro',
  'file.address': 'endereço tal como a cópia o indica',
  'refusal.municipality': 'Nenhum município do Luxemburgo tem este nome.',
  'refusal.apartments': 'Só se estimam apartamentos.',
  'refusal.condition': 'Uma construção nova (estNeuf) não pode precisar de obras.',
  'refusal.district': 'Este bairro pertence a …, não a ….',
  'refusal.future': 'Um valor é estimado para hoje, … no Luxemburgo, ou para um dia anterior.',
  'refusal.early': 'As tabelas de preços começam em {day}.',
  'refusal.newBuilds': 'Os preços de construções novas (estNeuf) são conhecidos a partir de {day}.',
} as const satisfies Translation<typeof source>
