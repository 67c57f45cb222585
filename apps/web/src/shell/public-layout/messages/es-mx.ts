export const messages = {
  title: 'Consejos de Axo',
  tips: [
    'Diez minutos al día llevan más lejos que tres horas el domingo.',
    'Equivocarse es parte del camino: cada intento te dice qué repasar.',
    'Explica con tus palabras lo que aprendiste hoy. Si lo puedes contar, ya es tuyo.',
  ],
};

export type HelpMessages = typeof messages;
