import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';

interface RoleSelectProps<Role extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: Role;
  readonly roles: readonly Role[];
  readonly names: Readonly<Record<Role, string>>;
  readonly disabled?: boolean;
  readonly onChange: (role: Role) => void;
}

/** The role of a person, chosen from those that may be given. */
export const RoleSelect = <Role extends string>({ roles, names, onChange, ...rest }: RoleSelectProps<Role>) => (
  <Select
    {...rest}
    items={Object.fromEntries(roles.map((role) => [role, names[role]]))}
    onValueChange={(value) => {
      const chosen = roles.find((role) => role === value);
      if (chosen) onChange(chosen);
    }}
  >
    <SelectTrigger />
    <SelectList>
      {roles.map((role) => (
        <SelectItem key={role} value={role}>
          {names[role]}
        </SelectItem>
      ))}
    </SelectList>
  </Select>
);
