import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';

/** It is done: the way into Crico. */
export const Joined = ({ title }: { readonly title: string }) => {
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
    </EntryFrame>
  );
};
