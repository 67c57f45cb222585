export const messages = {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  clear: 'Borrar',
  open: (label: string): string => `${label}: abrir el calendario`,
  calendar: 'Calendario',
  unknown: 'No es una fecha. Escribe, por ejemplo, 24 nov, mañana o 3d.',
  outside: 'Esa fecha no se puede elegir aquí.',
};

export type DayMessages = typeof messages;
