/** By the code with which a call about the number is refused. */
const errors: Readonly<Record<string, string | undefined>> = {
  over_sms_send_rate_limit: 'Ya se pidió un SMS hace poco. Espera un momento antes de pedir otro.',
  phone_exists: 'Ese número ya es de otra cuenta.',
  mfa_verified_factor_exists:
    'Ese número ya es tu segundo paso. Usa otro para entrar, o quítalo primero de tu segundo paso.',
  phone_provider_disabled: 'En esta instalación no se usan teléfonos.',
  otp_expired: 'El código no es válido o ya venció. Pide uno nuevo.',
};

export const messages = {
  errors,
  title: 'Teléfono',
  lead: 'Con él puedes entrar con un código por SMS, una vez que lo confirmas. Un número puede pasar a otra persona: una app de códigos protege mejor.',
  failed: (reason: string) => `No pudimos cargar tu teléfono. ${reason}`,
  none: 'Tu cuenta no tiene teléfono.',
  current: 'Tu número de ahora:',
  number: 'Número de teléfono',
  hint: 'Diez dígitos de México, o con + y la clave de otro país.',
  invalid: 'Ese número no parece completo.',
  add: 'Agregar teléfono',
  change: 'Cambiar teléfono',
  pending: (phone: string) =>
    `Enviamos un SMS a ${phone}. Escribe aquí su código. Si el número ya es de otra cuenta, no llegará nada.`,
  resend: 'Enviar otro SMS',
  other: 'Usar otro número',
  drop: 'No agregar este número',
  remove: 'Quitar teléfono',
  removeTitle: '¿Quitar tu teléfono?',
  removeText: 'Ya no podrás entrar con él. Tus sesiones siguen abiertas.',
  removed: 'Quitamos tu teléfono.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  changed: 'Tu teléfono quedó confirmado',
};

export type PhoneMessages = typeof messages;
