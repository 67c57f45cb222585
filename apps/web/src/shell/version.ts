/** Which Nivel this is; in tests, where nothing was built, `dev`. */
export const version: string = typeof NIVEL_VERSION === 'string' ? NIVEL_VERSION : 'dev';
