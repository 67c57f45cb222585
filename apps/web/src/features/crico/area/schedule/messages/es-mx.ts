export const messages = {
  time: 'Horario',
  own: 'Uno propio',
  cron: 'Minuto, hora, día, mes y día de la semana (cron)',
  cronInvalid: 'Escribe cinco partes separadas por espacios, como «0 9 * * 1».',
  zone: 'Zona horaria',
  zoneInvalid: 'No hay ninguna zona con ese nombre.',
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  inZone: (words: string, zone: string) => `${words} (${zone})`,
  next: (when: string) => `Próxima: ${when}`,
  soon: 'pronto',
  noNext: 'Próxima: sin fecha',
  last: (outcome: string, when: string) => `Última: ${outcome.toLocaleLowerCase('es')}, ${when}`,
  recently: 'hace menos de una hora',
  never: 'Todavía no se ha hecho',
};
export type ScheduleMessages = typeof messages;
