export const messages = {
  title: 'Asistente con un modelo propio',
  lead: 'Sin modelo, el asistente responde con reglas. Un modelo compatible con OpenAI lo ayuda a explicarse mejor.',
  address: 'Dirección',
  addressHint: 'Hasta /v1, por ejemplo https://modelos.ejemplo.mx/v1',
  addressWrong: 'Escribe una dirección pública que empiece con https://',
  addressNotPlain: 'La dirección no lleva usuario, contraseña, «?» ni «#»',
  localToo: (origin: string) => `También se permite ${origin}.`,
  model: 'Modelo',
  modelHint: 'El nombre que le da el servicio, por ejemplo llama3.1',
  modelWrong: 'Escribe el nombre del modelo',
  key: 'Clave',
  keyHint: 'Se guarda cifrada y nadie la vuelve a ver. Déjala vacía si el servicio no la pide.',
  keyKept: 'Hay una clave guardada. Escribe otra solo para cambiarla.',
  keyWrong: 'Una clave no lleva espacios ni acentos',
  showKey: 'Mostrar la clave',
  hideKey: 'Ocultar la clave',
  removeKey: 'Quitar la clave guardada',
  on: 'Usar este modelo en los proyectos de la organización',
  test: 'Probar',
  answered: (seconds: string) => `El modelo contestó en ${seconds} s.`,
  failed: (name: string, why: string) => `El modelo «${name}» ${why}.`,
  saved: 'Modelo guardado',
  loadFailed: 'No se pudo cargar el modelo',
  sent: {
    title: 'Qué se envía al modelo',
    message: 'El mensaje de quien pregunta al asistente y la respuesta que darían las reglas.',
    project: (most: number) =>
      `El nombre del proyecto y de sus listas, y de hasta ${most} tarjetas abiertas: número, título, lista, prioridad, fecha límite y nombre de la persona responsable. Solo lo que esa persona puede ver.`,
    text: 'Al analizar o desglosar: el texto que se analiza.',
    never: 'Nunca se envían comentarios, el chat del equipo, archivos, notas ni otras descripciones.',
    changes: 'El modelo no cambia nada: lo que propone pasa por las mismas reglas y lo aplica una persona.',
    limit: (count: number) =>
      `Cada persona puede recibir ${count === 1 ? '1 respuesta' : `${count} respuestas`} del modelo por hora; después responden las reglas.`,
  },
  changedTo: (model: string, address: string) =>
    `Alguien cambió el modelo mientras tanto: ahora es «${model}» en ${address}. Si guardas otra vez, lo reemplazas.`,
  errors: {
    ai_model_address_refused: 'Esa dirección no es pública o no usa HTTPS.',
    ai_model_changed: 'Alguien cambió el modelo mientras tanto. Recarga la página para ver cómo quedó.',
    ai_model_key_needed: 'La clave guardada es de otro servicio. Escribe la clave de esta dirección.',
  },
};
export type ModelMessages = typeof messages;
