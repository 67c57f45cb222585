import { PersonName } from '../people/person-name.tsx';
import { useProject } from './project-scene.ts';

/** Tells of people of the open project whether they were taken out of it. */
export const useIsGone = (): ((userId: string) => boolean) => {
  const { people } = useProject();
  return (userId) => people.find(({ id }) => id === userId)?.isActive === false;
};

interface ProjectPersonNameProps {
  readonly userId: string;
  /** Their present name. */
  readonly name: string;
}

/** The name of a person of the open project; struck through if they have left. */
export const ProjectPersonName = ({ userId, name }: ProjectPersonNameProps) => (
  <PersonName name={name} isActive={!useIsGone()(userId)} />
);
