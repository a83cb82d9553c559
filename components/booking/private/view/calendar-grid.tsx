'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import type { GridProps } from '@/components/booking/private/view/grid';
import { Skeleton } from '@/components/ui/skeleton';

const Grid = dynamic(() => import('@/components/booking/private/view/grid').then(({ Grid: grid }) => grid), {
  ssr: false,
  loading: () => <Skeleton className="calendar-hours" />,
});

const wide = '(width >= 40rem)';

function onWidth(changed: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The calendar as a grid, loaded only where one is shown: a phone has a grid for a day alone. */
export function CalendarGrid(props: GridProps) {
  const isWide = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const { view } = props;
  if (view === 'list' || (view !== 'day' && !isWide)) return null;
  return (
    <div data-view={view} className="calendar-grid needs-script relative min-w-0">
      <Grid {...props} />
    </div>
  );
}
