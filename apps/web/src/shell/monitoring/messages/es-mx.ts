export const messages = {
  notified: 'Nuestro equipo ya fue avisado.',
  id: 'Número del aviso:',
};

export type MonitoringMessages = typeof messages;
