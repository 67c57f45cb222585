export const messages = {
  ungradedTitle: 'Por calificar',
  ungradedText: 'Tus respuestas están guardadas en este dispositivo. Se calificarán cuando vuelva la conexión.',
  returnedTitle: (reason: string) => `No se registraron tus respuestas: ${reason}`,
  returnedText: 'Aquí están como las diste. Revísalas y entrégalas otra vez; no perdiste nada.',
  ungradedItem:
    'Por calificar. Sin conexión, cada pregunta toma una sola respuesta; esta cuenta como tu primer intento.',
  keepAnswer: 'Guardar para calificar después',
  question: (number: number, count: number) => `Pregunta ${number} de ${count}`,
  check: 'Comprobar',
  next: 'Siguiente',
  previous: 'Anterior',
  submit: 'Ver mi resultado',
  answerFirst: 'Elige o escribe una respuesta para seguir.',
  several: 'Puedes elegir más de una.',
  yourAnswer: 'Tu respuesta',
  yourNumber: 'Tu respuesta (número)',
  yourText: 'Tu texto',
  criteria: 'Antes de entregarlo, revisa:',
  wordsWritten: (written: number, needed: number) =>
    `Llevas ${written} de al menos ${needed} palabras. Nadie lo califica; no escribas datos de personas reales.`,
  moreWords: (needed: number) => `Escribe al menos ${needed} palabras.`,
  sample: 'Una respuesta posible',
  numberInvalid: 'Escribe un número.',
  unit: (unit: string) => `En ${unit}`,
  isTrue: 'Verdadero',
  isFalse: 'Falso',
  right: 'Correcto',
  partly: 'En parte',
  wrong: 'Todavía no',
  optionRight: 'Opción correcta',
  optionChosen: 'Tu elección',
  solution: (solution: string) => `Respuesta: ${solution}`,
  passedTitle: '¡Lo lograste!',
  failedTitle: 'Casi. Vuelve a intentarlo.',
  score: (percent: number) => `${percent} %`,
  scoreLabel: 'Tu resultado',
  passMark: (percent: number) => `Para pasar hace falta ${percent} %.`,
  attempt: (number: number) => `Intento ${number}`,
  best: (percent: number) => `Tu mejor resultado: ${percent} %`,
  first: (percent: number) => `Para tus habilidades cuenta tu primer intento: ${percent} %`,
  retry: 'Intentar de nuevo',
  notSolved: 'La solución se muestra cuando aciertas o cuando usas todos los intentos de la pregunta.',
  tryAgain: 'Contestar otra vez',
  triesLeft: (count: number) => (count === 1 ? 'Te queda un intento.' : `Te quedan ${count} intentos.`),
  credit: (percent: number) => `Cuenta ${percent} % porque no fue al primer intento.`,
  settledElsewhere:
    'Esta pregunta ya no admite respuestas: la contestaste en otra ventana. Recarga la página para verla.',
  draft: 'Tus respuestas se guardan en este dispositivo mientras trabajas.',
  checkFailed: (reason: string) =>
    `No pudimos comprobar tu respuesta. ${reason}. Tu respuesta sigue aquí; compruébala otra vez en un momento.`,
  hint: 'Pista',
  handIn: 'Entregar',
  handedInWhole:
    'Aquí cada pregunta se contesta una sola vez. Verás qué acertaste y las soluciones cuando entregues todo.',
  runsLeft: (left: number): string => {
    if (left === 0) return 'Ya usaste tus entregas de hoy. Mañana puedes intentarlo otra vez.';
    return left === 1 ? 'Hoy te queda una entrega.' : `Hoy te quedan ${left} entregas.`;
  },
  refusals: {
    run_handed_in: 'Esto ya se entregó en otra ventana. Recarga la página para seguir.',
    no_runs_left: 'Ya usaste tus entregas de hoy. Mañana puedes intentarlo otra vez.',
  } as Readonly<Record<string, string>>,
  failed: 'No pudimos calificar tus respuestas. Siguen aquí; inténtalo otra vez.',
  progress: 'Preguntas contestadas',
  review: 'Repasa tus respuestas',
};

export type ExerciseMessages = typeof messages;
