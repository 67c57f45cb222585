import { ChoiceGroup } from '@nivel/ui/choice-group';

interface ColorChoiceProps {
  readonly legend: string;
  /** The colours that are offered, and their names. */
  readonly colors: Readonly<Record<string, string>>;
  /** One of them, or one that was given elsewhere. */
  readonly value: string;
  /** The name of a colour outside of the palette. */
  readonly otherName: string;
  readonly onChange: (color: string) => void;
}

/** One of some colours, with its name as well. */
export const ColorChoice = ({ legend, colors, value, otherName, onChange }: ColorChoiceProps) => {
  const names = Object.entries(colors);
  const known = names.find(([color]) => color.toLowerCase() === value.toLowerCase())?.[0];
  const offered = known === undefined ? [...names, [value, otherName] as const] : names;
  return (
    <ChoiceGroup
      legend={legend}
      name="color"
      choices={offered.map(([color, name]) => ({
        value: color,
        label: (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-3 rounded-full" style={{ backgroundColor: color }} />
            {name}
          </span>
        ),
      }))}
      values={[known ?? value]}
      onChange={([color = value]) => onChange(color)}
    />
  );
};
