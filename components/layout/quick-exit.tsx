import { DoorOpen } from '@/components/ui/icons';
import { site } from '@/content/site';

/**
 * Leaves for an everyday page at once. Without JavaScript it is a plain link; with it, page and history entry
 * are replaced. Stands on pages that tell what someone is looking for.
 */
export function QuickExit() {
  return (
    <div className="no-print pointer-events-none sticky top-3 z-10 container-page flex justify-end max-md:mb-4">
      <a
        href={site.quickExitUrl}
        rel="noopener noreferrer"
        data-quick-exit
        className="tap pointer-events-auto mt-3 gap-2 rounded-full border-2 border-danger bg-paper-2 px-4 font-semibold text-danger text-small shadow-card hover:bg-danger-soft"
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
