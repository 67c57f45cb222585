export const messages = {
  title: 'Tutor',
  lead: 'Responde con pasajes de este módulo, y dice dónde están. No resuelve los ejercicios por ti.',
  close: 'Cerrar',
  question: 'Tu pregunta',
  hint: 'Por ejemplo: «¿qué es un token?».',
  item: 'Sobre cuál ejercicio',
  anyItem: 'Ninguno en particular',
  nthItem: (nth: number, prompt: string) => `${nth}. ${prompt}`,
  ask: 'Preguntar',
  empties: 'Escribe una pregunta primero.',
  emptiesBesideItem: 'Escribe una pregunta, o elige un ejercicio.',
  tooLong: (most: string) => `Como máximo ${most} caracteres.`,
  failed: (reason: string) => `No se pudo preguntar: ${reason}`,
  needsPlan: 'El tutor viene con Pro y con Elite.',
  answers: 'Respuestas',
  none: 'Este módulo no trata eso con esas palabras. Prueba con otras, o pregunta a una persona.',
  found: (count: number): string =>
    count === 1 ? 'Esto dice el módulo:' : 'Esto dice el módulo, lo más cercano primero:',
  steps: 'Repasa esto, y si no basta abre el pasaje:',
  show: 'Ver el pasaje',
  withheld: 'Aquí está la respuesta de un ejercicio que todavía puedes intentar. Vuelve a leerlo en su lugar.',
  atSecond: (time: string) => `Minuto ${time}`,
  beginning: 'Al principio',
  place: (name: string, part: string) => `${name} · ${part}`,
  reasons: {
    tutor_not_in_tests: 'en los repasos y en los exámenes finales no ayuda.',
    part_locked: 'la parte todavía está cerrada.',
  } as Readonly<Record<string, string>>,
};

export type TutorMessages = typeof messages;
