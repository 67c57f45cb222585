import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';

const problems: Record<HolidayProblem, string> = {
  address_refused: 'su dirección no es pública',
  unreachable: 'no se pudo llegar a esa dirección',
  timeout: 'tardó demasiado en responder',
  redirect: 'la dirección lleva a otra; sigue esa otra',
  answer: 'esa dirección respondió con un error',
  too_big: 'pesa más de un megabyte',
  too_complex: 'tiene demasiados eventos o reglas para leerlo',
  not_a_calendar: 'lo que hay ahí no es un calendario (.ics)',
  too_many_days: 'con sus días, el proyecto pasaría de 200 días festivos',
  too_much_at_once: 'con sus días se moverían demasiadas tarjetas a la vez',
  no_rights: 'quien lo seguía ya no dirige el proyecto; actualízalo para seguirlo a tu nombre',
};
const errors: Readonly<Record<string, string>> = {
  holiday_source_not_found: 'El proyecto ya no sigue ese calendario.',
  too_many_holiday_sources: 'Un proyecto sigue como máximo 5 calendarios.',
  holiday_source_exists: 'El proyecto ya sigue ese calendario.',
  holiday_address_refused: 'Esa dirección no es pública.',
  over_request_rate_limit:
    'Este proyecto actualizó calendarios muchas veces seguidas. Espera un minuto e inténtalo otra vez.',
  id_taken: 'Ya se había agregado uno con otra dirección. Revisa la lista e inténtalo otra vez.',
};

/** Calendars at addresses from which a project takes its holidays. */
export const sources = {
  heading: 'Calendarios publicados',
  about:
    'El proyecto toma los eventos de todo el día de un calendario de internet (.ics). Se lee cada día: lo que ahí se agrega o se quita, aquí también.',
  none: 'El proyecto no sigue ninguno todavía.',
  address: 'Dirección del calendario',
  addressHint: 'Empieza con https:// o webcal://.',
  addressWrong: 'Escribe una dirección que empiece con https:// o webcal://, sin usuario ni contraseña.',
  subscribe: 'Seguir calendario',
  days: (count: number): string => (count === 1 ? '1 día' : `${count} días`),
  fetched: (when: string): string => `leído: ${when}`,
  notYet: 'aún no se ha leído',
  next: (when: string): string => `se lee otra vez: ${when}`,
  refresh: 'Actualizar',
  refreshOf: (host: string): string => `Actualizar ${host}`,
  unsubscribe: 'Dejar de seguir',
  unsubscribeOf: (host: string): string => `Dejar de seguir ${host}`,
  refreshed: (host: string): string => `Se actualizaron los días de ${host}`,
  unsubscribed: (host: string): string => `El proyecto ya no sigue ${host}; sus días se quitaron`,
  problem: (why: string): string => `No se pudo leer: ${why}.`,
  problems,
  errors,
  failed: 'No se pudo hacer. Inténtalo de nuevo.',
  failedLoad: 'No se pudieron cargar los calendarios publicados.',
};
