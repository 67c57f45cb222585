export const messages = {
  title: 'Aprende IA aplicada, paso a paso',
  heroTitle: 'Aprende inteligencia artificial, un nivel a la vez.',
  heroText:
    'Nivel es una escuela en línea, en español, para usar la IA con criterio: explicaciones claras, partes de pocos minutos y práctica que te responde al instante.',
  start: 'Empieza gratis',
  continue: 'Ir a mi tablero',
  haveAccount: 'Ya tengo cuenta',
  heroNote: 'El primer nivel completo es gratis. Sin tarjeta.',
  pathTitle: 'Cuatro niveles, un solo camino',
  pathText: 'Subes de nivel cuando completas el 80 % de los módulos. Sin prisa, sin saltos al vacío.',
  levels: [
    {
      code: 'X100',
      name: 'Fundamentos',
      text: 'Qué es la IA, cómo aprende una máquina y cómo pedirle bien las cosas. Sin saber programar.',
    },
    {
      code: 'X200',
      name: 'Datos y modelos',
      text: 'Prepara datos que sí sirven, entrena tus primeros modelos y mídelos con honestidad.',
    },
    {
      code: 'X300',
      name: 'Construye con IA',
      text: 'En preparación: une modelos, documentos y herramientas en asistentes que resuelven tareas reales.',
    },
    {
      code: 'X400',
      name: 'Lleva la IA al mundo',
      text: 'En preparación: un proyecto tuyo de principio a fin, con ética, seguridad y costos bajo control.',
    },
  ],
  feelTitle: 'Así se siente una parte',
  feelText: 'Cada módulo mezcla tres tipos de partes. Ninguna dura más que un viaje en camión.',
  feel: {
    video: ['Mira', 'Videos cortos con subtítulos y transcripción que puedes tocar para volver a cualquier frase.'],
    text: ['Lee', 'Lecturas de pocos minutos, con ejemplos de aquí y sin palabras de más.'],
    exercises: ['Practica', 'Una pregunta a la vez. Si fallas, te decimos por qué, y lo intentas otra vez.'],
  },
  sampleQuestion: '¿Cuál de estas instrucciones le sirve más a un asistente de IA?',
  sampleOptions: [
    'Hazme un texto sobre tacos.',
    'Escribe 3 frases para el menú de una taquería en Puebla, tono amable, sin anglicismos.',
    'Tacos, por favor.',
  ],
  sampleFeedback: [
    'Va por buen camino, pero deja todo al azar: no dice para quién, qué tan largo ni en qué tono.',
    '¡Eso! Dice qué, cuánto, para quién y en qué tono. Así el modelo no tiene que adivinar.',
    'Muy corta: el modelo no sabe si quieres una receta, un poema o una orden para llevar.',
  ],
  sampleRight: 'Correcto',
  sampleWrong: 'Todavía no',
  sampleLegend: 'Prueba una pregunta',
  habitsTitle: 'Para que vuelvas mañana',
  habits: [
    ['Tu racha, con respiro', 'Cada siete días seguidos ganas un día de descanso. La vida pasa, tu racha sigue.'],
    [
      'Puntos y habilidades',
      'Cada parte suma a lo que de verdad sabes hacer: prompting, machine learning, IA aplicada.',
    ],
    ['A tu ritmo, donde estés', 'Pensado para el teléfono y para datos móviles. Tu avance se guarda solo.'],
  ],
  closingTitle: 'Tu primer paso toma cinco minutos',
  closingText: 'Crea tu cuenta, conoce a Axo y termina tu primera parte hoy.',
};

export type HomeMessages = typeof messages;
