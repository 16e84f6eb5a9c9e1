/** Dataflows of LUSTAT as SDMX-CSV, in the shape that its service documents, noted 2026-11-21. */
export const recorded = {
  /** Months and years of the index with base 100 on 1 January 1948; the figures only illustrate the shape. */
  'DSD_PRIX_CONSO@DF_E5100': [
    'DATAFLOW,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS',
    'LU1:DSD_PRIX_CONSO@DF_E5100(1.0),A,2025,985.1,A',
    'LU1:DSD_PRIX_CONSO@DF_E5100(1.0),M,2026-10,1011.26,P',
    'LU1:DSD_PRIX_CONSO@DF_E5100(1.0),M,2026-09,1009.84,A',
  ],
  /** 968.04 to May 2026, 992.24 from June 2026 (968.04 × 1.025), with names; codes and the variation are made up. */
  'DSD_PRIX_EMS@DF_E5200': [
    'DATAFLOW,FREQ: Fréquence,UNIT_MEASURE: Unité de mesure,TIME_PERIOD: Période,OBS_VALUE,OBS_STATUS: Statut',
    'LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,A: Annuel,VAR: Variation annuelle,2025,1.7,A: Normal',
    'LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,M: Mensuel,VAR: Variation,2026-06,2.5,A: Normal',
    "LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,M: Mensuel,C1: Cote d'application,2026-04,968.04,A: Normal",
    "LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,M: Mensuel,C1: Cote d'application,2026-05,968.04,A: Normal",
    "LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,M: Mensuel,C1: Cote d'application,2026-06,992.24,A: Normal",
    "LU1:DSD_PRIX_EMS@DF_E5200(1.0): Échelle mobile,M: Mensuel,C1: Cote d'application,2026-07,992.24,P: Provisoire",
  ],
} as const
