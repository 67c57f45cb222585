import { secretFrom } from '@nivel/platform/secret-file';
import { isProduction, missingTls, plaintextHosts } from '@nivel/platform/server-tls';

/** A secret of the environment of a migration, which may come as a file. @throws Error naming the variable */
export const given = (name: string): string | undefined => {
  try {
    return secretFrom(process.env, name) || undefined;
  } catch (error) {
    throw new Error(`${name} ${(error as Error).message}`, { cause: error });
  }
};

/** @throws Error when it is not set */
export const required = (name: string): string => {
  const value = given(name);
  if (value === undefined) throw new Error(`${name} is not set.`);
  return value;
};

/** The address of a database, encrypted in production. @throws Error naming the variable */
export const databaseUrl = (name: string): string => {
  const url = required(name);
  const reason = isProduction(process.env) ? missingTls('postgres', url, plaintextHosts(process.env)) : undefined;
  if (reason !== undefined) throw new Error(`${name} ${reason}`);
  return url;
};
