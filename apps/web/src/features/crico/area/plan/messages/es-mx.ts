const cards = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`);

export const messages = {
  title: (count: number): string =>
    count === 1 ? 'Se mueve 1 tarjeta automática' : `Se mueven ${count} tarjetas automáticas`,
  text: 'Sus fechas siguen a sus enlaces y al calendario del proyecto. Todo es un solo cambio y se deshace de una vez.',
  card: 'Tarjeta',
  before: 'Antes',
  after: 'Después',
  more: (count: number): string => `y ${cards(count)} más`,
  keep: 'Guardar y mover',
  cancel: 'Cancelar',
  close: 'Cerrar',
};

export type PlanMessages = typeof messages;
