import type { KeyboardEvent } from 'react';

/** Enter sends and begins no line; with Shift it begins one, and what is composed of several keys goes on. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
