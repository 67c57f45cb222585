export const messages = {
  title: 'Tienes algo sin enviar',
  text: (pages: number) =>
    pages === 1
      ? 'Queda en este dispositivo algo de una página que todavía no se envía. Al cerrar sesión se borra de aquí.'
      : `Queda en este dispositivo algo de ${pages} páginas que todavía no se envía. Al cerrar sesión se borra de aquí.`,
  send: 'Ir a enviarlo',
  leave: 'Borrarlo y cerrar sesión',
  close: 'Seguir en Nivel',
};

export type SignOutMessages = typeof messages;
