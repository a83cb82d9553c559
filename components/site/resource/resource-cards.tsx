import type { ReactNode } from 'react';
import { BookingButton } from '@/components/layout/booking-button';
import { SheetThumbnail } from '@/components/site/tool/sheet-thumbnail';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { BookOpen, CalendarClock, Phone } from '@/components/ui/icons';
import { urgentHelpPath } from '@/content/navigation';
import { site } from '@/content/site';

const layout = 'grid gap-6 p-6 sm:grid-cols-[1fr_auto]';

/** The urgent sheet looks like an alert. */
function Sheet({ urgent, children }: { urgent: boolean; children: ReactNode }) {
  return urgent ? (
    <Alert asChild variant="destructive" frame="rail" size="flush" className={layout}>
      {children}
    </Alert>
  ) : (
    <Card asChild variant="raised" size="flush" className={layout}>
      {children}
    </Card>
  );
}

function ResourceCard({
  title,
  text,
  picture,
  children,
  urgent = false,
}: {
  title: string;
  text: ReactNode;
  picture: ReactNode;
  children: ReactNode;
  urgent?: boolean;
}) {
  return (
    <Sheet urgent={urgent}>
      <li>
        <div className="flex flex-col items-start gap-3">
          <h2 className="text-h3">{title}</h2>
          <p>{text}</p>
          <div className="mt-auto pt-2">{children}</div>
        </div>
        <div className="grid w-32 place-items-center max-sm:hidden">{picture}</div>
      </li>
    </Sheet>
  );
}

/** The four links of the hub (product.md §2, Resources hub). */
export function ResourceCards() {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      <ResourceCard
        title="Blogs"
        text="Plain words on sleep, exams, first sessions and life between two countries, with sources."
        picture={<BookOpen className="size-16 text-primary" />}
      >
        <Button asChild variant="outline">
          <a href="/blog">Read the blog</a>
        </Button>
      </ResourceCard>
      <ResourceCard
        title="Self-Help Tools"
        text="Eight worksheets to print, two of which you can fill in on your own device."
        picture={<SheetThumbnail slug="daily-mood-tracker" className="h-auto w-24" />}
      >
        <Button asChild variant="outline">
          <a href="/resources/tools-worksheets">See the tools</a>
        </Button>
      </ResourceCard>
      <ResourceCard
        urgent
        title="Crisis Support"
        text={
          <>
            In danger: call{' '}
            <a href="tel:112" className="font-bold text-destructive underline underline-offset-4">
              112
            </a>
            . To talk to someone now, free, day and night:{' '}
            <a href="tel:14416" className="font-bold text-destructive underline underline-offset-4">
              14416
            </a>
            . More numbers are one tap away.
          </>
        }
        picture={<Phone className="size-16 text-destructive" />}
      >
        <Button asChild>
          <a href={urgentHelpPath}>See all helplines</a>
        </Button>
      </ResourceCard>
      <ResourceCard
        title="Schedule Consultation"
        text={`A first ${site.consultationMinutes}-minute call with a trained person, who tells you plainly what could help.`}
        picture={<CalendarClock className="size-16 text-primary" />}
      >
        <BookingButton>Schedule Consultation</BookingButton>
      </ResourceCard>
    </ul>
  );
}
