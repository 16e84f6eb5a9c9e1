import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/written-figures.ts'

/**
 * The words of written figures; `en/` explains each key.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  articles: 'um=1 uma=1',
  numerals:
    'zero=0 um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezasseis=16 dezesseis=16 dezassete=17 dezessete=17 dezoito=18 dezanove=19 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900',
  doubtful: 'zero um uma cem mil',
  scales:
    'cem=1e2 cento=1e2 mil=1e3 milhar=1e3 milhares=1e3 milhão=1e6 milhões=1e6 bilião=1e12 biliões=1e12 bilhão=1e9 bilhões=1e9',
  groups: 'dezena=10 dezenas=10 dúzia=12 dúzias=12 vintena=20 trintena=30 centena=100 centenas=100 quinzena=15',
  joiners: 'e',
  halves: 'meio=0.5 meia=0.5',
  fractions: 'metade=0.5',
  parts:
    'terço=0.3333333333 terços=0.3333333333 quarto=0.25 quartos=0.25 quinto=0.2 quintos=0.2 sexto=0.1666666667 oitavo=0.125 décimo=0.1 décimos=0.1',
  of: 'de do da dos das disso',
  by: 'em num numa',
  factors:
    'duplicou=2 duplicado=2 duplicar=2 duplica=2 dobrou=2 o_dobro=2 ao_dobro=2 do_dobro=2 triplicou=3 o_triplo=3 triplicar=3 quadruplicou=4',
  money: 'euro=EUR euros=EUR dólar=USD dólares=USD libra=GBP libras=GBP franco=CHF francos=CHF',
  areas: 'metro_quadrado metros_quadrados m_quadrados',
  years: 'ano=1 anos=1 década=10 décadas=10',
  months: 'mês=1 meses=1 trimestre=3 trimestres=3 semestre=6 semestres=6 mensalidades=1 mensalidade=1 prestações=1',
  days: 'dia=1 dias=1 semana=7 semanas=7',
  hours: 'hora=1 horas=1',
  percent: 'por_cento=100 porcento=100 pct=100 por_mil=1000',
  points:
    'ponto_percentual=100 pontos_percentuais=100 pontos=100 ponto=100 pontos_base=10000 ponto_base=10000 pontos_de_base=10000',
  times: 'vezes vez',
  endings: 'uplo=times',
  about:
    'cerca_de aproximadamente aprox. perto_de quase por_volta_de à_volta_de ca. circa arredondado arredondada arredondados uns umas',
  rounded: 'arredondado arredondada arredondados',
  ranges: 'a e ou até',
  outOf: 'em em_cada',
  perArea: 'por o ao do',
  monthNames:
    'janeiro=1 fevereiro=2 março=3 abril=4 maio=5 junho=6 julho=7 agosto=8 setembro=9 outubro=10 novembro=11 dezembro=12',
  references:
    'artigo=article artigos=article art=article arts=article parágrafo=paragraph parágrafos=paragraph alínea=paragraph secção=section secções=section capítulo=chapter anexo=annex título=title página=page número=number números=number n.º=number nº=number n=number ponto=point regulamento=act diretiva=act tabela=scale acórdão=case primeiro=ordinal',
  acts: 'lei regulamento diretiva código',
  steps: 'passo passos ponto pontos opção opções cenário cenários variante questão questões hipótese',
  noFigures:
    'meia_hora quarto_de_hora três_quartos_de_hora um_quarto_com primeira_metade segunda_metade primeiro_trimestre segundo_trimestre terceiro_trimestre quarto_trimestre primeiro_semestre segundo_semestre cem_vezes mil_vezes por_um_lado',
  surfaces: 'área area superf',
  periodic: 'rend alugue mensa mês ano anu juro prestaç encargo receita prazo duraç',
  links: 'de dos das',
  weeks: '-',
  ordinals: 'º ª',
  percentEndings: '-',
  squares: 'quadrad',
} as const satisfies Translation<typeof source>
