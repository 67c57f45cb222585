import type { Reaction } from '@nivel/contracts/projects/comment-values';

const reactions: Record<Reaction, string> = {
  'thumbs-up': 'De acuerdo',
  heart: 'Me encanta',
  laugh: 'Me da risa',
  party: 'A celebrar',
  eyes: 'Lo estoy viendo',
  done: 'Listo',
};

/** Texts around messages that people write to each other. */
export const talkWords = {
  notKept: 'Este dispositivo no pudo guardar el borrador; no cierres esta página.',
  sendAgain: 'Enviar ahora',
  mention: 'Mencionar a',
  mentionFound: (count: number) =>
    count === 0 ? 'Nadie que pueda leerlo se llama así' : count === 1 ? '1 persona' : `${count} personas`,
  react: 'Reaccionar',
  reactions,
  reacted: (what: string, count: number, names: string) => `${what}: ${count} (${names})`,
  you: 'tú',
  cancel: 'Cancelar',
  edit: 'Editar',
  save: 'Guardar',
  delete: 'Eliminar',
  edited: 'editado',
  isNew: 'Nuevo',
  older: 'Ver anteriores',
  unknownError: 'No pudimos hacerlo. Inténtalo de nuevo.',
};
export type TalkWords = typeof talkWords;
