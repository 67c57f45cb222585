const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count.toLocaleString('es-MX')} tarjetas`);

export const messages = {
  title: 'Etiquetas',
  lead: 'Con las etiquetas se buscan, filtran y agrupan las tarjetas de este proyecto.',
  close: 'Cerrar',
  cancel: 'Cancelar',
  none: 'Este proyecto no tiene etiquetas',
  noneText: 'Crea la primera aquí, o escribe #nombre en la línea de una tarjeta nueva.',
  search: 'Buscar etiquetas',
  notFound: 'Ninguna etiqueta se llama así.',
  found: (count: number) => (count === 1 ? '1 etiqueta' : `${count} etiquetas`),
  labels: 'Etiquetas del proyecto',
  cards,
  counting: 'Las tarjetas todavía están llegando…',
  full: (most: number) => `Un proyecto tiene como máximo ${most} etiquetas.`,
  add: 'Agregar etiqueta',
  choose: (name: string) => `Elegir ${name}`,
  edit: (name: string) => `Editar ${name}`,
  remove: (name: string) => `Eliminar ${name}`,
  chosen: (count: number) => (count === 1 ? '1 elegida' : `${count} elegidas`),
  unchoose: 'Quitar la selección',
  merge: 'Fusionar',
  newTitle: 'Etiqueta nueva',
  editTitle: 'Editar etiqueta',
  name: 'Nombre',
  color: 'Color',
  back: 'Volver a las etiquetas',
  create: 'Crear etiqueta',
  save: 'Guardar etiqueta',
  problems: {
    name: 'Escribe un nombre de 1 a 50 letras.',
    twice: 'Ya hay una etiqueta con este nombre. Para unirlas, elige las dos y fusiónalas.',
  },
  created: 'Etiqueta creada',
  createdText: (name: string) => `${name} está en el proyecto.`,
  updated: 'Etiqueta guardada',
  updatedText: (name: string) => `${name} se ve así en todas sus tarjetas.`,
  deleteTitle: (name: string) => `¿Eliminar ${name}?`,
  deleteText: (count: number) =>
    count === 0
      ? 'Ninguna tarjeta la lleva.'
      : `La llevan ${cards(count)}; se quita de ${count === 1 ? 'ella' : 'ellas'}.`,
  deleteIt: 'Eliminar etiqueta',
  deleted: 'Etiqueta eliminada',
  deletedText: (name: string) => `${name} ya no está en el proyecto.`,
  mergeTitle: (count: number) => `Fusionar ${count} etiquetas`,
  mergeText: 'Queda una; las demás desaparecen, y sus tarjetas llevan la que queda.',
  stays: 'Queda',
  mergeCount: (count: number) =>
    count === 0 ? 'Ninguna tarjeta cambia.' : count === 1 ? 'Cambia 1 tarjeta.' : `Cambian ${cards(count)}.`,
  mergeTooMany: (most: number) =>
    `Se cambian como máximo ${most.toLocaleString('es-MX')} tarjetas a la vez. Elige otra que quede, o menos etiquetas.`,
  mergeIt: 'Fusionar etiquetas',
  merged: 'Etiquetas fusionadas',
  mergedText: (name: string) => `Queda ${name}.`,
  undo: 'Deshacer',
  failed: { title: 'No se pudo cambiar la etiqueta', message: 'Ocurrió un error inesperado. Inténtalo de nuevo.' },
};

export type LabelsMessages = typeof messages;
