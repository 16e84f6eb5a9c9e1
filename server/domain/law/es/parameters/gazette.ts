import type { Source } from '../../../core/dated.ts'

/** An act without its article. */
type Act = Omit<Source, 'article'>

/**
 * Consolidated acts of the official gazettes, with their history up to 25 April 2026. `textOf` is the day on which the text
 * that was read was published, not its first day in force. Most of what a gazette prints as a table was not in the copy
 * that was read.
 */
export const acts = {
  transferTax: { title: 'Real Decreto Legislativo 1/1993', url: 'https://www.boe.es/eli/es/rdlg/1993/09/24/1' },
  vat: { title: 'Ley 37/1992', url: 'https://www.boe.es/eli/es/l/1992/12/28/37' },
  igic: { title: 'Ley 4/2012 of the Canary Islands', url: 'https://www.boe.es/eli/es-cn/l/2012/06/25/4' },
  ipsi: { title: 'Ley 8/1991', url: 'https://www.boe.es/eli/es/l/1991/03/25/8' },
  notaries: { title: 'Real Decreto 1426/1989', url: 'https://www.boe.es/eli/es/rd/1989/11/17/1426' },
  registrars: { title: 'Real Decreto 1427/1989', url: 'https://www.boe.es/eli/es/rd/1989/11/17/1427' },
  cut: { title: 'Real Decreto-ley 8/2010', url: 'https://www.boe.es/eli/es/rdl/2010/05/20/8' },
  aragon: {
    title: 'Decreto Legislativo 1/2005 of Aragon',
    url: 'https://www.boe.es/buscar/act.php?id=BOA-d-2005-90006',
  },
  andalusia: { title: 'Ley 5/2021 of Andalusia', url: 'https://www.boe.es/eli/es-an/l/2021/10/20/5' },
  asturias: {
    title: 'Decreto Legislativo 2/2014 of Asturias',
    url: 'https://www.boe.es/eli/es-as/dlg/2014/10/22/2',
  },
  balearics: {
    title: 'Decreto Legislativo 1/2014 of the Balearic Islands',
    url: 'https://www.boe.es/eli/es-ib/dlg/2014/06/06/1',
  },
  canaries: {
    title: 'Decreto Legislativo 1/2009 of the Canary Islands',
    url: 'https://www.boe.es/buscar/act.php?id=BOC-j-2009-90008',
  },
  cantabria: {
    title: 'Decreto Legislativo 62/2008 of Cantabria',
    url: 'https://www.boe.es/buscar/act.php?id=BOCT-c-2008-90028',
  },
  castileLeon: {
    title: 'Decreto Legislativo 1/2013 of Castile and Leon',
    url: 'https://www.boe.es/buscar/act.php?id=BOCL-h-2013-90254',
  },
  castileMancha: {
    title: 'Ley 8/2013 of Castilla-La Mancha',
    url: 'https://www.boe.es/eli/es-cm/l/2013/11/21/8',
  },
  catalonia: {
    title: 'Decreto Legislativo 1/2024 of Catalonia',
    url: 'https://www.boe.es/eli/es-ct/dlg/2024/03/12/1',
  },
  valencia: {
    title: 'Ley 13/1997 of the Valencian Community',
    url: 'https://www.boe.es/eli/es-vc/l/1997/12/23/13',
  },
  extremadura: {
    title: 'Decreto Legislativo 1/2018 of Extremadura',
    url: 'https://www.boe.es/eli/es-ex/dlg/2018/04/10/1',
  },
  galicia: { title: 'Decreto Legislativo 1/2011 of Galicia', url: 'https://www.boe.es/eli/es-ga/dlg/2011/07/28/1' },
  madrid: {
    title: 'Decreto Legislativo 1/2010 of Madrid',
    url: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
  },
  murcia: { title: 'Decreto Legislativo 1/2010 of Murcia', url: 'https://www.boe.es/eli/es-mc/dlg/2010/11/05/1' },
  navarre: {
    title: 'Decreto Foral Legislativo 129/1999 of Navarre',
    url: 'https://www.boe.es/buscar/act.php?id=BON-n-1999-90001',
  },
  rioja: { title: 'Ley 10/2017 of La Rioja', url: 'https://www.boe.es/eli/es-ri/l/2017/10/27/10' },
} as const satisfies Record<string, Act>

/** The acts above together, under the state law that lets the communities set rates. */
export const communities = {
  title: 'laws of the communities on ceded taxes (Ley 22/2009, art. 49)',
  url: 'https://www.boe.es/eli/es/l/2009/12/18/22',
  textOf: '2026-04-25',
}
