import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/table-file.ts'

/**
 * Texts of pages that read a table from a file, in Portuguese, in the orthography of 1990.
 *
 * Screen: pages that read a table from a file. Reader: agencies. Length: screen.
 */
export const words = {
  'more.accuracy': 'As nossas estimativas são precisas?',
  'more.model': 'Como funciona o modelo',
  choose: 'Escolher um ficheiro CSV ou Excel',
  drop: 'ou largue-o aqui',
  trySample: 'Experimentar com o exemplo',
  getSample: 'Descarregar o exemplo (CSV)',
  columnsTitle: 'Como se podem chamar as colunas',
  columnsSay:
    'Uma linha nomeia as colunas, numa destas línguas e por qualquer ordem; pode haver um título antes dela. Entre as células há vírgulas, pontos e vírgulas ou tabulações, ou o ficheiro é um livro de cálculo (.xlsx). As colunas desconhecidas são ignoradas; de duas com o mesmo sentido, lê-se aquela cujo nome vem primeiro na lista; uma célula opcional ilegível conta como desconhecida.',
  'columns.table': 'As colunas, os seus nomes e os seus valores',
  'columns.column': 'Coluna',
  'columns.names': 'Nomes',
  'columns.values': 'Valores',
  'columns.needed': 'obrigatória',
  'columns.number': 'um número',
  'columns.day': 'uma data: 2024-05-31, 31.05.2024, 31/05/24, 31 de maio de 2024 ou um número de dia do Excel',
  'columns.text': 'um nome',
  'stage.loading': 'O cálculo está a ser carregado.',
  'stage.reading': 'O ficheiro está a ser lido.',
  failed: 'A página encontrou um erro e parou: {message}. Carregue-a de novo; nada foi enviado.',
  'file.tooLarge':
    'O ficheiro tem {megabytes} MB; são lidos no máximo {most} MB. Mantenha as colunas indicadas abaixo e retire imagens e outras folhas.',
  'file.empty': 'O ficheiro está vazio. Escolha o que contém a tabela.',
  'file.workbook':
    'Este ficheiro não se lê como livro do Excel. Retire a palavra-passe, se a tiver, ou guarde a folha como «CSV UTF-8» e escolha esse ficheiro.',
  'file.oldWorkbook':
    'Isto é um livro antigo (.xls) ou protegido. Guarde-o como .xlsx sem palavra-passe, ou como «CSV UTF-8».',
  'file.noTable': 'Este ficheiro não é uma tabela. Escolha um ficheiro CSV ou Excel (.xlsx).',
  'file.oneColumn':
    'A tabela tem uma única coluna. Separe as células com vírgulas, pontos e vírgulas ou tabulações, ou escolha o próprio ficheiro Excel.',
  'file.sheets':
    'Várias folhas do livro têm uma tabela destas: {names}. Mantenha uma delas, ou guarde uma como «CSV UTF-8».',
  'file.broken':
    'A linha {line} tem caracteres que se perderam ao guardar (�). Guarde de novo a tabela como «CSV UTF-8».',
  'file.quote': 'Linha {line}, célula {cell}: há uma aspa no lugar errado, ou uma que nunca fecha.',
  'file.missing': 'Falta a coluna obrigatória «{column}». Pode chamar-se: {names}. A primeira linha contém: {found}.',
  'file.twice': 'As colunas «{first}» e «{second}» designam ambas «{column}». Remova uma delas ou mude-lhe o nome.',
  'file.tooMany':
    'O ficheiro tem {count} linhas; são calculadas no máximo {most} de cada vez. Divida-o em vários ficheiros.',
  'row.cells': 'a linha tem {count} células, a primeira linha tem {expected}',
  'row.missing': 'está vazia',
  'row.number': '«{value}» não é um número; escreva 450000 ou 85,5',
  'row.ambiguous': '«{value}» pode significar {asThousands} ou {asDecimal}; escreva-o sem separador de milhares',
  'row.range': '«{value}» não está entre {low} e {high}',
  'row.day': '«{value}» não é uma data; escreva 2024-05-31, 31.05.2024 ou 31/05/2024',
  'row.formula': 'é uma fórmula; guarde a tabela com valores',
  'row.long': 'tem mais de {most} caracteres',
  'row.characters': 'contém caracteres de controlo',
  'row.valuation_date_too_early': 'as tabelas de preços começam em {day}',
  'row.municipality_not_found': 'nenhum município do Luxemburgo se chama «{value}»',
  'row.municipality_near': 'nenhum município do Luxemburgo se chama «{value}»; nomes próximos: {names}',
  result: 'Resultado',
  'ignored.columns': 'Colunas ignoradas: {names}.',
  range: '{low} a {high}',
  'left.line': 'Linha',
  'left.column': 'Coluna',
  'left.why': 'Porquê',
  'left.more': 'Outras observações: {count}.',
  'left.formulas':
    'Uma célula vazia pode ser uma fórmula cujo resultado nunca foi gravado. Abra o livro no Excel, grave-o e escolha-o de novo.',
  take: 'Descarregar',
  'take.says': 'Estes ficheiros são criados no seu navegador.',
  'note.encoding': 'O ficheiro está em {encoding} e foi lido assim.',
  'note.sheet': 'Lido da folha «{sheet}»; as outras folhas ficaram de fora.',
  'note.macros': 'O livro contém macros. Não foram executadas: as células têm os valores da última gravação.',
  'note.monthFirst': 'As datas começam pelo mês, como 12/31/2024, e foram lidas assim.',
} as const satisfies Translation<typeof source>
