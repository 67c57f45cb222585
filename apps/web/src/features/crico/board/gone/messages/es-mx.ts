export const messages = {
  title: 'Este proyecto se eliminó',
  text: (name: string, when: string, who: string | null) =>
    `${who === null ? `«${name}» se eliminó` : `${who} eliminó «${name}»`} el ${when}; si se restaura, vuelve aquí sin que hagas nada.`,
  restore: 'Restaurar el proyecto',
  restoreFailed: 'No se pudo restaurar el proyecto',
};

export type GoneMessages = typeof messages;
