// Made by `npm run generate` from the descriptions of the services; do not edit.
/** The services that own a schema; the image of the migration carries no description. */
export const schemas: readonly string[] = [
  'ai',
  'auth',
  'billing',
  'finance',
  'learning',
  'projects',
  'worker',
];
