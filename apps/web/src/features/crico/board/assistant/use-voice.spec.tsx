import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useVoice } from './use-voice.ts';

/** A browser that understands what a test says. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined;
  lang = '';
  continuous = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start = jest.fn(() => {
    FakeRecognition.last = this;
  });
  abort = jest.fn();
  /** What was said until then is understood once it is stopped. */
  stop = jest.fn(() => {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: 'mis tarjetas' }], { isFinal: true })] });
    this.onend?.();
  });
}

const Voice = () => {
  const [said, setSaid] = useState('');
  const voice = useVoice(setSaid);
  return (
    <>
      <button type="button" onClick={voice.toggle}>
        {voice.isListening ? 'stop' : 'start'}
      </button>
      <output>{said}</output>
      <p role="alert">{voice.problem}</p>
    </>
  );
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('listens in the language of the page, and keeps the words said until it is stopped', async () => {
  Reflect.set(globalThis, 'webkitSpeechRecognition', FakeRecognition);
  render(<Voice />);
  await press('start');
  expect(FakeRecognition.last?.lang).toBe('es-MX');
  await press('stop');
  expect(FakeRecognition.last?.stop).toHaveBeenCalledTimes(1);
  expect(FakeRecognition.last?.abort).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('mis tarjetas');
  expect(screen.getByRole('button', { name: 'start' })).toBeTruthy();
});

it('says that a browser has no voice, or does not allow the microphone', async () => {
  render(<Voice />);
  await press('start');
  expect(screen.getByRole('alert').textContent).toBe('unsupported');
  Reflect.set(globalThis, 'webkitSpeechRecognition', FakeRecognition);
  await press('start');
  act(() => FakeRecognition.last?.onerror?.({ error: 'no-speech' }));
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => FakeRecognition.last?.onerror?.({ error: 'not-allowed' }));
  expect(screen.getByRole('alert').textContent).toBe('denied');
});
