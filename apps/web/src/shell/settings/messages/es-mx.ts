export const messages = {
  title: 'Ajustes',
  back: 'Volver al tablero',
};

export type SettingsMessages = typeof messages;
