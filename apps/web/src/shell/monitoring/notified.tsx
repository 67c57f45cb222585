import { useEffect, useState } from 'react';
import { report } from './monitoring.ts';
import { monitoringText } from './monitoring-text.ts';

/** Records that a person was shown an error of the program: only once it was taken, with the number under which it is found. */
export const Notified = ({ error }: { readonly error: unknown }) => {
  const text = monitoringText.useText();
  const [id, setId] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void report(error)?.then((taken) => {
      if (isHere) setId(taken);
    });
    return () => {
      isHere = false;
    };
  }, [error]);
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {id && (
        <>
          {text.notified} {text.id} <code className="wrap-anywhere">{id}</code>
        </>
      )}
    </p>
  );
};
