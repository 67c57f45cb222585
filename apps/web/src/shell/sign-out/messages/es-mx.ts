export const messages = {
  title: 'Tienes respuestas sin enviar',
  text: (pages: number) =>
    pages === 1
      ? 'Quedan en este dispositivo respuestas de un ejercicio que todavía no envías. Al cerrar sesión se borran de aquí.'
      : `Quedan en este dispositivo respuestas de ${pages} ejercicios que todavía no envías. Al cerrar sesión se borran de aquí.`,
  send: 'Ir a enviarlas',
  leave: 'Borrarlas y cerrar sesión',
  close: 'Seguir en Nivel',
};

export type SignOutMessages = typeof messages;
