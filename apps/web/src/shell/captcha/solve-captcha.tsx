import { CSPProvider } from '@base-ui/react/csp-provider';
import { AuthClient } from '@nivel/client/auth-client';
import { ClientError } from '@nivel/client/client-error';
import { Dialog } from '@nivel/ui/dialog';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { CaptchaSettings } from './captcha-program.ts';
import { captchaText } from './captcha-text.ts';
import { CaptchaWidget } from './captcha-widget.tsx';

/** The part of the wire contract's text that says that no token was sent. */
const WITHOUT_TOKEN = /no captcha_token found/;

interface CaptchaDialogProps {
  readonly settings: CaptchaSettings;
  readonly isAgain: boolean;
  /** Null where the person closed it. */
  readonly onDone: (token: string | null) => void;
}

const CaptchaDialog = ({ settings, isAgain, onDone }: CaptchaDialogProps) => {
  const text = captchaText.useText();
  return (
    <CSPProvider disableStyleElements>
      <Dialog
        isOpen
        onOpenChange={() => onDone(null)}
        title={text.title}
        description={text.text}
        closeLabel={text.close}
      >
        <CaptchaWidget settings={settings} isAgain={isAgain} onToken={onDone} />
      </Dialog>
    </CSPProvider>
  );
};

const readCaptcha = async (): Promise<CaptchaSettings | undefined> => {
  const settings = await new AuthClient({}).ask({ method: 'GET', path: '/settings' });
  return (settings as { readonly captcha?: CaptchaSettings }).captcha;
};

/** Shows the dialog above whatever page is open: calls that need a captcha are made by many. */
const askPerson = async (settings: CaptchaSettings, isAgain: boolean): Promise<string | null> => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <Suspense>
      <CaptchaDialog settings={settings} isAgain={isAgain} onDone={resolve} />
    </Suspense>,
  );
  try {
    return await promise;
  } finally {
    root.unmount();
    place.remove();
  }
};

/**
 * Has the person solve the captcha of this installation.
 * @param refusal what the service answered to the call without a token, or with one that did not count
 * @throws ClientError the refusal, in words, where the person closes the dialog
 */
export const solveCaptcha = async (refusal: ClientError): Promise<string> => {
  const [text, settings] = await Promise.all([captchaText.load(), readCaptcha()]);
  const token = settings && (await askPerson(settings, !WITHOUT_TOKEN.test(refusal.message)));
  if (token) return token;
  const { code, kind, status } = refusal;
  throw new ClientError({ code, kind, status, message: text.canceled, cause: refusal });
};
