export const messages = {
  title: '¿Dejar de recibir estos correos?',
  lead: 'Ya no te enviaremos correos como el que te trajo aquí. Lo demás sigue igual, y puedes volver a activarlos en Ajustes.',
  confirm: 'Dejar de recibirlos',
  doneTitle: 'Listo, ya no te llegarán',
  doneLead: (kind: string) => `Desactivamos los correos de «${kind}».`,
  settings: 'Ver todas mis preferencias',
  invalidTitle: 'Este enlace no sirve',
  invalidLead:
    'Le falta una parte o no es nuestro. Ábrelo otra vez desde tu correo, o cambia tus preferencias en Ajustes.',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo en un momento.',
};

export type UnsubscribeMessages = typeof messages;
