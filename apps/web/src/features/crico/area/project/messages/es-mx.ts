import type { CardRow } from '@nivel/contracts/projects/board-shape';

const priorities: Record<CardRow['priority'], string> = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  critical: 'Crítica',
};
const errors: Record<string, string> = {
  list_not_found: 'Esta lista ya no está.',
  card_not_found: 'Esta tarjeta ya no está.',
  list_full: 'Límite de la lista alcanzado',
  override_needs_lead: 'Solo líderes y directores pueden exceder el límite de una lista.',
  assignee_cannot_read: 'Solo se puede asignar a quien puede ver el proyecto.',
  label_not_found: 'Esta etiqueta ya no está.',
  label_exists: 'Ya hay una etiqueta con este nombre.',
  labels_need_lead: 'Solo líderes y directores pueden crear etiquetas.',
  too_many_labels: 'Un proyecto tiene como máximo 100 etiquetas.',
  field_not_found: 'Este campo ya no está.',
  field_exists: 'Ya hay un campo con este nombre.',
  too_many_fields: 'Un proyecto tiene como máximo 30 campos propios.',
  field_value_invalid: 'Un campo no admite este valor.',
  too_many_lists: 'Un tablero tiene como máximo 100 listas.',
  too_many_members: 'Una tarjeta no admite más de estos.',
  watcher_cannot_read: 'Solo quienes pueden ver el proyecto pueden seguir sus tarjetas.',
  dependency_circle: 'Estas tarjetas se esperarían unas a otras.',
  has_dependencies: 'Activa la eliminación en cascada o resuelve antes las dependencias',
  text_conflict: 'Alguien cambió las mismas líneas de este texto.',
  id_taken: 'Ya hay algo con este identificador. Inténtalo de nuevo.',
  bulk_delete_needs_lead: 'Solo líderes y directores pueden eliminar varias tarjetas a la vez.',
  forbidden: 'Ya no puedes hacer esto aquí.',
  public_needs_director: 'Solo los directores pueden hacer público un proyecto.',
  too_much_at_once: 'Es demasiado a la vez; elige menos tarjetas.',
  template_not_found: 'Esta plantilla ya no está.',
  too_many_templates: 'Un proyecto tiene como máximo 50 plantillas propias.',
  dates_reversed: 'El inicio no puede ser después de la fecha límite.',
  repeat_invalid: 'Con esta regla no se puede repetir una tarjeta.',
  repeat_too_often: 'Una tarjeta se repite a lo más cada día.',
  repeat_without_days: 'Con esta regla no hay ninguna fecha más. Elige otro día, o un final más lejano.',
  too_many_cards: 'Un proyecto tiene como máximo 100,000 tarjetas.',
  list_has_cards: 'Esta lista tiene tarjetas; di a dónde van.',
  last_list: 'Un tablero conserva al menos una lista.',
  too_many_waiting: 'Hay demasiados cambios por enviar en este dispositivo. Cuando se envíen, hazlo de nuevo.',
  nothing_to_undo: 'No hay nada que deshacer.',
  already_undone: 'Eso ya se deshizo.',
  proposal_decided: 'Esa propuesta ya se aplicó, se descartó o llegó otra más nueva.',
  nothing_to_redo: 'No hay nada que rehacer.',
  changed_since: 'Alguien lo cambió desde entonces, así que se queda como está.',
};

/** The line in which a card is written. */
const quickAdd = {
  kinds: {
    label: 'Etiqueta',
    newLabel: 'Etiqueta nueva',
    person: 'Responsable',
    priority: 'Prioridad',
    due: 'Vence el',
  },
  hint: '#etiqueta @persona !prioridad mañana',
  offered: { label: 'Etiquetas del proyecto', person: 'Personas del proyecto' },
  understood: 'Lo que se entendió',
  misread: 'No se entendió',
  whyNot: {
    mayNot: 'no hay tal etiqueta; la crean líderes y directores',
    label: { unknown: 'no hay tal etiqueta', several: 'hay varias etiquetas', twice: 'ya se dijo' },
    person: { unknown: 'nadie se llama así', several: 'hay varias personas', twice: 'solo una persona' },
    priority: { unknown: 'no hay tal prioridad', several: 'hay varias', twice: 'solo una prioridad' },
  },
  takeOff: (source: string): string => `Dejar «${source}» como texto`,
};

/** The text for a failure without further details. */
const failed = {
  load: {
    title: 'Error al cargar las tarjetas',
    message: 'No se pudieron cargar las tarjetas del proyecto. Inténtalo de nuevo.',
  },
  create: { title: 'Error al crear la tarjeta', message: 'No se pudo crear la tarjeta.' },
  update: { title: 'Error al actualizar la tarjeta', message: 'No se pudo actualizar la tarjeta.' },
  delete: { title: 'Error al eliminar la tarjeta', message: 'No se pudo eliminar la tarjeta.' },
  undo: { title: 'No se pudo deshacer', message: 'Ocurrió un error inesperado. Inténtalo de nuevo.' },
};

const textLong = 'Un texto tiene como máximo 50,000 caracteres, o 200 KB.';
const invalidFields: Readonly<Record<string, string>> = {
  title: 'El título no es válido.',
  text: textLong,
  description: textLong,
  notes: textLong,
};
const invalid = {
  title: 'Error de validación',
  reason: 'Revisa lo que escribiste e inténtalo de nuevo.',
  fields: invalidFields,
};

const limit = {
  reached: 'Límite de la lista alcanzado',
  about: 'Alguien más llenó antes esta lista.',
  fits: (most: number, fits: number): string =>
    `La lista admite como máximo ${most}. ${fits === 0 ? 'No cabe ni una tarjeta más.' : `Caben ${fits} más.`}`,
  exceed: 'Exceder el límite',
};

export const messages = {
  priorities,
  quickAdd,
  fixedTyped: 'Ya no puedes cambiar tarjetas aquí. Lo que escribiste sigue aquí para que lo copies.',
  errors,
  copy: 'Copiar',
  openLink: 'Abrir enlace',
  noValue: 'Ninguna',
  fieldProblems: {
    text: 'Una línea de 500 letras como máximo.',
    number: 'Escribe un número.',
    money: 'Escribe un importe con dos decimales como máximo.',
    day: 'Escribe un día que exista.',
    choice: 'No hay tal opción.',
    person: 'Nadie aquí se llama así, o varias personas.',
    link: 'Un enlace empieza con http:// o https://.',
    boolean: 'Escribe sí o no.',
  },
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  notLast: 'Hiciste algo después; deshaz con Ctrl o Cmd y Z, de lo último hacia atrás.',
  sentLater: 'Guardado en este dispositivo. Se envía cuando vuelvas a tener conexión.',
  activity: 'Actividad del proyecto',
  newCard: 'Tarjeta nueva',
  titleRequired: 'Escribe un título.',
  titleBlank: 'El título no puede quedar en blanco.',
  titleLong: 'El título tiene como máximo 200 caracteres.',
  failed,
  invalid,
  limit,
  unknownError: 'Ocurrió un error inesperado. Inténtalo de nuevo.',
};

export type ProjectMessages = typeof messages;
