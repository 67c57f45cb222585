import { PersonName } from '../people/person-name.tsx';
import { useProject } from './project-scene.ts';

/** Tells of people of the open project whether they were taken out of it. */
export const useIsGone = (): ((userId: string) => boolean) => {
  const { people } = useProject();
  return (userId) => people.find(({ id }) => id === userId)?.isActive === false;
};

interface ProjectPersonNameProps {
  readonly userId: string;
  /** What they are called today. */
  readonly name: string;
}

/** A person of the open project by name; who is not here any more is struck through. */
export const ProjectPersonName = ({ userId, name }: ProjectPersonNameProps) => (
  <PersonName name={name} isActive={!useIsGone()(userId)} />
);
