import { rfcKind } from './rfc.ts';

/** The kinds of persons in a tax regime. */
type Holder = 'person' | 'company' | 'both';

/** Regimes of taxes, by the SAT's key (catalogue c_RegimenFiscal of CFDI 4.0), with its own names. */
export const fiscalRegimes = {
  '601': { name: 'General de Ley Personas Morales', holder: 'company' },
  '603': { name: 'Personas Morales con Fines no Lucrativos', holder: 'company' },
  '605': { name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', holder: 'person' },
  '606': { name: 'Arrendamiento', holder: 'person' },
  '608': { name: 'Demás ingresos', holder: 'person' },
  '612': { name: 'Personas Físicas con Actividades Empresariales y Profesionales', holder: 'person' },
  '616': { name: 'Sin obligaciones fiscales', holder: 'person' },
  '621': { name: 'Incorporación Fiscal', holder: 'person' },
  '625': { name: 'Actividades Empresariales con ingresos a través de Plataformas Tecnológicas', holder: 'person' },
  '626': { name: 'Régimen Simplificado de Confianza', holder: 'both' },
} as const satisfies Readonly<Record<string, { name: string; holder: Holder }>>;
export type FiscalRegime = keyof typeof fiscalRegimes;
export const fiscalRegimeKeys = Object.keys(fiscalRegimes) as [FiscalRegime, ...FiscalRegime[]];

/** The uses of a receipt by the SAT's key (catalogue c_UsoCFDI), with the regimes that allow them. */
export const cfdiUses = {
  G03: { name: 'Gastos en general', regimes: ['601', '603', '606', '612', '621', '625', '626'] },
  S01: { name: 'Sin efectos fiscales', regimes: fiscalRegimeKeys },
} as const satisfies Readonly<Record<string, { name: string; regimes: readonly FiscalRegime[] }>>;
export type CfdiUse = keyof typeof cfdiUses;
export const cfdiUseKeys = Object.keys(cfdiUses) as [CfdiUse, ...CfdiUse[]];

/** The regimes in which the holder of an RFC can be. */
export const regimesOf = (rfc: string): readonly FiscalRegime[] =>
  fiscalRegimeKeys.filter((key) => {
    const holder: Holder = fiscalRegimes[key].holder;
    return holder === 'both' || holder === rfcKind(rfc);
  });

/** The uses of a receipt that a regime allows. */
export const usesIn = (regime: FiscalRegime): readonly CfdiUse[] =>
  cfdiUseKeys.filter((key) => (cfdiUses[key].regimes as readonly FiscalRegime[]).includes(regime));
