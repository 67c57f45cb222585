export const messages = {
  title: 'Foto',
  lead: 'Se ve en Nivel y en Crico, junto a tu nombre.',
  choose: 'Archivo de la foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  hint: 'PNG, JPEG, WebP, GIF o AVIF, de hasta 5 MB.',
  saved: 'Foto actualizada',
  removed: 'Se quitó la foto',
  failed: 'No se pudo subir la foto',
  notImage: 'Elige un archivo de imagen',
  tooLarge: 'El archivo debe pesar menos de 5 MB',
  unreadable: 'Esta imagen no se puede leer.',
  away: 'Los archivos no están disponibles por ahora. Inténtalo de nuevo en unos minutos.',
  tooOften: 'La cambiaste muchas veces. Intenta más tarde.',
};

/** Texts of the pictures of people. */
export type PicturesMessages = typeof messages;
