export const messages = {
  title: 'Una comprobación rápida',
  text: 'Antes de continuar comprobamos que eres una persona.',
  close: 'Cancelar la comprobación',
  loading: 'Cargando la comprobación…',
  notLoaded: 'No se pudo cargar la comprobación. Revisa tu conexión, o si algo en tu navegador la bloquea.',
  notCounted: 'La comprobación no funcionó o tardó demasiado.',
  again: 'Intentar de nuevo',
  canceled: 'Falta comprobar que eres una persona. Intenta de nuevo.',
};

export type CaptchaMessages = typeof messages;
