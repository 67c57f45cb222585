import { newRootKey } from '@nivel/platform/new-keys';
import { publicRootKeys, readRootKey, type RootKey } from '@nivel/platform/root-keys';

const key = newRootKey();

/** The root key of a test run: what the auth service signs key sets with, and what everybody else is given. */
export const rootKey: RootKey = readRootKey(key);
export const AUTH_ROOT_KEY = key;
export const AUTH_ROOT_PUBLIC_KEYS = publicRootKeys(key);
