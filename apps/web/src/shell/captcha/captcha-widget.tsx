import { Button } from '@nivel/ui/button';
import { useEffect, useRef, useState } from 'react';
import { captchaProgram, widgetLook, type CaptchaSettings } from './captcha-program.ts';
import { captchaText } from './captcha-text.ts';

type Step = 'loading' | 'shown' | 'not-loaded' | 'not-counted';

interface CaptchaWidgetProps {
  readonly settings: CaptchaSettings;
  /** A token before this one did not count. A widget that solves itself would be asked for the next one without end. */
  readonly isAgain: boolean;
  readonly onToken: (token: string) => void;
}

/** Shows the provider's widget while `step` asks for it. @returns the place for it */
const useWidget = (
  settings: CaptchaSettings,
  step: Step,
  onStep: (step: Step) => void,
  onToken: (token: string) => void,
) => {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = step === 'loading' || step === 'shown';
  useEffect(() => {
    if (!isWanted) return undefined;
    let remove: (() => void) | undefined;
    let isOver = false;
    const show = async () => {
      const program = await captchaProgram(settings);
      if (isOver || place.current === null) return;
      const widget = program.render(place.current, {
        ...widgetLook(),
        sitekey: settings.site_key,
        callback: onToken,
        'error-callback': () => onStep('not-counted'),
      });
      remove = () => program.remove(widget);
      onStep('shown');
    };
    show().catch(() => {
      if (!isOver) onStep('not-loaded');
    });
    return () => {
      isOver = true;
      remove?.();
    };
  }, [settings, isWanted, onStep, onToken]);
  return { place, isWanted };
};

/** The widget of the captcha's provider, and what to do where it does not come or does not count. */
export const CaptchaWidget = ({ settings, isAgain, onToken }: CaptchaWidgetProps) => {
  const text = captchaText.useText();
  const [step, setStep] = useState<Step>(isAgain ? 'not-counted' : 'loading');
  const { place, isWanted } = useWidget(settings, step, setStep, onToken);
  return (
    <div className="mt-5 flex flex-col gap-4">
      {isWanted && <div ref={place} className="grid min-h-20 place-items-center" />}
      <p role="status" className="text-soft empty:hidden">
        {step === 'loading' ? text.loading : ''}
      </p>
      <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger empty:hidden">
        {step === 'not-loaded' ? text.notLoaded : step === 'not-counted' ? text.notCounted : ''}
      </p>
      {!isWanted && (
        <Button fullWidth onClick={() => setStep('loading')}>
          {text.again}
        </Button>
      )}
    </div>
  );
};
