export const messages = {
  deleted: {
    title: 'Organizaciones eliminadas',
    lead: 'Se guardan 30 días.',
    restore: 'Restaurar',
    restoreName: (name: string) => `Restaurar ${name}`,
    deletedOn: (moment: string) => `eliminada el ${moment}`,
  },
};

export type CricoSettingsMessages = typeof messages;
