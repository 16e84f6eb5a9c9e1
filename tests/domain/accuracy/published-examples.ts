/** Ratio studies that others published: the sales, and the measures that they print of them, digit by digit. */
export interface PublishedStudy {
  title: string
  source: string
  readOn: string
  /** Estimate and price of each sale, as `estimate/price`. */
  sales: string
  /** As printed; a measure that a study does not print is left out. */
  printed: {
    sales?: string
    totalEstimate?: string
    totalPrice?: string
    weightedMean?: string
    medianRatio?: string
    cod?: string
    prd?: string
    prb?: string
  }
  /** Where the study reckons otherwise than the standard of 2013. */
  note?: string
}

const standard = 'IAAO, Standard on Ratio Studies, April 2013'
const assesspy =
  "sales and measures as the Cook County Assessor's Office reprints them in the tests of its package assesspy (github.com/ccao-data/assesspy, assesspy/tests/fixtures and test_metrics.py)"

const texas = 'Texas Comptroller of Public Accounts, Property Value Study'

export const publishedStudies: readonly PublishedStudy[] = [
  {
    title: 'IAAO, table 1-1: 36 sales',
    source: `${standard}, table 1-1; ${assesspy}`,
    readOn: '2026-11-23',
    sales: `48000/138000 28800/59250 78400/157500 39840/74400 68160/114900 94400/159000 67200/111900 56960/93000
      87200/138720 38240/59700 96320/146400 67680/99000 32960/47400 50560/70500 61360/78000 47360/60000 58080/69000
      47040/55500 136000/154500 103200/109500 59040/60000 168000/168000 128000/124500 132000/127500 160000/150000
      160000/141000 200000/171900 184000/157500 160000/129600 157200/126000 99200/77700 200000/153000 64000/48750
      192000/144000 190400/141000 65440/48000`,
    printed: { sales: '36', cod: '29.8', prd: '0.98', prb: '0.232' },
  },
  {
    title: 'IAAO, table 1-4: 17 sales',
    source: `${standard}, table 1-4; ${assesspy}`,
    readOn: '2026-11-23',
    sales: `87200/138720 38240/59700 96320/146400 68610/99000 32960/47400 50560/70500 61360/78000 47360/60000 56580/69000
      47040/55500 136000/154500 98000/109500 56000/60000 159100/168000 128000/124500 132000/127500 160000/150000`,
    printed: { sales: '17', cod: '14.5', prd: '0.98', prb: '0.135' },
  },
  {
    title: 'IAAO, table D-1: 25 sales, the dear ones estimated low',
    source: `${standard}, appendix D, table D-1; ${assesspy}`,
    readOn: '2026-11-23',
    sales: `116700/114500 130300/121000 130200/133900 145500/139000 134100/145000 153900/156500 143400/161100
      156900/169500 169000/175000 149200/181000 160100/188900 191400/205000 177200/216150 205500/219000 206500/235000
      243800/249000 211600/258900 242500/263000 258400/305900 265900/312500 305700/336000 291600/360000 312800/399900
      352200/418500 354900/459000`,
    printed: { cod: '7.5', prd: '1.027', prb: '-0.120' },
  },
  {
    title: 'IAAO, table D-2: 16 sales, one of them far dearer, which moves the PRD and hardly the PRB',
    source: `${standard}, appendix D, table D-2; ${assesspy}`,
    readOn: '2026-11-23',
    sales: `45000/50000 100000/100000 165000/150000 180000/200000 250000/250000 330000/300000 315000/350000 400000/400000
      495000/450000 450000/500000 550000/550000 660000/600000 585000/650000 700000/700000 825000/750000 1875000/2500000`,
    printed: { cod: '7.8', prd: '1.056', prb: '-0.011' },
  },
  {
    title: 'Texas: 25 sales and appraisals of a district',
    source: `${texas} 2000, tables five and six (www.cpa.state.tx.us/taxinfo/proptax/pvs00/table5_6.html); weighted mean and totals: the same of 2001, table one (pvs01/table1_4.htm)`,
    readOn: '2026-11-23',
    sales: `84449/84995 114788/118898 89654/94715 39479/41925 69708/76117 99880/113310 97576/110741 111020/128048
      64519/75905 60437/70964 75254/90720 76502/91680 92088/113645 21090/25988 22080/27398 64842/81127 65834/83113
      193344/245700 98885/127493 76935/98327 82253/109250 107543/148828 44441/62370 94420/135610 60264/86303`,
    printed: {
      ...{ sales: '25', totalEstimate: '2007285', totalPrice: '2443170', weightedMean: '0.8216' },
      ...{ medianRatio: '0.81', cod: '8.0' },
    },
    note: 'The publisher rounds each ratio to two decimals before it takes the median and the dispersion; to the digits that it prints, that is the same. It prints neither PRD nor PRB.',
  },
]
