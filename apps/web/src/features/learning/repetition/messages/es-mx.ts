export const messages = {
  title: 'Repaso de hoy',
  lead: 'Las preguntas que fallaste vuelven antes de que se te olviden. Repasar no da puntos ni cuenta para tu racha.',
  loading: 'Cargando tu repaso...',
  failed: (reason: string) => `No se pudo cargar tu repaso: ${reason}`,
  left: (left: number): string => {
    if (left === 0) return 'Era la última de hoy';
    return left === 1 ? 'Te queda una pregunta por hoy' : `Te quedan ${left} preguntas por hoy`;
  },
  from: 'De',
  backOn: (day: string) => `Esta pregunta vuelve el ${day}.`,
  finish: 'Terminar',
  notDue: 'Esta pregunta ya no está en tu repaso de hoy; quizá la contestaste en otra ventana.',
  goOn: 'Seguir',
  doneTitle: '¡Listo por hoy!',
  done: (count: number) => (count === 1 ? 'Hoy repasaste una pregunta.' : `Hoy repasaste ${count} preguntas.`),
  next: (day: string) => `La siguiente vuelve el ${day}.`,
  fullTitle: 'Por hoy es suficiente',
  full: 'Llegaste a tu máximo de preguntas por día. Las demás siguen mañana.',
  restTitle: 'Hoy no hay nada que repasar',
  emptyTitle: 'Todavía no hay nada que repasar',
  empty: 'Cuando falles una pregunta de un módulo, vuelve aquí al día siguiente.',
  toDashboard: 'Ir a mi tablero',
  limit: 'Preguntas por día, como máximo',
  limitFailed: (reason: string) => `No se pudo guardar tu máximo por día: ${reason}`,
};

export type RepetitionMessages = typeof messages;
