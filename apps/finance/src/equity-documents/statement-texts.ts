import type { EquityStatus, PayoutSchedule } from '@nivel/contracts/finance/equity-values';

export interface StatementTexts {
  readonly title: string;
  readonly asOf: (day: string) => string;
  readonly holder: string;
  readonly project: string;
  readonly percent: string;
  readonly assigned: string;
  readonly payout: string;
  readonly payouts: Readonly<Record<PayoutSchedule, string>>;
  readonly status: string;
  readonly statuses: Readonly<Record<EquityStatus, string>>;
  readonly ended: string;
  readonly reason: string;
  readonly vested: string;
  readonly estimate: string;
  readonly estimateNote: string;
  readonly schedule: string;
  readonly day: string;
  readonly vestedInAll: string;
  readonly cliff: (months: number) => string;
}

const spanish: StatementTexts = {
  title: 'Estado de cuenta de participación',
  asOf: (day) => `Al ${day}`,
  holder: 'Persona',
  project: 'Proyecto',
  percent: 'Participación',
  assigned: 'Asignada el',
  payout: 'Pago',
  payouts: { monthly: 'Mensual', quarterly: 'Trimestral', yearly: 'Anual', on_completion: 'Al completarse' },
  status: 'Estado',
  statuses: { active: 'Activa', completed: 'Completada', cancelled: 'Cancelada' },
  ended: 'Terminó el',
  reason: 'Motivo',
  vested: 'Consolidada',
  estimate: 'Ganancia estimada de este año',
  estimateNote:
    'Es una estimación: el porcentaje de los pagos del proyecto que están pagados o vencen en este año. No es una promesa de pago.',
  schedule: 'Calendario de consolidación',
  day: 'Desde el',
  vestedInAll: 'Consolidado en total',
  cliff: (months) => `Nada se consolida antes de ${months} meses.`,
};

const english: StatementTexts = {
  title: 'Equity statement',
  asOf: (day) => `As of ${day}`,
  holder: 'Person',
  project: 'Project',
  percent: 'Share',
  assigned: 'Assigned on',
  payout: 'Payout',
  payouts: { monthly: 'Monthly', quarterly: 'Quarterly', yearly: 'Yearly', on_completion: 'On completion' },
  status: 'Status',
  statuses: { active: 'Active', completed: 'Completed', cancelled: 'Cancelled' },
  ended: 'Ended on',
  reason: 'Reason',
  vested: 'Vested',
  estimate: 'Estimated earnings of this year',
  estimateNote:
    'This is an estimate: the share of the payments of the project that are paid or due this year. It is no promise of payment.',
  schedule: 'Vesting schedule',
  day: 'From',
  vestedInAll: 'Vested in all',
  cliff: (months) => `Nothing vests before ${months} months.`,
};

export type StatementLocale = 'es-MX' | 'en';

export const statementTexts: Readonly<Record<StatementLocale, StatementTexts>> = { 'es-MX': spanish, en: english };
