import type { ActivityEntry } from '@nivel/contracts/projects/activity-shape';
import type { Present } from '@nivel/client/live';
import { talkWords } from '../../area/talk/messages/es-mx.ts';

const events: Record<ActivityEntry['event'], string> = {
  created: 'creó',
  deleted: 'eliminó',
  changed: 'cambió',
};
const states: Record<Present['state'] | 'offline', string> = {
  online: 'En línea',
  away: 'Ausente',
  busy: 'Ocupado',
  offline: 'Desconectado',
};
const errors: Readonly<Record<string, string>> = {
  message_not_found: 'Este mensaje ya no está.',
  not_your_message: 'Solo quien escribió un mensaje puede cambiarlo.',
  message_too_old: 'Un mensaje se puede cambiar durante 15 minutos.',
  message_changed: 'Este mensaje cambió mientras tanto. Tu texto sigue aquí; guárdalo otra vez para reemplazarlo.',
  invalid_input: 'Un mensaje lleva de 1 a 10,000 caracteres y menciona a 50 personas como máximo.',
  file_not_found: 'Un archivo del mensaje ya no está en el proyecto. Quítalo y envía otra vez.',
  forbidden: 'Ya no puedes escribir aquí.',
  already_sent:
    'Lo que escribiste antes ya se había enviado; está arriba. Envía otra vez si quieres agregar también esto.',
};

const chat = {
  ...talkWords,
  title: 'Chat del equipo',
  none: 'Todavía no hay mensajes. ¡Empieza la conversación!',
  nothingFound: 'Ningún mensaje dice eso.',
  failed: 'No pudimos cargar el chat',
  search: 'Buscar en el chat',
  unread: (count: number) => (count === 1 ? '1 sin leer' : `${count} sin leer`),
  write: 'Escribe un mensaje',
  hint: 'Intro envía, Mayús+Intro hace otra línea, @ menciona.',
  send: 'Enviar',
  editing: 'Editar el mensaje',
  deleted: 'Se eliminó el mensaje',
  fileGone: 'El archivo de este mensaje se eliminó.',
  more: (name: string) => `Acciones del mensaje de ${name}`,
  by: (name: string) => `Mensaje de ${name}`,
  waiting: 'No hay conexión. Tu mensaje está guardado en este dispositivo y se envía cuando vuelva.',
  notTold: (names: string, count: number) =>
    count === 1
      ? `${names} no puede leer el chat, así que no recibe ningún aviso.`
      : `${names} no pueden leer el chat, así que no reciben ningún aviso.`,
  errors,
};

const files = {
  title: 'Archivos del proyecto',
  search: 'Buscar un archivo',
  none: (most: string) => `Todavía no hay archivos. Los que comparte el equipo se quedan aquí, hasta ${most} cada uno.`,
  nothingFound: 'Ningún archivo se llama así.',
  failed: 'No pudimos cargar los archivos del proyecto',
  more: (count: number) => (count === 1 ? 'Mostrar 1 más' : `Mostrar ${count} más`),
  attach: 'Adjuntar',
  choose: 'Documentos para compartir',
  takeOff: (name: string) => `Quitar ${name} del mensaje`,
  tooMany: (most: number) => `Un mensaje lleva ${most} archivos como máximo.`,
};

export const messages = {
  title: 'Colaboración del equipo',
  settings: 'Ajustes del equipo',
  invite: 'Invitar miembros',
  actions: 'Acciones rápidas',
  teamChat: 'Chat del equipo',
  shareDocument: 'Compartir documento',
  videoCall: 'Videollamada',
  newTab: '(se abre en otra pestaña)',
  noMeeting: 'Este proyecto todavía no tiene una dirección de reuniones.',
  noMeetingFor: 'Sus líderes la ponen en los ajustes del proyecto, en «Avanzado».',
  setMeeting: 'Ponerla en los ajustes',
  numbers: 'El equipo en números',
  activeNow: 'Activos ahora',
  activeNote: (count: number) => (count === 1 ? '1 persona en 7 días' : `${count} personas en 7 días`),
  cardsDone: 'Tarjetas terminadas en 7 días',
  said: 'Comentarios y mensajes en 7 días',
  change: (change: number) =>
    change === 0
      ? 'igual que en los 7 días anteriores'
      : `${Math.abs(change)} ${change > 0 ? 'más' : 'menos'} que en los 7 días anteriores`,
  numbersFailed: 'No pudimos cargar los números del equipo',
  panel: 'Colaboración en vivo',
  people: 'Quién está',
  states,
  until: (moment: string) => `hasta las ${moment}`,
  lastSeen: (when: string) => `Visto por última vez: ${when}`,
  onBoard: 'Mira el proyecto',
  hasOpen: 'Tiene abierta',
  you: '(tú)',
  ownState: 'Tu estado',
  available: 'Disponible',
  busyFor: { 30: 'Ocupado 30 minutos', 60: 'Ocupado 1 hora', 240: 'Ocupado 4 horas' },
  busyFailed: 'No pudimos cambiar tu estado. Inténtalo de nuevo.',
  activity: 'Actividad reciente',
  noActivity: 'Todavía no hay actividad.',
  activityFailed: 'No pudimos cargar la actividad',
  events,
  moved: 'movió',
  completed: 'terminó',
  andMore: (count: number) => (count === 1 ? 'y 1 tarjeta más' : `y ${count} tarjetas más`),
  house: 'Crico',
  somebody: 'Alguien',
  justNow: 'Hace un momento',
  chat,
  files,
};
export type TeamViewMessages = typeof messages;
