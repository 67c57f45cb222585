import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A raised piece of surface. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-lg border border-line bg-raised shadow-low', className)} />
);
