import { DoorOpen } from '@/components/ui/icons';
import { site } from '@/content/site';

/**
 * Leaves for an everyday page at once. Without JavaScript it is a plain link; with it, it replaces page and history
 * entry. Goes on pages that reveal what someone is looking for.
 */
export function QuickExit() {
  return (
    <div className="no-print pointer-events-none sticky top-3 z-10 container-page flex justify-end max-md:mb-4">
      <a
        href={site.quickExitUrl}
        rel="noopener noreferrer"
        data-quick-exit
        className="tap pointer-events-auto mt-3 gap-2 rounded-full border-2 border-destructive bg-card px-4 font-semibold text-destructive text-small shadow-raised hover:bg-destructive-soft"
      >
        <DoorOpen aria-hidden="true" className="size-5" />
        Leave this page
        <span className="sr-only">
          {' '}
          quickly: opens the weather. Pressing Shift three times does the same.
        </span>
      </a>
    </div>
  );
}
