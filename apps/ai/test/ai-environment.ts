import { randomBytes } from 'node:crypto';

/** The settings that this service has no defaults for. */
export const aiEnvironment = { MODEL_SEAL_KEY: randomBytes(32).toString('base64') };
