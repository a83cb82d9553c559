import { DoorOpen } from '@/components/ui/icons';
import { site } from '@/content/site';

/**
 * Leaves for an everyday page at once: a slim bar of its own below the header, which stays at the top of the window and
 * covers nothing. Without JavaScript it is a plain link; with it, it replaces page and history entry. Goes on pages
 * that reveal what someone is looking for.
 */
export function QuickExit() {
  return (
    <div
      data-quick-exit-bar
      className="no-print sticky top-0 z-10 mb-4 border-border border-b bg-background text-small"
    >
      <p className="container-page flex items-center justify-end gap-x-3">
        <span aria-hidden="true" className="text-muted-foreground max-md:hidden">
          Or press Shift three times.
        </span>
        <a
          href={site.quickExitUrl}
          rel="noopener noreferrer"
          data-quick-exit
          className="tap gap-2 font-semibold underline underline-offset-4"
        >
          <DoorOpen aria-hidden="true" className="size-5" />
          Leave this page
          <span className="sr-only">
            {' '}
            quickly: opens the weather. Pressing Shift three times does the same.
          </span>
        </a>
      </p>
    </div>
  );
}
