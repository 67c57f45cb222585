import { useState } from 'react';

/** What was typed of a row and is not saved; what is typed while it is saved stays typed. */
export const useTypedFields = <Form extends object>() => {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const onSaved = (saved: Partial<Form>) =>
    setTyped((newest) => {
      const unsaved = Object.entries(newest).filter(([field, value]) => value !== saved[field as keyof Form]);
      return Object.fromEntries(unsaved) as Partial<Form>;
    });
  return { typed, setTyped, onSaved };
};
