import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** What a call meets without network. */
export const noNetwork = (): never => {
  throw new TypeError('no network');
};

/** A network that can be taken away. */
export const aNetwork = () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const become = async (state: boolean) => {
    isOnline.mockReturnValue(state);
    await act(async () => void dispatchEvent(new Event(state ? 'online' : 'offline')));
  };
  const answer = (response: { readonly status?: number; readonly body: unknown }) => () =>
    navigator.onLine ? response : noNetwork();
  return { become, answer, door: (body: unknown) => answer({ body }) };
};
