import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../shell/language/locale.ts';

/** The part of the Web Speech API that is used; browsers have it under one of two names, or not at all. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  onresult: ((event: { readonly resultIndex: number; readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognition;
    readonly webkitSpeechRecognition?: new () => Recognition;
  }
}

export type VoiceProblem = 'unsupported' | 'denied' | 'failed';
const denied = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);
/** These end what nobody said anything in, and are no failure. */
const harmless = new Set(['aborted', 'no-speech']);

const saidIn = (results: SpeechRecognitionResultList, from: number): string =>
  Array.from(results)
    .slice(from)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript ?? '')
    .join(' ')
    .trim();

/**
 * Listens in the language of the page. Stopping keeps the words said until then.
 *
 * @param onSaid receives each piece once it is recognized
 */
export const useVoice = (onSaid: (words: string) => void) => {
  const locale = useLocale();
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<VoiceProblem | null>(null);
  const running = useRef<Recognition | null>(null);
  const hear = useRef(onSaid);
  useEffect(() => {
    hear.current = onSaid;
  });
  const stop = () => running.current?.stop();
  useEffect(() => () => running.current?.stop(), []);
  const start = () => {
    const Listener = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    setProblem(Listener ? null : 'unsupported');
    if (!Listener || running.current) return;
    const recognition = new Listener();
    recognition.lang = locale === 'en' ? 'en-US' : 'es-MX';
    recognition.continuous = true;
    recognition.onresult = ({ resultIndex, results }) => {
      const words = saidIn(results, resultIndex);
      if (words !== '') hear.current(words);
    };
    recognition.onerror = ({ error }) => {
      if (!harmless.has(error)) setProblem(denied.has(error) ? 'denied' : 'failed');
    };
    recognition.onend = () => {
      running.current = null;
      setIsListening(false);
    };
    running.current = recognition;
    setIsListening(true);
    recognition.start();
  };
  return { isListening, problem, toggle: () => (isListening ? stop() : start()) };
};
