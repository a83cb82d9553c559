import { DoorOpen } from '@/components/ui/icons';
import { site } from '@/content/site';

/**
 * Leaves for an everyday page at once. Without JavaScript it is a plain link; with it, it replaces page and history
 * entry.
 * @param short shows one word, where a line has little room
 * @param icon shows its picture alone
 */
export function QuickExitLink({
  short = false,
  icon = false,
}: {
  readonly short?: boolean;
  readonly icon?: boolean;
}) {
  return (
    <a
      href={site.quickExitUrl}
      rel="noopener noreferrer"
      data-quick-exit
      className={
        icon ? 'grid size-11 place-items-center' : 'tap gap-2 font-semibold underline underline-offset-4'
      }
    >
      <DoorOpen aria-hidden="true" className={short ? 'size-5 max-[23rem]:hidden' : 'size-5'} />
      <span className={icon ? 'sr-only' : undefined}>
        Leave<span className={short ? 'max-sm:sr-only' : undefined}> this page</span>
      </span>
      <span className="sr-only"> quickly: opens the weather. Pressing Shift three times does the same.</span>
    </a>
  );
}

/**
 * The quick exit on public pages that reveal what someone is looking for: a slim bar of its own below the header, which
 * stays at the top of the window and covers nothing. Its lower margin is the top space of these pages. The header of
 * the workspaces has the link in it.
 */
export function QuickExit() {
  return (
    <div
      data-quick-exit-bar
      className="no-print sticky top-0 z-10 mb-4 sm:mb-8 border-border border-b bg-background text-small"
    >
      <p className="container-page flex items-center justify-end gap-x-3">
        <span aria-hidden="true" className="text-muted-foreground max-md:hidden">
          Or press Shift three times.
        </span>
        <QuickExitLink />
      </p>
    </div>
  );
}
