export const messages = {
  title: 'Línea de tiempo del proyecto',
  dueSoon: 'Vence pronto',
  dueIn: (days: number): string => (days === 0 ? 'vence hoy' : days === 1 ? 'vence mañana' : `vence en ${days} días`),
  noDeadline: (days: number): string => `Sin fecha límite: ${days} días`,
  progress: (percent: number): string => `${percent} % de avance`,
};

export type TimelineMessages = typeof messages;
