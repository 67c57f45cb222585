export const messages = {
  title: 'Sentimiento del equipo',
  lead: 'Unas reglas estiman el ánimo de un equipo por las palabras de sus comentarios y de su chat. No guardan los textos.',
  choice: 'Incluir lo que escribo en las estimaciones de mis equipos',
  effect: 'Vale para todos tus proyectos y desde ahora mismo, también para lo que ya escribiste.',
  included: 'Lo que escribes cuenta en las estimaciones',
  excluded: 'Lo que escribes ya no cuenta en ninguna estimación',
  loadFailed: 'No se pudo cargar tu elección',
};

export type SentimentMessages = typeof messages;
