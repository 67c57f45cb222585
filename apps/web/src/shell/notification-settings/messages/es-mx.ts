export const messages = {
  title: 'Avisos y correos',
  lead: 'Qué te avisamos y por dónde. Cada cambio se guarda al momento.',
  channels: { inbox: 'Aquí, en Avisos', email: 'Por correo' },
  paces: { 'at-once': 'Al momento', daily: 'En el resumen diario', off: 'No' },
  digestHour: 'El resumen diario sale a las',
  alwaysOn: 'Siempre activo',
  loading: 'Cargando tus preferencias…',
  loadFailed: 'No pudimos cargar tus preferencias.',
  saveFailed: 'No pudimos guardar tu preferencia. Quedó como estaba.',
  tryAgain: 'Intentar de nuevo',
};

export type NotificationSettingsMessages = typeof messages;
