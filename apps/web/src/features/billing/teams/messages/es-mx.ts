const failures: Record<string, string> = {
  over_request_rate_limit: 'Ya recibimos varias solicitudes desde tu red. Intenta de nuevo en una hora.',
  request_id_taken: 'Esta solicitud ya se envió con otros datos. Recarga la página para enviar otra.',
  invalid_input: 'Hay datos que no pudimos leer. Revísalos y vuelve a enviar.',
  offline: 'Parece que no hay conexión. Lo que escribiste sigue aquí.',
};

export const messages = {
  failures,
  unknownFailure: 'No pudimos enviar tu solicitud. Lo que escribiste sigue aquí: intenta de nuevo en un momento.',
  title: 'Nivel para equipos',
  heroTitle: 'Que tu equipo use la IA con criterio.',
  heroText:
    'La misma escuela, para toda tu organización: cada persona avanza a su ritmo y tú ves, de quien lo acepta, hasta dónde ha llegado.',
  offers: [
    [
      'Un camino común',
      'De los fundamentos a un proyecto propio: cuatro niveles en español, con práctica que responde al instante.',
    ],
    [
      'Avance a la vista',
      'El panel profesional muestra módulos, porcentaje y último día de quien decide compartirlo. Nada más.',
    ],
    ['Un lugar para trabajar', 'Crico viene incluido: proyectos, tableros y archivos para el equipo que aprende.'],
  ] as readonly (readonly [title: string, text: string])[],
  formTitle: 'Pide una propuesta',
  formText:
    'El precio por lugar depende de cuántas personas son. Cuéntanos y te escribimos con una propuesta; no te compromete a nada.',
  organization: 'Organización',
  name: 'Tu nombre',
  email: 'Correo de trabajo',
  emailPlaceholder: 'nombre@empresa.mx',
  seats: 'Cuántas personas',
  message: '¿Algo que debamos saber?',
  messageHint: 'Opcional',
  required: 'Escribe este dato.',
  tooShort: 'Escribe al menos 2 letras.',
  emailWrong: 'Escribe un correo, como nombre@empresa.mx.',
  seatsWrong: (fewest: number, most: string) => `Escribe un número entre ${fewest} y ${most}.`,
  messageLong: (most: number) => `Escribe a lo más ${most} letras.`,
  send: 'Pedir propuesta',
  doneTitle: 'Recibimos tu solicitud',
  doneText: (email: string) =>
    `Una persona la lee y te escribe a ${email}. Si el correo no es correcto, envía otra solicitud.`,
  another: 'Enviar otra solicitud',
  home: 'Conocer la escuela',
};

export type TeamsMessages = typeof messages;
