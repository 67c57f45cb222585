/** Names of the parts of an export, by the service that has them; a new one is shown under its own name. */
const parts: Readonly<Record<string, string | undefined>> = {
  ai: 'Hallazgos',
  auth: 'Cuenta',
  billing: 'Pagos',
  finance: 'Finanzas',
  learning: 'Cursos',
  projects: 'Crico',
  worker: 'Avisos y correos',
};

/** Sentences by the code of the refusal; codes that are missing here have one among those of sign-in. */
const errors: Readonly<Record<string, string | undefined>> = {
  not_own_address: 'Ese no es el correo de esta cuenta.',
  data_export_over: 'Pasó demasiado tiempo. Empieza la descarga otra vez.',
};

export const messages = {
  parts,
  errors,
  exportedRecently: (hours: number) =>
    `Ya descargaste tus datos hace poco. Podrás hacerlo otra vez en ${hours === 1 ? '1 hora' : `${hours} horas`}.`,
  download: {
    title: 'Tus datos',
    lead: 'Descarga un archivo JSON con todo lo que guardamos de ti en Nivel y en Crico. Trae lo tuyo, no lo de otras personas, y ninguna contraseña ni clave. Se puede una vez al día, y te avisamos por correo.',
    start: 'Descargar mis datos',
    gathering: (done: number, all: number) => `Reuniendo tus datos: ${done} de ${all} partes`,
    stay: 'No cierres esta página hasta que termine.',
    failed: (names: string) =>
      `Falta una parte que no respondió: ${names}. Lo demás ya está reunido; el archivo se hace cuando esté completo.`,
    again: 'Pedir lo que falta',
    done: 'Listo: el archivo está en tus descargas. Guárdalo en un lugar seguro.',
    fileName: (day: string) => `mis-datos-de-nivel-${day}.json`,
  },
  deletion: {
    title: 'Eliminar tu cuenta',
    lead: 'Tu cuenta de Nivel y de Crico es una sola. Al pedirlo se cierra de inmediato en todos tus dispositivos, y unos días después se elimina para siempre. Mientras tanto basta con iniciar sesión para recuperarla; te escribimos la fecha por correo.',
    goesTitle: 'Se elimina',
    goes: [
      'Tu nombre, correo, foto y contraseña, y todas las formas de entrar.',
      'Tus notas, respuestas, preguntas, avisos, vistas guardadas y calendarios.',
      'Tu lugar en organizaciones, proyectos y equipos.',
    ],
    staysTitle: 'Se conserva, sin tu nombre',
    stays: [
      'Facturas y CFDI emitidos, porque la ley lo pide.',
      'Tu avance, tus certificados y tu participación, como registros que ya no dicen de quién son.',
      'Las tarjetas, los comentarios y los archivos que dejaste en proyectos: son del equipo.',
    ],
    beforeTitle: 'Antes de pedirlo',
    before: [
      'Tu suscripción deja de renovarse al cerrar la cuenta y termina con ella, igual que tus pases. No pagues referencias pendientes.',
      'Si eres la única persona que dirige una organización o un proyecto, lo hereda el miembro con el rol más alto y más antigüedad. Si prefieres elegir tú, hazlo antes en Crico.',
      'Si quieres quedarte con tus datos, descárgalos primero.',
    ],
    ask: 'Eliminar mi cuenta',
    questionTitle: '¿Eliminar tu cuenta?',
    question: 'Cerramos tu cuenta ahora. Para recuperarla, inicia sesión antes de la fecha que te llegará por correo.',
    typed: (email: string) => `Escribe ${email} para confirmar`,
    confirm: 'Cerrar y eliminar',
  },
  closed: {
    title: 'Tu cuenta está cerrada',
    lead: (day: string) =>
      `Se eliminará a partir del ${day}. Si cambias de opinión, inicia sesión antes de ese día y la recuperas como estaba.`,
    leadWithoutDay:
      'Te escribimos a partir de qué día se eliminará. Si inicias sesión antes, la recuperas como estaba.',
    back: 'Recuperar mi cuenta',
    home: 'Ir al inicio',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type OwnDataMessages = typeof messages;
