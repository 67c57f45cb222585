export const messages = {
  title: 'Ayuda y soporte',
  lead: 'Todo aquí funciona desde el teclado.',
  shortcuts: 'Atajos de teclado',
  shortcutCommands: 'Abrir los comandos',
  shortcutHelp: 'Esta ayuda',
  shortcutEscape: 'Cerrar un diálogo o un menú',
  shortcutTab: 'Siguiente control',
  about: 'Acerca de Crico',
  documents: 'Documentos',
  interfaces: 'Documentación de las interfaces',
  version: 'Versión',
  status: 'Estado',
  statusLive: 'Todo funciona: los cambios llegan al momento.',
  statusAway: 'El servidor no responde todavía. Seguimos intentándolo.',
  statusOffline: 'Este dispositivo no tiene conexión.',
  support: 'Escribir a soporte',
  supportHint:
    'Te contestan a la dirección de tu cuenta. Con el mensaje van la versión y la página. No escribas contraseñas ni códigos.',
  supportFailed: 'No se pudo saber a quién puedes escribir',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sent: 'Mensaje enviado. Te contestarán a la dirección de tu cuenta.',
  subjectMissing: 'Escribe un asunto',
  textMissing: 'Escribe un mensaje',
  tooLong: (most: number) => `Puede tener ${most} caracteres como máximo`,
  sendFailed: 'No se pudo enviar el mensaje; lo que escribiste sigue aquí.',
  /** @param when such as «dentro de 3 horas» */
  tooMany: (when: string) =>
    `Ya enviaste todos los mensajes que se pueden enviar en un día. Puedes enviar otro ${when}; lo que escribiste sigue aquí.`,
  notConfigured: 'Esta instalación todavía no tiene una dirección de soporte, así que aquí no se puede escribir.',
  askThem: 'Pregunta a quien administra tu organización:',
  askAdministrator: 'Pregunta a quien te invitó a Crico.',
  contacts: 'A quién preguntar',
};

export type HelpMessages = typeof messages;
