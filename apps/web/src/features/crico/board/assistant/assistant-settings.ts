import { useState } from 'react';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

interface AssistantSettings {
  /** Whether texts that are no command are searched for things to do. */
  readonly smartMode: boolean;
}

const nameOf = (userId: string): string => `assistant-settings.${userId}`;

const readSettings = (userId: string): AssistantSettings => {
  const stored = readStored(nameOf(userId));
  const isOff = typeof stored === 'object' && stored !== null && 'smartMode' in stored && stored.smartMode === false;
  return { smartMode: !isOff };
};

/** A person's preferences for the assistant, kept on this device until they sign out. */
export const useAssistantSettings = (userId: string) => {
  const [settings, setSettings] = useState(() => readSettings(userId));
  const change = (values: Partial<AssistantSettings>) => {
    const next = { ...settings, ...values };
    setSettings(next);
    writeStored(nameOf(userId), next);
  };
  return { settings, change };
};
