import type { DeliveryOutcome, DeliveryProblem } from '@nivel/contracts/projects/automation/automation-values';

const outcomes: Record<DeliveryOutcome, string> = {
  waiting: 'en camino',
  delivered: 'entregado',
  refused: 'no se envió',
  failed: 'falló',
  unknown: 'no se sabe si llegó; no se repite',
};
const problems: Record<DeliveryProblem, string> = {
  address_refused: 'su dirección no es pública',
  unreachable: 'no se pudo conectar',
  redirect: 'responde con otra dirección',
  answer: 'respondió que no',
  timeout: 'tardó demasiado',
  broken: 'la conexión se cortó',
  webhook_deleted: 'el webhook se eliminó',
};

/** Addresses that rules call, and what became of the calls. */
export const webhooks = {
  outcomes,
  problems,
  heading: 'Webhooks',
  about: 'Direcciones de otros programas a las que una regla puede avisar. Cada llamada va firmada.',
  none: 'Todavía no hay ninguno.',
  name: 'Nombre',
  nameWrong: 'Ponle un nombre.',
  address: 'Dirección',
  addressHint: 'Empieza con https:// y es pública.',
  addressWrong: 'Escribe una dirección que empiece con https://.',
  add: 'Agregar webhook',
  delete: 'Eliminar',
  deleteOf: (name: string): string => `Eliminar el webhook ${name}`,
  deleted: (name: string): string => `Se eliminó el webhook «${name}»`,
  secretOnce: 'Cópialo ahora: es el secreto que firma las llamadas, y no se vuelve a mostrar.',
  delivery: (name: string, outcome: string, details: readonly string[]): string =>
    `Webhook «${name}»: ${[outcome, ...details].join(', ')}`,
  status: (status: number): string => `respuesta ${status}`,
  attempts: (count: number): string => (count === 1 ? '1 intento' : `${count} intentos`),
};
