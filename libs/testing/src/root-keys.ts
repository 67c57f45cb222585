import { newRootKey } from '@nivel/platform/new-keys';
import { publicRootKeys, readRootKey, type RootKey } from '@nivel/platform/root-keys';

const key = newRootKey();

/** The root key of a test run: the key with which the auth service signs key sets, and the public half for the others. */
export const rootKey: RootKey = readRootKey(key);
export const AUTH_ROOT_KEY = key;
export const AUTH_ROOT_PUBLIC_KEYS = publicRootKeys(key);
