import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';

interface JoinedProps {
  readonly title: string;
  /** Another way on, below the one into Crico. */
  readonly children?: ReactNode;
}

/** It is done: the way into Crico. */
export const Joined = ({ title, children }: JoinedProps) => {
  const text = entryText.useText();
  return (
    <EntryFrame title={title}>
      <p role="status" className="flex items-center gap-2 font-medium text-success">
        <CircleCheck aria-hidden="true" size={20} />
        {text.joined}
      </p>
      <Link to="/crico/dashboard" className={buttonLook({ fullWidth: true })}>
        {text.toCrico}
      </Link>
      {children}
    </EntryFrame>
  );
};
