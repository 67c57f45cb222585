import type { MappedKind } from '../mapping.ts';

const count = (number: number): string => number.toLocaleString('es-MX');
const cards = (number: number): string => (number === 1 ? '1 tarjeta' : `${count(number)} tarjetas`);

export const messages = {
  title: (project: string): string => `Importar tarjetas a ${project}`,
  lead: 'Elige un archivo: la exportación de un tablero de Trello (JSON), un CSV de Jira, Linear u otro programa, o un proyecto que exportaste de aquí. Antes de importar verás qué se crea y qué no.',
  limits: 'Hasta 5,000 tarjetas. El archivo se lee en tu dispositivo.',
  peopleHint: 'Las personas que elijas reciben sus tarjetas.',
  maps: {
    lists: { title: 'Listas', hint: 'Elige en qué lista entran las tarjetas de cada lista del archivo.' },
    labels: { title: 'Etiquetas', hint: 'Elige qué etiqueta del proyecto es cada una.' },
    fields: {
      title: 'Campos',
      hint: 'Elige en qué campo del proyecto se guarda cada uno; solo aparecen los del mismo tipo.',
    },
  } satisfies Record<MappedKind, object>,
  targets: {
    lists: (name: string): string => `Lista para ${name}`,
    labels: (name: string): string => `Etiqueta para ${name}`,
    fields: (name: string): string => `Campo para ${name}`,
  } satisfies Record<MappedKind, object>,
  create: 'Crear',
  leaveOut: 'No importar',
  withDeleted: (number: number): string => `Traer de la papelera ${cards(number)} de este archivo`,
  overLimit: (lists: string): string => `Exceder el límite de tarjetas de ${lists}`,
  nothing: 'No hay tarjetas nuevas: el proyecto ya las tiene o se quedan fuera.',
  keepOpen:
    'Deja abierta esta ventana. Si se cierra, elige otra vez el mismo archivo: las tarjetas que ya entraron no se repiten.',
  stop: 'Detener',
  done: (number: number): string => (number === 1 ? 'Se importó 1 tarjeta' : `Se importaron ${cards(number)}`),
  stoppedAt: (sent: number, all: number): string => `La importación se detuvo en ${count(sent)} de ${cards(all)}`,
  undo: 'Deshacer',
  undone: 'Importación deshecha',
  undonePartly: (number: number): string =>
    number === 1
      ? 'Importación deshecha, menos 1 tarjeta que alguien cambió después'
      : `Importación deshecha, menos ${cards(number)} que alguien cambió después`,
  undoFailed: 'No se pudo deshacer toda la importación',
  errors: {
    list_full: 'Una lista llegó a su límite mientras importabas. Cierra esta ventana y elige otra vez el archivo.',
    list_not_found: 'Alguien eliminó una de las listas elegidas. Cierra esta ventana y elige otra vez el archivo.',
    label_not_found: 'Alguien eliminó una de las etiquetas elegidas. Cierra esta ventana y elige otra vez el archivo.',
    field_not_found: 'Alguien eliminó uno de los campos elegidos. Cierra esta ventana y elige otra vez el archivo.',
    field_exists: 'Alguien creó un campo con el mismo nombre. Cierra esta ventana y elige otra vez el archivo.',
    field_value_invalid: 'Un campo ya no acepta un valor del archivo. Cierra esta ventana y elige otra vez el archivo.',
    assignee_cannot_read:
      'Alguna de las personas elegidas ya no ve el proyecto. Cierra esta ventana y elige otra vez el archivo.',
    too_many_lists: 'Un tablero tiene como máximo 100 listas.',
    too_many_labels: 'Un proyecto tiene como máximo 100 etiquetas.',
    too_many_fields: 'Un proyecto tiene como máximo 30 campos.',
    too_many_cards: 'Un proyecto tiene como máximo 100,000 tarjetas.',
    invalid_input: 'El archivo tiene datos que no se pueden guardar.',
    forbidden: 'Ya no puedes importar tarjetas a este proyecto.',
  } as Readonly<Record<string, string>>,
};

export type IntoMessages = typeof messages;
