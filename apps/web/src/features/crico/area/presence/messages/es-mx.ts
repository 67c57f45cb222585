export const messages = {
  here: 'Quién está aquí',
  isHere: (name: string): string => `${name} está aquí`,
  hasOpen: (name: string, card: string): string => `${name} tiene abierta ${card}`,
  somebody: 'Alguien',
  more: (count: number): string => `${count} más`,
};
export type PresenceMessages = typeof messages;
