/** What the facts about an account say for the notice to its owner. */
export const accountNotice = (userId: string, at: Date) => ({
  ...{ userId, email: 'ana@example.com', firstName: 'Ana', locale: 'es-MX' as const },
  timeZone: 'America/Mexico_City',
  origin: { browser: '', system: '', device: 'other' as const, network: 'unknown' as const, country: null },
  at: at.toISOString(),
});
