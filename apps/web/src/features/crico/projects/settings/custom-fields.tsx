import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { Plus, X } from 'lucide-react';
import { limits } from '../../../../limits/limits.ts';
import { useSettings } from './settings-context.ts';
import { settingsText } from './settings-text.ts';

/** Pairs of a name and a value that the people of a project make up themselves. */
export const CustomFields = () => {
  const text = settingsText.useText();
  const { form, change, mayEdit } = useSettings();
  const { custom_fields: fields } = form;
  const put = (at: number, pair: readonly [string, string]) =>
    change({ custom_fields: fields.map((one, index) => (index === at ? pair : one)) });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{text.customFields}</legend>
      {fields.map(([name, value], index) => (
        <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <TextField
            label={text.fieldName}
            value={name}
            maxLength={100}
            disabled={!mayEdit}
            onChange={(event) => put(index, [event.target.value, value])}
          />
          <TextField
            label={text.fieldValue(name)}
            value={value}
            maxLength={1000}
            disabled={!mayEdit}
            onChange={(event) => put(index, [name, event.target.value])}
          />
          {mayEdit && (
            <button
              type="button"
              aria-label={text.removeField(name)}
              onClick={() => change({ custom_fields: fields.filter((_, at) => at !== index) })}
              className="grid size-9 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </div>
      ))}
      {mayEdit && fields.length < limits.crico.settings.customFields && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus aria-hidden="true" size={16} />}
            onClick={() => change({ custom_fields: [...fields, ['', '']] })}
          >
            {text.addField}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
