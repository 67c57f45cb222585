import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mainId } from '../../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../../shell/navigation/use-title.ts';
import { FullPage } from '../../../../shell/screens/full-page.tsx';
import { cricoText } from '../crico-text.ts';
import type { Access } from './access.ts';
import { ClosedDrawing } from './closed-drawing.tsx';

interface StopProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A page that is not opened: the failure, its reason, and the next steps. */
export const Stop = ({ title, text, children }: StopProps) => {
  useTitle(title);
  return (
    <main id={mainId} tabIndex={-1} className="outline-none">
      <FullPage>
        <ClosedDrawing />
        <div role="alert" className="flex flex-col gap-2">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </FullPage>
    </main>
  );
};

/** The missing requirement of a page. */
export const GuardScreen = ({ missing }: { readonly missing: Exclude<Access, 'granted'> }) => {
  const text = cricoText.useText();
  return (
    <Stop {...text.guard[missing]}>
      <Link to="/crico/dashboard" className={buttonLook()}>
        {text.goToDashboard}
      </Link>
    </Stop>
  );
};
