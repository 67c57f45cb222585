import { talkWords } from '../../../area/talk/messages/es-mx.ts';

const errors: Readonly<Record<string, string>> = {
  comment_not_found: 'Este comentario ya no está.',
  card_not_found: 'Esta tarjeta ya no está.',
  card_in_trash: 'Esta tarjeta está en la papelera; restáurala para comentar.',
  team_only_needs_member: 'Solo los miembros del proyecto pueden escribir solo para el equipo.',
  not_your_comment: 'Solo quien escribió un comentario puede cambiarlo.',
  comment_changed: 'Este comentario cambió mientras tanto. Tu texto sigue aquí; guárdalo otra vez para reemplazarlo.',
  too_many_comments: 'Una tarjeta guarda 10,000 comentarios como máximo.',
  invalid_input: 'Un comentario lleva de 1 a 10,000 caracteres y menciona a 50 personas como máximo.',
  forbidden: 'Ya no puedes comentar aquí.',
  already_sent:
    'Lo que escribiste antes ya se había enviado; está arriba. Envía otra vez si quieres agregar también esto.',
};

export const messages = {
  ...talkWords,
  title: 'Comentarios',
  none: 'Todavía no hay comentarios.',
  failed: 'No pudimos cargar los comentarios',
  write: 'Escribe un comentario',
  hint: 'Markdown, @ para mencionar, Ctrl+Enter para enviar.',
  send: 'Comentar',
  reply: 'Responder',
  replyTo: (name: string) => `Responder a ${name}`,
  editing: 'Editar el comentario',
  deleted: 'Comentario eliminado',
  deletedToast: 'Se eliminó el comentario',
  changedToast: 'Se cambió el comentario',
  undo: 'Deshacer',
  more: (name: string) => `Acciones del comentario de ${name}`,
  earlier: 'Versiones anteriores',
  earlierOf: (name: string) => `Lo que decía el comentario de ${name}`,
  noEarlier: 'No hay versiones anteriores.',
  close: 'Cerrar',
  teamOnly: 'Solo el equipo',
  teamOnlyHint: 'Los invitados no lo ven.',
  by: (name: string) => `Comentario de ${name}`,
  somebody: 'alguien',
  waiting: 'No hay conexión. Tu comentario está guardado en este dispositivo y se envía cuando vuelva.',
  notTold: (names: string, count: number) =>
    count === 1
      ? `${names} no puede leer este comentario, así que no recibe ningún aviso.`
      : `${names} no pueden leer este comentario, así que no reciben ningún aviso.`,
  errors,
};
export type CommentsMessages = typeof messages;
