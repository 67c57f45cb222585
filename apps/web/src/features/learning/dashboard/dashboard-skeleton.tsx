import { Skeleton } from '@nivel/ui/skeleton';
import { learningText } from '../area/learning-text.ts';

/** A placeholder for the loading dashboard, with its parts in their places. */
export const DashboardSkeleton = () => (
  <div>
    <p role="status" className="sr-only">
      {learningText.useText().loading}
    </p>
    <Skeleton className="mb-6 h-9 w-56" />
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-64 rounded-lg sm:h-56" />
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-52 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  </div>
);
