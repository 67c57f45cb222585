import { useState } from 'react';

/** Unsaved changes of a row; text typed during the save stays typed. */
export const useTypedFields = <Form extends object>() => {
  const [typed, setTyped] = useState<Partial<Form>>({});
  const onSaved = (saved: Partial<Form>) =>
    setTyped((newest) => {
      const unsaved = Object.entries(newest).filter(([field, value]) => value !== saved[field as keyof Form]);
      return Object.fromEntries(unsaved) as Partial<Form>;
    });
  return { typed, setTyped, onSaved };
};
