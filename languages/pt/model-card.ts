import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/model-card.ts'

/**
 * Texts of the model card in Portuguese, in the orthography of 1990.
 *
 * Screen: the model card, page and PDF. Reader: developers. Length: docs.
 */
export const words = {
  name: 'Estimativa de apartamentos no Luxemburgo',
  'purpose.indicative':
    'Um valor indicativo de um apartamento em propriedade plena no Luxemburgo, com intervalos que dizem até onde os preços de venda se afastam dele. Para vendedores, compradores e agências, e como cálculo ao lado do processo de um banco.',
  'purpose.past': 'Um valor em qualquer dia desde {first}, tal como hoje é conhecido.',
  'refusal.lendingValue': 'Não é um valor de empréstimo nem um valor hipotecário.',
  'refusal.valuation':
    'Não é uma avaliação segundo as normas europeias de avaliação (EVS): ninguém viu a casa e nenhum avaliador assina.',
  'refusal.advancedModel':
    'Não é um modelo estatístico avançado na aceção das orientações EBA/GL/2020/06, pontos 236 e 237: conhece o município e não o endereço, e ainda não foi testado em vendas próprias.',
  'refusal.houses': 'Nem moradias, nem terrenos, nem escritórios, nem quotas-partes de uma casa.',
  'unseen.lift': 'Um elevador.',
  'unseen.penthouse': 'Uma penthouse e o número do andar.',
  'unseen.address': 'O endereço: a rua, a vista, o sol, a distância a uma estação.',
  'unseen.noise': 'O ruído.',
  'unseen.terrace': 'A dimensão de um terraço, de um jardim ou de uma cave.',
  'unseen.charges': 'Os encargos do condomínio, as obras a fazer, o contrato de um inquilino.',
  'data.history': 'Vendas registadas de apartamentos por município e doze meses',
  'data.history.kind':
    'Número, preço médio por metro quadrado e amplitude, com os apartamentos existentes separados das vendas em planta; {means} médias publicadas de apartamentos existentes.',
  'data.history.exclusions':
    'Menos de {least} vendas: sem preço, apenas o seu número. O editor corta 5% em cada extremo das amplitudes. Anos sem ficheiro: {missing}. Os antigos municípios contam como lugares do seu cantão, não no preço do município de hoje.',
  'data.history.licence':
    'Dados abertos; as fontes disponíveis indicam CC0 e CC BY 4.0, pelo que o editor é nomeado onde quer que figure um valor.',
  'data.index': 'Índice trimestral dos preços da habitação',
  'data.index.kind': 'Todas as habitações do país, moradias incluídas; só se utilizam quocientes.',
  'data.index.exclusions': 'Nada é excluído; não corrigimos nenhum valor de sazonalidade.',
  'data.index.licence': 'Condições do editor não lidas; é nomeado onde quer que o índice seja utilizado.',
  'data.quartiers': 'Coeficientes dos bairros da capital',
  'data.quartiers.kind': 'Preços pedidos, não vendas: {adverts} anúncios de um ano.',
  'data.quartiers.exclusions':
    'Quanto menos anúncios tem um bairro, menos conta como conhecido no cálculo do intervalo: com {half} anúncios, metade.',
  'data.quartiers.licence': 'Dados abertos, como as vendas.',
  'formula.level':
    'O logaritmo do preço de um município num trimestre é a soma do país, do cantão e do município. Os cantões afastam-se do país {canton} pela raiz de um ano, os municípios do seu cantão {commune}; o crescimento do país atenua-se. Mostram-no as médias publicadas de doze meses, cada uma com um erro de {sale} ({north} no Norte) a dividir pela raiz do seu número de vendas; os ficheiros que se sobrepõem partilham o seu (Fay e Herriot 1979; Rao e Yu 1994).',
  'formula.index':
    'O índice dos preços da habitação é mais uma observação do país, com um ruído de {noise} em cada trimestre. Entre os meios de dois trimestres o logaritmo é linear em dias; depois de {last} nada é observado.',
  'formula.adjustments': 'Os coeficientes do que é conhecido multiplicam-no, e a área habitável faz dele um valor.',
  'formula.variance':
    'O quadrado do desvio-padrão da previsão é uma soma: a dispersão de uma venda ({sale}, menos o que as características conhecidas explicam), o bairro, o erro-padrão do preço, o tempo decorrido desde o fim das tabelas, uma construção nova sem preço publicado, dimensões invulgares.',
  'formula.intervals':
    'Os extremos são o valor multiplicado por 1 ∓ z vezes o desvio-padrão, com z = {half} para metade das vendas e z = {wide} para {coverage}.',
  'fault.timid':
    'Os ajustamentos são demasiado tímidos: em anúncios belgas, os preços variavam {low} a {high} vezes tanto.',
  'fault.quartiers': 'Os coeficientes dos bairros provêm de preços pedidos.',
  'fault.houses': 'As moradias não podem ser estimadas.',
  'fault.index':
    'Um único índice de todas as habitações serve para apartamentos, moradias e construções novas; de um trimestre para o seguinte, variou até {leap} desde {since}.',
  'fault.together':
    'Depois do ficheiro mais recente, o erro do preço é o mesmo para todas as habitações: muitas estimativas não o compensam.',
  'fault.untested': 'Os intervalos decorrem de desvios declarados. Ainda não foram testados em vendas individuais.',
  'drift.within': 'O ficheiro mais recente chega ao trimestre deste dia.',
  'drift.beyond':
    'O ficheiro mais recente termina em {last}. Trimestres daí até este dia: {quarters}; a evolução do país desde o meio do ficheiro tem um desvio-padrão de {deviation}.',
  'class.formula':
    'Uma fórmula fixa com parâmetros publicados: as mesmas tabelas e o mesmo pedido dão a mesma resposta, e nenhuma resposta altera o modelo.',
  'class.persons':
    'Avalia casas e não classifica pessoas. Segundo a nossa própria leitura, não é por isso um sistema de risco elevado nos termos do anexo III do Regulamento (UE) 2024/1689 (Regulamento da IA).',
  'contest.answer':
    'Cada resposta nomeia os seus coeficientes, o preço de que parte, com a fonte, e o resumo criptográfico das tabelas: diga qual deles está errado.',
  'contest.sales':
    'As vendas que contradizem uma estimativa podem ser submetidas ao teste retrospetivo; nada delas é guardado, e o resultado pode ser enviado ao operador.',
  'change.says':
    'Os preços vêm de um único sistema de país, cantão e município por trimestres; um preço já não salta no Ano Novo, como na versão {before}.',
  'stop.stale':
    'A partir de {from}, o ficheiro mais recente tem mais de {months} meses: esta ficha declara o modelo desatualizado, e as suas estimativas pedem uma segunda fonte.',
  'stop.refused':
    'A partir de {from}, esse ficheiro tem mais de {months} meses: os dias posteriores a {end} são recusados.',
  'stop.backTest':
    'Um teste retrospetivo equivalente a pelo menos {sales} vendas independentes, que encontre uma deriva ou um intervalo errado, fica no registo do operador.',
  'stop.override':
    'Uma pessoa só pode substituir um valor fora do serviço, e anota porquê. A estatística pode desencadear a revisão do valor de um imóvel, não a substitui (Regulamento (UE) n.o 575/2013, artigo 208.o, n.o 3, alínea b)).',
  'updates.says':
    'Os ficheiros oficiais saem todos os trimestres, cerca de {months} meses depois do seu fim; o próximo é esperado até {next}. Um preço que mudasse mais de {move} é primeiro visto por uma pessoa.',
  'backTest.hindsight':
    'Retrospetiva: a estimativa de um dia passado conhece os preços de ficheiros posteriores. Feita nesse dia, saberia menos.',
  'backTest.selection':
    'Seleção: as vendas enviadas a um teste raramente são uma amostra aleatória. O veredicto é sobre estas casas e nenhuma outra.',
  'backTest.groups':
    'Grupos: as casas de um mesmo prédio partilham erros. Sem o seu grupo, os limites são demasiado estreitos.',
  'backTest.noise':
    'Ruído: a dispersão das vendas desloca o PRD e o PRB mesmo quando cada estimativa está certa. O que os nossos próprios desvios implicam está ao lado.',
} as const satisfies Translation<typeof source>
