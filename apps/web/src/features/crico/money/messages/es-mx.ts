import type { PaymentStatus } from '@nivel/contracts/finance/contract-values';
import type { MoneySectionName } from '../frame/money-section.ts';

export const messages = {
  title: 'Finanzas',
  lead: 'Prospectos, contratos y participaciones de la instalación.',
  myEarnings: 'Mis ganancias',
  myEarningsEmpty: 'Todavía no tienes participación en ningún proyecto',
  myEarningsEmptyText: 'Cuando un administrador te asigne una, la verás aquí.',
  sections: {
    leads: 'Prospectos',
    contracts: 'Contratos',
    payments: 'Próximos pagos',
    charts: 'Gráficas',
    equity: 'Participación de empleados',
    earnings: 'Mis ganancias',
  } satisfies Record<MoneySectionName, string> as Readonly<Record<MoneySectionName, string>>,
  paymentStatuses: {
    pending: 'Pendiente',
    paid: 'Pagado',
    overdue: 'Vencido',
    cancelled: 'Cancelado',
  } satisfies Record<PaymentStatus, string> as Readonly<Record<PaymentStatus, string>>,
  offline: 'Sin conexión: se muestra lo último que se leyó.',
  leaving: {
    unsaved: 'Cambios sin guardar',
    unsavedText: 'Tienes cambios sin guardar. ¿Seguro que quieres cerrar?',
    closeAnyway: 'Cerrar sin guardar',
    keepEditing: 'Seguir editando',
    close: 'Cerrar',
  },
  pages: 'Páginas',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  history: {
    title: 'Historial',
    failed: 'No se pudo cargar el historial',
    empty: 'Todavía no hay cambios.',
    older: 'Mostrar anteriores',
    system: 'El sistema',
    somebody: 'Alguien que ya no está',
    nothing: 'nada',
    reason: (reason: string) => `Motivo: ${reason}`,
    acts: {
      created: 'lo creó',
      changed: 'lo cambió',
      'stage-changed': 'cambió la etapa',
      deleted: 'lo eliminó',
      restored: 'lo restauró',
      'part-received': 'registró un pago parcial',
      'part-withdrawn': 'quitó un pago parcial',
      completed: 'lo completó',
      cancelled: 'lo canceló',
      amended: 'cambió sus pagos',
      rolled: 'agregó los pagos que siguen',
      anonymised: 'quitó el nombre de quien ya no está',
    } as Readonly<Record<string, string>>,
    from: (before: string, after: string) => `de ${before} a ${after}`,
  },
};

export type MoneyMessages = typeof messages;
