import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Copy } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { secondStepText } from '../../second-step-text.ts';
import type { BegunApp } from '../../factors.calls.ts';

/** The key in groups of four, as people read and type it. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** What an app needs to show the codes of the account: a picture, a link and a key, each the same. */
export const AppSetup = ({ totp }: Pick<BegunApp, 'totp'>) => {
  const words = secondStepText.useText().adding;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(totp.secret);
      notify({ type: 'success', message: words.copied });
    } catch {
      notify({ type: 'error', message: words.notCopied });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{words.scan}</p>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(totp.qr_code)}`}
        alt={words.qr}
        width={208}
        height={208}
        className="self-center rounded-md border border-line"
      />
      <a href={totp.uri} className={buttonLook({ variant: 'secondary', fullWidth: true })}>
        {words.openApp}
      </a>
      <div>
        <p>{words.secret}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <code className="rounded-sm bg-sunken px-2 py-1 wrap-anywhere">{grouped(totp.secret)}</code>
          <Button variant="secondary" icon={<Copy aria-hidden="true" size={16} />} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
      </div>
      <p>{words.code}</p>
    </div>
  );
};
