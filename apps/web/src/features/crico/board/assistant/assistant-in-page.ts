import { useEffect } from 'react';
import { createStore } from '../../../../shell/store/store.ts';

/** Whether the assistant stands in the page itself: then it needs no button that opens it. */
export const isAssistantInPage = createStore(false);

/** The assistant stands in the page as long as the caller is there. */
export const useAssistantInPage = (): void => {
  useEffect(() => {
    isAssistantInPage.write(true);
    return () => isAssistantInPage.write(false);
  }, []);
};
