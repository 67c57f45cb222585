import { Card } from '@nivel/ui/card';
import type { ReactNode } from 'react';
import { Terraces } from '../../shell/brand/terraces.tsx';
import { accountsText } from './accounts-text.ts';

interface AuthCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form beside the picture of the house; the picture gives way on a phone. */
export const AuthCard = ({ title, lead, children }: AuthCardProps) => {
  const text = accountsText.useText();
  return (
    <div className="mx-auto grid w-full max-w-6xl items-start gap-12 px-4 py-8 sm:px-6 sm:py-14 lg:grid-cols-[1fr_30rem]">
      <aside className="sticky top-10 hidden flex-col gap-5 lg:flex">
        <Terraces className="w-full max-w-lg" />
        <p className="font-heading text-2xl font-bold">{text.asideTitle}</p>
        <p className="max-w-[42ch] text-lg text-soft">{text.asideText}</p>
      </aside>
      <Card className="mx-auto w-full max-w-lg min-w-0 p-6 wrap-anywhere sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-soft">{lead}</p>
        {children}
      </Card>
    </div>
  );
};
