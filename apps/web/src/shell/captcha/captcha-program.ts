import { currentLocale } from '../language/locale.ts';

/** What `GET /settings` says of the captcha of this installation. */
export interface CaptchaSettings {
  readonly provider: 'turnstile' | 'hcaptcha';
  /** Address of the provider's program, without a query. */
  readonly script: string;
  readonly site_key: string;
}

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  /** Read by Turnstile; hCaptcha takes it with its program. */
  readonly language: string;
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
}

/** What we use of a provider's program; those of Turnstile and hCaptcha have it in common. */
interface CaptchaProgram {
  render(place: HTMLElement, options: WidgetOptions): string;
  remove(widget: string): void;
}

declare global {
  interface Window {
    turnstile?: CaptchaProgram;
    hcaptcha?: CaptchaProgram;
    /** Called by the provider's program when it is ready. */
    nivelCaptchaReady?: () => void;
  }
}

/** A program that was loaded and never becomes ready is as good as none. */
const LONGEST_LOAD_MS = 20_000;

const languageOfPage = (): string => (currentLocale() === 'en' ? 'en' : 'es');

const addressOf = ({ provider, script }: CaptchaSettings): string => {
  const query = new URLSearchParams({ render: 'explicit', onload: 'nivelCaptchaReady' });
  if (provider === 'hcaptcha') {
    query.set('hl', languageOfPage());
    query.set('recaptchacompat', 'off');
  }
  return `${script}?${query.toString()}`;
};

const load = async (settings: CaptchaSettings): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  window.nivelCaptchaReady = resolve;
  script.src = addressOf(settings);
  const fail = () => reject(new Error('the program of the captcha was not loaded'));
  script.addEventListener('error', fail);
  setTimeout(fail, LONGEST_LOAD_MS);
  document.head.append(script);
  return promise;
};

let loading: Promise<void> | undefined;

/**
 * The provider's program, loaded once and kept.
 * @throws Error where it cannot be loaded; asked again it is tried again
 */
export const captchaProgram = async (settings: CaptchaSettings): Promise<CaptchaProgram> => {
  if (!window[settings.provider]) loading ??= load(settings);
  await loading?.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const program = window[settings.provider];
  if (!program) throw new Error('the program of the captcha is not what it should be');
  return program;
};

/** How the widget looks in this page. */
export const widgetLook = (): Pick<WidgetOptions, 'theme' | 'size' | 'language'> => {
  const { theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' } =
    document.documentElement.dataset;
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    // The dialog leaves a normal widget its 304 px from here on.
    size: innerWidth < 386 ? 'compact' : 'normal',
    language: languageOfPage(),
  };
};
