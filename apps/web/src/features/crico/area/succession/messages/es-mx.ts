export const messages = {
  lead: 'Nadie más está al frente. Elige quién sigue; se hace todo junto.',
  owner: (name: string) => `Quién es propietario de ${name}`,
  director: (name: string) => `Quién dirige ${name}`,
  choose: 'Elige a alguien',
  missing: 'Falta elegir a alguien.',
  nobody: (name: string) => `En ${name} no hay nadie que pueda seguir. Suma antes a alguien, o elimínalo.`,
};

export type SuccessionMessages = typeof messages;
