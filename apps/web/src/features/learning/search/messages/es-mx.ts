export const messages = {
  title: 'Buscar',
  lead: 'Busca en todo lo que se enseña: lecturas, videos y preguntas.',
  label: 'Palabras',
  hint: 'Encuentra todas sus formas, con o sin acentos. "Entre comillas": tal cual.',
  searching: 'Buscando...',
  failed: (reason: string) => `No se pudo buscar: ${reason}`,
  none: (words: string) => `Nada de lo que se enseña tiene «${words}»`,
  noneText: 'Prueba con menos palabras, o con otra que diga lo mismo.',
  count: (count: number) => (count === 1 ? '1 parte' : `${count} partes`),
  start: 'Escribe una palabra, como «modelo» o «sesgo».',
  atSecond: (time: string) => `Minuto ${time}`,
  question: 'Pregunta',
  beginning: 'Al principio',
  locked: 'Bloqueada',
};

export type SearchMessages = typeof messages;
