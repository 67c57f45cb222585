import type { KeyboardEvent } from 'react';

/** Enter sends instead of starting a line; Shift+Enter starts a line, and Enter continues an input method's composition. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
