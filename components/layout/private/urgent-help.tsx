import { HelpSheet } from '@/components/layout/private/help-sheet';
import { QuickExitLink } from '@/components/layout/quick-exit';
import { Button } from '@/components/ui/button';
import { LifeBuoy } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';

/** The numbers for urgent help and the quick exit, behind one picture in the bar of a workspace. */
export function UrgentHelp({ className }: { readonly className: string }) {
  return (
    <HelpSheet className={className} picture={<LifeBuoy aria-hidden="true" className="size-5" />}>
      <div className="grid gap-3">
        <Button asChild size="lg" variant="destructive">
          <a href="tel:112">In danger? Call 112</a>
        </Button>
        <Button asChild size="lg">
          <a href="tel:14416">To talk, day or night: 14416</a>
        </Button>
        <p className="flex flex-wrap items-center justify-between gap-x-6">
          <a href={urgentHelpPath} className="tap text-link">
            All help and numbers
          </a>
          <QuickExitLink />
        </p>
      </div>
    </HelpSheet>
  );
}
