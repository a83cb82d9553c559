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
