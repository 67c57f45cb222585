import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { logToast, markToastsRead, openToastLog, useToastLog } from './toast-log.ts';

const say = (message: string, at = 0) => logToast({ type: 'info', message }, { at, isKept: false });
const log = () => {
  const { result, unmount } = renderHook(useToastLog);
  unmount();
  return result.current;
};
const messages = () => log().map(({ message }) => message);

beforeEach(() => localStorage.clear());

describe("this device's messages to a person", () => {
  it('is there again after a reload, newest first, read where it was read', () => {
    openToastLog('lupita');
    say('Uno', 1);
    markToastsRead();
    say('Dos', 2);
    openToastLog(null);
    expect(messages()).toEqual([]);
    openToastLog('lupita');
    expect(log().map(({ message, isRead }) => [message, isRead])).toEqual([
      ['Dos', false],
      ['Uno', true],
    ]);
  });

  it('are not shown to another person, and not stored without one', () => {
    openToastLog('lupita');
    say('Solo para Lupita');
    openToastLog('beto');
    expect(messages()).toEqual([]);
    openToastLog(null);
    say('Para nadie');
    openToastLog('lupita');
    expect(messages()).toEqual(['Solo para Lupita']);
  });

  it('is the latest fifty, and the same words within five seconds are one event', () => {
    openToastLog('lupita');
    for (let n = 1; n <= 51; n += 1) say(`Aviso ${n}`, n);
    say('Aviso 51', 5_050);
    expect([messages().length, messages()[0], messages().at(-1)]).toEqual([50, 'Aviso 51', 'Aviso 2']);
    say('Aviso 51', 5_051);
    expect(messages().slice(0, 2)).toEqual(['Aviso 51', 'Aviso 51']);
  });

  it('is nothing where the device holds something else under its name', () => {
    for (const stored of ['"text"', '{"id":1}', '[1, null, {"id":"a"}]', 'no json']) {
      localStorage.setItem('nivel.toasts.lupita', stored);
      openToastLog('lupita');
      expect(messages()).toEqual([]);
      openToastLog(null);
    }
  });
});
