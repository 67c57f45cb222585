import { useEffect } from 'react';
import { createStore } from '../../../../shell/store/store.ts';

/** Whether the assistant is part of the page: then it needs no button that opens it. */
export const isAssistantInPage = createStore(false);

/** The assistant is part of the page while the caller is mounted. */
export const useAssistantInPage = (): void => {
  useEffect(() => {
    isAssistantInPage.write(true);
    return () => isAssistantInPage.write(false);
  }, []);
};
